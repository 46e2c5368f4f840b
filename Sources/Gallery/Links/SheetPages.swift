import Tabi

/// Opens B in a sheet.
struct SheetPageA: View {
  let navigator: any LinkNavigatorType
  let model: PageAModel

  var body: some View {
    PageA(model: model, code: code) { product in
      navigator.sheet(linkItem: LinkItem(path: "b/sheet", items: ["id": "\(product.id)"]))
    } more: {
    }
  }

  private let code = """
    navigator.sheet(
      linkItem: LinkItem(path: "b/sheet", items: ["id": "\\(id)"]))
    """
}

/// In a sheet: what it sends stays there, unless it is sent to the root stack.
struct SheetPageB: View {
  let navigator: any LinkNavigatorType
  @ObservedObject var model: PageBModel
  @State private var receivers: Int?

  var body: some View {
    PageB(model: model, code: code) {
      HStack {
        Button("Save and send") { receivers = save(by: navigator.send) }
        Button("Save and rootSend") {
          _ = save(by: navigator.rootSend)
          navigator.close()
        }
      }
      Text(receivers.map { "send reached \($0) pages: it stays in the sheet" } ?? " ")
    }
  }

  private func save(by send: (LinkItem) -> Int) -> Int {
    model.save()
    return send(.didCompleteSave(model.product, to: ["a/sheet"]))
  }

  private let code = """
    navigator.send(item: saved)      // the pages of the sheet
    navigator.rootSend(item: saved)  // those of the stack below it
    navigator.close()
    """
}
