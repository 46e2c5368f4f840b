import Tabi
import TabiTesting
import Testing

/// A small app of links as an author writes it, in the spellings that are promised.
@MainActor
@Suite("An author's links")
struct LinkSpellingsTests {
  struct AppDependency: DependencyType {
    let names: [String]
  }

  enum HomeEvent: LinkEvent {
    case didCompleteSave(id: String)
    case unknown(String)
  }

  final class HomeModel: ObservableObject, LinkNavigatorItemSubscriberProtocol {
    @Published var message = "nothing yet"

    func receive(encodedItemString: String) {
      switch encodedItemString.event(HomeEvent.self) {
      case .didCompleteSave(let id): message = "saved \(id)"
      case .unknown(let text): message = "unknown \(text)"
      }
    }
  }

  struct Home: View {
    let navigator: any LinkNavigatorType
    @ObservedObject var model: HomeModel

    var body: some View {
      VStack {
        Text(model.message)
        Button("edit") { navigator.next(linkItem: .init(path: "edit", items: ["id": "123"])) }
        Button("wrong") { navigator.next(linkItem: .init(path: "edit", items: ["number": 5])) }
      }
    }
  }

  struct HomeRouteBuilder: RouteBuilder {
    var matchPath: String { "a" }

    func build(
      navigator: any LinkNavigatorType, item: LinkItem, dependency: any DependencyType
    ) throws -> (any MatchPathUsable)? {
      guard let _: AppDependency = dependency.resolve() else { return nil }
      let model = HomeModel()
      return WrappingController(matchPath: matchPath, title: "Home", eventSubscriber: model) {
        Home(navigator: navigator, model: model)
      }
    }
  }

  struct EditItem: Codable {
    let id: String
  }

  private var builders: [any RouteBuilder] {
    [
      HomeRouteBuilder(),
      RouteBuilderOf(matchPath: "edit") { navigator, items, dependency in
        let app: AppDependency? = dependency.resolve()
        do {
          let item: EditItem = try items.decoded()
          return WrappingController(matchPath: "edit", title: "Edit") {
            Button("save \(item.id) \(app?.names.first ?? "")") {
              navigator.send(
                item: .init(pathList: ["a"], items: ["event": "didCompleteSave", "id": "123"]))
              navigator.back()
            }
          }
        } catch {
          return WrappingController(matchPath: "edit") { Text("\(error)") }
        }
      },
    ]
  }

  private func start() async -> (TestApp, SingleLinkNavigator) {
    let navigator = SingleLinkNavigator(
      routeBuilderItemList: builders, dependency: AppDependency(names: ["레고"]))
    let app = await TestApp(columns: 60, rows: 8) {
      LinkNavigationView(linkNavigator: navigator, item: .init(path: "a"))
    }
    return (app, navigator)
  }

  @Test("What one page sends by name becomes a typed event of another, seen in the next frame")
  func event() async throws {
    let (app, navigator) = await start()
    try await app.press("Enter")
    #expect(app.focusedRow.contains("save 123 레고"))
    try await app.press("Enter")
    #expect(app.text.contains("saved 123"))
    navigator.send(item: .init(path: "a", items: "something else"))
    await app.settle()
    #expect(app.text.contains("unknown something else"))
  }

  @Test(
    "Items that don't decode give an error that names page, type and key, and the page decides what to do")
  func wrongItems() async throws {
    let (app, navigator) = await start()
    try await app.press("Down Enter")
    #expect(navigator.getCurrentPaths() == ["a", "edit"])
    #expect(app.text.contains("The items for edit don't read as EditItem: 'id' is"))
  }

  @Test("A navigator with tabs is written in the same way")
  func tabs() async throws {
    let navigator = TabLinkNavigator(
      routeBuilderItemList: builders, dependency: AppDependency(names: ["레고"]))
    let app = await TestApp(columns: 60, rows: 8) {
      TabLinkNavigationView(
        linkNavigator: navigator,
        tabItemList: [
          TabItem(tag: 0, title: "Home", systemImage: "house", linkItem: .init(path: "a")),
          TabItem(tag: 1, title: "Edit", linkItem: .init(path: "edit", items: ["id": "7"])),
        ])
    }
    try await app.press("2")
    #expect(app.focusedRow.contains("save 7"))
  }

  @Test("A page's model is tested with a navigator that counts calls")
  func mock() {
    let navigator = SingleLinkNavigatorMock()
    navigator.next(linkItem: .init(path: "edit"))
    #expect(navigator.event.next == 1)
  }
}
