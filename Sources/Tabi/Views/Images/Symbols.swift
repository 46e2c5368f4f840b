/// The characters that stand for SF Symbols.
///
/// Each is one column wide and has a stand-in in ASCII, as any text has: the screen shows it where it takes nothing
/// else.
enum Symbols {
  /// What stands for a name that isn't known.
  static let unknown = "◌"

  /// The character for a name, or for the nearest name that it begins with.
  static func character(named name: String) -> String? {
    var parts = name.split(separator: ".")[...]
    while !parts.isEmpty {
      let name = parts.joined(separator: ".")
      if let known = table[name] { return known }
      // Digits and letters have symbols of their own: 7.circle, a.square.
      if parts.count == 1, name.allSatisfy(\.isASCII),
        name.count == 1 || (name.count == 2 && Int(name) != nil)
      {
        return name.uppercased()
      }
      parts.removeLast()
    }
    return nil
  }

  static var names: some Collection<String> { table.keys }

  /// Every line: a character, and the names it stands for.
  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      for name in words.dropFirst() { table[String(name)] = String(words[0]) }
    }
    return table
  }()

  private static let lines = """
    ⌂ house building building.2 homekit tent
    ☺ person face.smiling figure.stand figure.walk figure.run figure accessibility
    ☻ person.2 person.3 person.fill
    ⚙ gear gearshape gearshape.2 wrench wrench.and.screwdriver hammer screwdriver
    ☆ star
    ★ star.fill star.circle.fill
    ♡ heart
    ❤ heart.fill heart.circle.fill
    ⌫ trash delete.left delete.backward
    + plus plus.circle plus.square plus.app
    - minus minus.circle minus.square
    ± plusminus
    × multiply
    ÷ divide
    = equal
    % percent
    # number grid numbersign
    @ at
    ? questionmark
    ! exclamationmark
    ⚠ exclamationmark.triangle exclamationmark.octagon exclamationmark.shield
    ⓘ info.bubble
    ℹ info
    ✓ checkmark checkmark.seal checkmark.shield
    ☑ checkmark.square checkmark.circle
    ☐ square app squareshape
    ✕ xmark xmark.circle xmark.square xmark.octagon
    ◯ circle
    ⬤ circle.fill
    ◉ circle.inset.filled record.circle smallcircle.filled.circle target scope
    ◌ circle.dashed circle.dotted
    ◻ rectangle rectangle.portrait rectangle.stack square.on.square square.stack
    ◼ square.fill rectangle.fill stop
    ✎ pencil square.and.pencil highlighter pencil.tip pencil.line applepencil paintbrush paintpalette
    ⌕ magnifyingglass text.magnifyingglass plus.magnifyingglass minus.magnifyingglass
    ‹ chevron.left chevron.backward
    › chevron.right chevron.forward
    ▴ chevron.up chevron.up.circle control arrowtriangle.up
    ▾ chevron.down chevron.down.circle arrowtriangle.down
    ▸ arrowtriangle.right arrowtriangle.forward play
    ◂ arrowtriangle.left arrowtriangle.backward
    ⇕ chevron.up.chevron.down arrow.up.arrow.down arrow.up.and.down
    ⇔ chevron.left.forwardslash.chevron.right arrow.left.and.right
    « chevron.left.2 chevron.backward.2 backward
    » chevron.right.2 chevron.forward.2 forward
    ← arrow.left arrow.backward arrowshape.left
    → arrow.right arrow.forward arrowshape.right
    ↑ arrow.up arrowshape.up
    ↓ arrow.down arrowshape.down
    ⇄ arrow.left.arrow.right shuffle arrow.triangle.swap arrow.swap
    ↺ arrow.counterclockwise gobackward clock.arrow.circlepath
    ↻ arrow.clockwise arrow.2.circlepath arrow.triangle.2.circlepath goforward repeat
    ↩ arrow.uturn.left arrow.uturn.backward arrowshape.turn.up.left return.left
    ↪ arrow.uturn.right arrow.uturn.forward arrowshape.turn.up.right
    ⏎ return
    ↗ arrow.up.right arrow.up.forward link.badge.plus
    ↘ arrow.down.right arrow.down.forward
    ↙ arrow.down.left
    ↖ arrow.up.left
    ⇥ arrow.right.to.line rectangle.portrait.and.arrow.right
    ⇤ arrow.left.to.line rectangle.portrait.and.arrow.forward
    ⇧ square.and.arrow.up shift tray.and.arrow.up arrow.up.doc icloud.and.arrow.up
    ⇩ square.and.arrow.down tray.and.arrow.down arrow.down.doc icloud.and.arrow.down arrow.down.to.line
    ▿ cart basket bag handbag
    ⍾ bell alarm
    ✉ envelope mail paperplane message bubble bubble.left bubble.right text.bubble
    ✆ phone iphone smartphone
    ◙ camera video webcam
    ◪ photo photo.on.rectangle rectangle.on.rectangle photo.stack
    ▱ folder archivebox tray externaldrive internaldrive
    ▯ doc doc.text doc.on.doc doc.on.clipboard document clipboard note newspaper scroll
    ≣ list.bullet list.dash list.number list.star list.bullet.rectangle text.alignleft text.justify
    ☰ line.3.horizontal line.horizontal.3 sidebar.left sidebar.right text.aligncenter
    ≡ line.3.horizontal.decrease slider.horizontal.3 slider.vertical.3 switch.2
    ⋯ ellipsis
    ⋮ ellipsis.vertical
    ⊞ square.grid.2x2 square.grid.3x3 square.grid.3x2 rectangle.grid.2x2 rectangle.grid.1x2 calendar table
    ⊟ book books.vertical book.closed text.book.closed magazine menucard
    ⚑ flag flag.checkered bookmark.fill
    ⚐ bookmark flag.slash
    ⌗ tag qrcode barcode ticket
    ⊠ gift shippingbox cube cube.box
    ▭ creditcard banknote wallet.pass tv display desktopcomputer laptopcomputer
    $ dollarsign
    ₩ wonsign
    ¥ yensign
    € eurosign
    £ sterlingsign
    ◷ clock timer stopwatch hourglass deskclock
    ⌖ location location.north mappin mappin.and.ellipse map pin safari
    ⊕ globe network
    ⚿ lock key lock.shield lock.rotation
    ⚷ lock.open key.horizontal
    ⎋ escape power
    ⌘ command
    ⌥ option
    ⌨ keyboard
    ⎙ printer scanner
    ☀ sun.max sun.min sunrise sunset light.max lightbulb flashlight.on
    ☾ moon moon.stars moon.zzz
    ☁ cloud icloud cloud.sun smoke
    ☂ cloud.rain umbrella drop cloud.drizzle
    ❄ snow snowflake cloud.snow
    ↯ bolt bolt.circle flame
    ♫ music.note music.note.list headphones speaker speaker.wave.2 music.mic mic waveform
    ✂ scissors crop
    ✈ airplane
    ⛍ car bus tram bicycle fuelpump ferry
    ⌣ cup.and.saucer mug
    ⑂ arrow.triangle.branch arrow.branch point.3.connected.trianglepath.dotted
    ∞ infinity
    ✦ sparkles sparkle wand.and.stars wand.and.rays
    ◐ circle.lefthalf.filled circle.righthalf.filled moon.circle
    ◔ chart.pie
    ▤ text.below.photo rectangle.split.1x2 square.split.1x2 square.split.2x1 rectangle.split.3x1
    ▁ chart.bar chart.bar.xaxis chart.line.uptrend.xyaxis chart.xyaxis.line
    ☍ link paperclip personalhotspot
    ☼ brightness sun
    ☷ server.rack cpu memorychip opticaldisc
    ❝ quote.opening quote.bubble text.quote
    ❞ quote.closing
    ☝ hand.raised hand.point.up hand.tap
    ☜ hand.point.left
    ☞ hand.point.right
    ✌ hand.thumbsup
    ☟ hand.thumbsdown hand.point.down
    ◍ eye eye.circle
    ∅ eye.slash nosign circle.slash slash.circle
    ⏸ pause
    ⏺ record
    ⏮ backward.end
    ⏭ forward.end
    ⚕ cross cross.case stethoscope pills bandage staroflife
    ⚖ scalemass
    ⚗ testtube.2 flask
    ♔ crown trophy medal rosette
    ♟ gamecontroller puzzlepiece dice
    ❀ leaf tree carrot
    ⚲ antenna.radiowaves.left.and.right wifi dot.radiowaves.left.and.right cable.connector
    ♨ fork.knife birthday.cake takeoutbag.and.cup.and.straw
    T textformat character text.cursor
    B bold
    I italic
    U underline
    S strikethrough
    """
}
