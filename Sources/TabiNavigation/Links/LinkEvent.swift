/// An author's enum of the events that pages send each other.
///
/// ```swift
/// enum Event: LinkEvent {
///   case didCompleteSave(id: String)
///   case didDelete
///   case unknown(String)
/// }
/// // received: {"event":"didCompleteSave","id":"123"}
/// switch encodedItemString.event(Event.self) {
/// ```
/// The `event` of the items names the case, the other keys its values. A string that is the name of a case
/// without values is that case.
public protocol LinkEvent: Decodable {
  /// What isn't any other case: another page's event, or one with values of other types.
  static func unknown(_ encodedItemString: String) -> Self
}

extension String {
  /// The items that a page received, as one of its events.
  ///
  /// Items of no case of it are `unknown`; when a case has their name, why they don't fit is traced.
  public func event<Event: LinkEvent>(_ type: Event.Type = Event.self) -> Event {
    let name: String
    var values: [String: JSONValue] = [:]
    if let items = try? JSONText.decode([String: JSONValue].self, from: self) {
      guard case .string(let event) = items["event"] else { return .unknown(self) }
      name = event
      values = items.filter { $0.key != "event" }
    } else {
      name = self
    }
    do {
      // What a synthesized `init(from:)` reads: the case's name over its values.
      return try JSONText.decode(type, from: JSONText.encode([name: values]))
    } catch {
      report(error, type)
    }
    return .unknown(self)
  }

  /// Traces why the values of a case don't fit. That there is no such case is said of the whole, without a key.
  private func report(_ error: any Error, _ type: Any.Type) {
    let error = LinkDecodingError(pages: [], expected: type, text: self, cause: error)
    if error.key != nil { NavigationTrace.report("\(error)") }
  }
}

/// Any value of JSON.
private enum JSONValue: Codable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
