import TabiNavigation
import Testing

@Suite("Sending to pages")
@MainActor
struct SendingTests {
  @Test("send reaches the named pages, bottom first, once each, before it returns")
  func order() {
    let mailbox = Mailbox()
    let navigator = makeNavigator(mailbox, at: ["a", "b", "a", "mute", "c"])
    #expect(navigator.send(item: LinkItem(pathList: ["c", "a", "a", "mute"], items: "hi")) == 3)
    #expect(mailbox.log == ["a:hi", "a:hi", "c:hi"])
    #expect(navigator.rootSend(item: LinkItem(path: "b", items: "you")) == 1)
    #expect(mailbox.log.last == "b:you")
  }

  @Test("allSend reaches every page that receives")
  func all() {
    let mailbox = Mailbox()
    let navigator = makeNavigator(mailbox, at: ["a", "mute", "b"])
    #expect(navigator.allSend(item: LinkItem(pathList: [], items: "hi")) == 2)
    #expect(navigator.allRootSend(item: LinkItem(path: "x", items: "2")) == 2)
    #expect(mailbox.log == ["a:hi", "b:hi", "a:2", "b:2"])
  }

  @Test("Nobody is a 0 that is traced")
  func nobody() {
    let navigator = makeNavigator(Mailbox(), at: ["mute", "a"])
    let sentences = traced {
      #expect(navigator.send(item: LinkItem(pathList: ["c", "mute"])) == 0)
    }
    #expect(sentences == ["send: nobody received what was sent to c, mute"])
  }

  @Test("A page popped by an earlier delivery gets none, and one pushed by it gets none either")
  func poppedMeanwhile() {
    let mailbox = Mailbox()
    let navigator = makeNavigator(mailbox, at: ["a", "b", "b"])
    mailbox.onReceive = { name, _ in
      guard name == "a" else { return }
      navigator.back()
      navigator.next(linkItem: LinkItem(pathList: ["c", "b"]))
    }
    #expect(navigator.allSend(item: LinkItem(pathList: [], items: "1")) == 2)
    #expect(mailbox.log == ["a:1", "b:1"])
  }

  @Test("A page that sends gets its own message, nested deliveries end before the outer one")
  func nested() {
    let mailbox = Mailbox()
    let navigator = makeNavigator(mailbox, at: ["a", "b"])
    mailbox.onReceive = { name, text in
      if name == "a", text == "1" { navigator.send(item: LinkItem(pathList: ["a", "b"], items: "2")) }
    }
    #expect(navigator.send(item: LinkItem(pathList: ["a", "b"], items: "1")) == 2)
    #expect(mailbox.log == ["a:1", "a:2", "b:2", "b:1"])
  }

  @Test("Pages that answer each other without end are stopped, and it is traced")
  func endless() {
    let mailbox = Mailbox()
    let navigator = makeNavigator(mailbox, at: ["a"])
    mailbox.onReceive = { _, _ in navigator.send(item: LinkItem(path: "a", items: "again")) }
    let sentences = traced {
      #expect(navigator.send(item: LinkItem(path: "a", items: "first")) == 1)
    }
    #expect(mailbox.log.count == 64)
    #expect(sentences.first == "send: 64 deliveries came out of each other; this one is dropped")
    mailbox.onReceive = { _, _ in }
    #expect(navigator.send(item: LinkItem(path: "a", items: "later")) == 1)
  }

  @Test("A subscriber turns the text into a typed event")
  func typed() throws {
    struct Event: Codable {
      var event: String
      var id: String
    }
    let mailbox = Mailbox()
    var saved: [String] = []
    mailbox.onReceive = { _, text in
      guard let event: Event = try? text.decoded(), event.event == "didCompleteSave" else { return }
      saved.append(event.id)
    }
    makeNavigator(mailbox, at: ["a"])
      .send(item: .init(pathList: ["a"], items: ["event": "didCompleteSave", "id": "123"]))
    #expect(saved == ["123"])
  }
}
