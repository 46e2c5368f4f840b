import Tabi

/// The pages A and B side by side, each at the root of a tab.
struct LinkTabs: View {
  let navigator: TabLinkNavigator

  var body: some View {
    TabLinkNavigationView(
      linkNavigator: navigator,
      tabItemList: [
        TabItem(tag: 0, title: "Page A", linkItem: LinkItem(path: "a/tab")),
        TabItem(tag: 1, title: "Page B", linkItem: LinkItem(path: "b/tab")),
      ]
    )
    .toolbar(.hidden, for: .navigationBar, .tabBar)
  }
}

/// Tells B what to edit, and shows its tab.
struct TabPageA: View {
  let navigator: any LinkNavigatorType
  let model: PageAModel

  var body: some View {
    PageA(model: model, code: code) { product in
      navigator.send(
        targetTabPath: "b/tab",
        item: LinkItem(path: "b/tab", items: ["event": "edit", "id": "\(product.id)"]))
      navigator.moveTab(targetPath: "b/tab")
    } more: {
    }
  }

  private let code = """
    TabLinkNavigationView(linkNavigator: navigator, tabItemList: [
      TabItem(tag: 0, title: "Page A", linkItem: LinkItem(path: "a/tab")),
      TabItem(tag: 1, title: "Page B", linkItem: LinkItem(path: "b/tab")),
    ])

    navigator.send(targetTabPath: "b/tab", item: .init(
      pathList: ["b/tab"], items: ["event": "edit", "id": "\\(id)"]))
    navigator.moveTab(targetPath: "b/tab")
    """
}

/// Tells A what was saved, and shows its tab.
struct TabPageB: View {
  let navigator: any LinkNavigatorType
  let model: PageBModel

  var body: some View {
    PageB(model: model, code: code) { Button("Save") { save() } }
      .onSubmit { save() }
  }

  private func save() {
    model.save()
    navigator.send(targetTabPath: "a/tab", item: .didCompleteSave(model.product, to: ["a/tab"]))
    navigator.moveTab(targetPath: "a/tab")
  }

  private let code = """
    navigator.send(targetTabPath: "a/tab", item: .init(
      pathList: ["a/tab"],
      items: ["event": "didCompleteSave", "id": "\\(id)"]))
    navigator.moveTab(targetPath: "a/tab")
    """
}
