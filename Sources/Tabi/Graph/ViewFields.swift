import Glibc
@_spi(Reflection) import Swift

/// A property of a view that lives in the graph, as SwiftUI's `DynamicProperty`.
///
/// A type of an author's own that conforms and holds `@State` and the like gets them connected, too.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called before each evaluation of the body that owns the property.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that the graph connects to the view's node before the body is evaluated.
@MainActor
package protocol NodeProperty: DynamicProperty {
  /// - Parameter slot: This property's place in the node's `slots`.
  mutating func attach(to node: Node, slot: Int)
}

/// A view that holds something an author wrote, a modifier or an app, whose properties count as its own.
protocol PropertyHolder {
  /// What is held.
  static var heldType: any Any.Type { get }
}

/// Where a view's stored properties lie, read from the type once.
///
/// `_forEachField` costs 0.4 µs a view; a `Mirror` would cost twenty times that at every evaluation.
/// Comparing is bound to no actor: a closure on one would check at each field where it runs.
struct ViewFields {
  private struct Property {
    let offset: Int
    let attach: @MainActor (UnsafeMutableRawPointer, Node, Int) -> Void
  }

  private typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private struct Value {
    let offset: Int
    let areEqual: Comparison
  }

  private var properties: [Property] = []
  private var values: [Value] = []
  /// Whether all of the view lies in fields that can be read; an enum's does not.
  private var isComparable = false

  @MainActor private static var known: [ObjectIdentifier: ViewFields] = [:]

  @MainActor static func of<V>(_ type: V.Type) -> ViewFields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields = ViewFields()
    fields.isComparable = fields.read(type, base: 0)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private mutating func read(_ type: any Any.Type, base: Int) -> Bool {
    var found: [(offset: Int, type: any Any.Type, kind: _MetadataKind)] = []
    let complete = _forEachField(of: type) { _, offset, type, kind in
      found.append((base + offset, type, kind))
      return true
    }
    // What a type conforms to is asked as seldom as can be: each first answer costs 50 µs, before there is a frame.
    let held = (type as? any PropertyHolder.Type)?.heldType
    for (offset, type, kind) in found {
      let isDynamic = mayConform(kind) && type is any DynamicProperty.Type
      if isDynamic, let property = type as? any NodeProperty.Type {
        properties.append(Property(offset: offset, attach: attachment(property)))
        // Of what the node keeps, only what the parent passes in counts.
        if let compared = property as? any ComparedProperty.Type {
          values.append(Value(offset: offset, areEqual: comparison(of: compared)))
        }
      } else if isDynamic || type == held {
        if !read(type, base: offset) {
          values.append(Value(offset: offset, areEqual: comparison(of: type, kind)))
        }
        if let property = type as? any DynamicProperty.Type {
          properties.append(Property(offset: offset, attach: updating(property)))
        }
      } else {
        values.append(Value(offset: offset, areEqual: comparison(of: type, kind)))
      }
    }
    // An enum has no fields, and says so as if it were an empty struct.
    return complete && (!found.isEmpty || size(of: type) == 0)
  }

  /// Connects the view's dynamic properties to its node.
  @MainActor
  func attach<V>(_ view: inout V, to node: Node) {
    guard !properties.isEmpty else { return }
    if node.slots.isEmpty { node.slots = Array(repeating: nil, count: properties.count) }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (slot, property) in properties.enumerated() {
        property.attach(base + property.offset, node, slot)
      }
    }
  }

  /// Whether nothing that the body could see differs. May say no for equal views, never yes for others.
  func areEqual<V>(_ old: V, _ new: V) -> Bool {
    guard isComparable else { return false }
    return withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return true }
        for value in values where !value.areEqual(old + value.offset, new + value.offset) { return false }
        return true
      }
    }
  }
}

// MARK: - One field

extension ViewFields {
  /// The same bits are the same value; other bits may still be equal: those between the fields of a struct
  /// mean nothing, and are not always copied.
  private func comparison(of type: any Any.Type, _ kind: _MetadataKind) -> Comparison {
    func equality<T: Equatable>(_: T.Type) -> Comparison {
      { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }
    let size = size(of: type)
    if mayConform(kind), let type = type as? any Equatable.Type {
      let areEqual = equality(type)
      return { memcmp($0, $1, size) == 0 || areEqual($0, $1) }
    }
    var parts: [Value] = []
    let isWhole =
      kind == .struct
      && _forEachField(of: type) { _, offset, type, kind in
        parts.append(Value(offset: offset, areEqual: comparison(of: type, kind)))
        return true
      }
    guard isWhole, !parts.isEmpty else { return { memcmp($0, $1, size) == 0 } }
    return { old, new in
      memcmp(old, new, size) == 0 || parts.allSatisfy { $0.areEqual(old + $0.offset, new + $0.offset) }
    }
  }

  /// Whether types of a kind can conform to anything.
  private func mayConform(_ kind: _MetadataKind) -> Bool {
    switch kind {
    case .function, .existential, .metatype, .existentialMetatype: false
    default: true
    }
  }

  private func size(of type: any Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  private func comparison<P: ComparedProperty>(of type: P.Type) -> Comparison {
    { $0.assumingMemoryBound(to: P.self).pointee.isSame(as: $1.assumingMemoryBound(to: P.self).pointee) }
  }

  private func attachment<P: NodeProperty>(_: P.Type)
    -> @MainActor (UnsafeMutableRawPointer, Node, Int) -> Void
  {
    { pointer, node, slot in pointer.assumingMemoryBound(to: P.self).pointee.attach(to: node, slot: slot) }
  }

  private func updating<P: DynamicProperty>(_: P.Type)
    -> @MainActor (UnsafeMutableRawPointer, Node, Int) -> Void
  {
    { pointer, node, _ in
      // A property whose object is missing can't be read.
      if node.problem == nil { pointer.assumingMemoryBound(to: P.self).pointee.update() }
    }
  }
}

/// A node property that the parent passes something in: an object, say.
package protocol ComparedProperty: NodeProperty {
  nonisolated func isSame(as other: Self) -> Bool
}
