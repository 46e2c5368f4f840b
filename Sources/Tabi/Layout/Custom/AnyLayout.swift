/// A layout whose type is known only at run time: with another layout in it, its views keep their state.
public struct AnyLayout {
  private let base: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) {
    base = (layout as? AnyLayout)?.base ?? layout
  }

  /// What the layout keeps, while it is the same one.
  public struct Cache {
    fileprivate var type: (any Layout.Type)?
    fileprivate var value: Any = ()
  }

  var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

  /// Asks a layout something with the cache that it had, or with a new one.
  private func ask<L: Layout, Answer>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ question: (inout L.Cache) -> Answer
  ) -> Answer {
    let kept = cache.type == L.self ? cache.value as? L.Cache : nil
    cache.value = ()
    var own = kept ?? layout.makeCache(subviews: subviews)
    defer { cache = Cache(type: L.self, value: own) }
    return question(&own)
  }
}

extension AnyLayout: Layout {
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update(_ layout: some Layout) {
      guard cache.type == type(of: layout) else {
        cache = Cache()
        return
      }
      ask(layout, &cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    update(base)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing(_ layout: some Layout) -> ViewSpacing {
      ask(layout, &cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return spacing(base)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size(_ layout: some Layout) -> CGSize {
      ask(layout, &cache, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return size(base)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place(_ layout: some Layout) {
      ask(layout, &cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(base)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func alignment(_ layout: some Layout) -> CGFloat? {
      ask(layout, &cache, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return alignment(base)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func alignment(_ layout: some Layout) -> CGFloat? {
      ask(layout, &cache, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return alignment(base)
  }
}
