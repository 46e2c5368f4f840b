import Tabi

extension ComponentGroup {
  @MainActor static let layout = ComponentGroup(
    title: "Layout",
    pages: [
      ComponentPage(
        "Stacks",
        code: """
          HStack(alignment: .bottom, spacing: 3) {
            VStack(alignment: .trailing) {
              Text("one below")
              Text("the other")
            }
            Text("side by side")
            ZStack {
              Text("▒▒▒▒▒▒▒▒▒▒")
              Text("on top")
            }
          }
          """
      ) {
        HStack(alignment: .bottom, spacing: 3) {
          VStack(alignment: .trailing) {
            Text("one below")
            Text("the other")
          }
          Text("side by side")
          ZStack {
            Text("▒▒▒▒▒▒▒▒▒▒")
            Text("on top")
          }
        }
      },
      ComponentPage(
        "Spacer and Divider",
        code: """
          HStack {
            Text("left")
            Spacer()
            Text("right")
          }
          Divider()
          HStack {
            Text("a line between")
            Divider()
            Text("the two")
          }
          .frame(height: 1)
          """
      ) {
        VStack(alignment: .leading) {
          HStack {
            Text("left")
            Spacer()
            Text("right")
          }
          Divider()
          HStack {
            Text("a line between")
            Divider()
            Text("the two")
          }
          .frame(height: 1)
        }
      },
      ComponentPage(
        "Padding and border",
        code: """
          Text("two cells, then a line")
            .padding(.horizontal, 2)
            .border(.green)
          Text("wide")
            .padding()
            .border(.red, width: 2)
          """
      ) {
        HStack {
          Text("two cells, then a line").padding(.horizontal, 2).border(.green)
          Text("wide").padding().border(.red, width: 2)
        }
      },
      ComponentPage(
        "Frame",
        code: """
          Text("20 × 3")
            .frame(width: 20, height: 3)
            .border(.primary)
          Text("all there is")
            .frame(maxWidth: .infinity, alignment: .trailing)
            .border(.primary)
          """
      ) {
        VStack(alignment: .leading) {
          Text("20 × 3").frame(width: 20, height: 3).border(.primary)
          Text("all there is").frame(maxWidth: .infinity, alignment: .trailing).border(.primary)
        }
      },
      ComponentPage(
        "Layout priority",
        code: """
          HStack {
            Text("A name as long as it likes to be …")
              .lineLimit(1)
            Spacer()
            Text("1,512,000 원").layoutPriority(1)
          }
          """
      ) {
        HStack {
          Text("A name as long as it likes to be, which gives way to the price beside it in a narrow row")
            .lineLimit(1)
          Spacer()
          Text("1,512,000 원").layoutPriority(1)
        }
      },
    ])
}
