import Shell
import ViewKit

/// Units, parted by bytes 0x1E, in one session over a live tree. After each: views are sound; what failed or was
/// interrupted changed nothing. At the end: undoing everything gives the tree of the beginning, redoing everything
/// the tree of the end, and what `save` writes rebuilds it in a fresh session.
func sessionTarget(_ bytes: [UInt8]) {
  Runtime.withFresh { _ in
    let story = FuzzedSession()
    for line in FuzzedSession.prologue { require(story.run(line) == .done, "the tree to start from: \(line)") }
    let start = story.dump()
    for unit in bytes.split(separator: 0x1E, maxSplits: 12, omittingEmptySubsequences: true).prefix(12) {
      let text = String(decoding: unit, as: UTF8.self)
      let before = story.dump()
      let outcome = story.run(text)
      if case .exit = outcome { return }
      require(Runtime.current.checkInvariants() == [], "unsound: \(Runtime.current.checkInvariants())")
      if outcome != .done {
        let after = story.dump()
        require(
          after == before, "a unit that came to nothing changed something: \(text)\nbefore:\n\(before)\nafter:\n\(after)")
      }
    }
    story.replays(from: start)
  }
}

final class FuzzedSession {
  let host = MemoryHost()
  let session: Session

  static let prologue = [
    "let a = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100)); window.addSubview(a)",
    "let b = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50)); a.addSubview(b); b.tag = 7",
    "let c = UIView(); b.addSubview(c); c.transform = CGAffineTransform(rotationAngle: 0.5)",
    "class Card: UIView { var depth = 0; override func layoutSubviews() { depth += 1 } }",
    "let d = Card(frame: window.bounds); d.autoresizingMask = [.flexibleWidth, .flexibleHeight]; a.addSubview(d)",
    "var n = 1; var text = \"abc\"; var list = [1, 2, 3]; var table = [\"k\": 1.5]; var some: Int? = nil",
  ]

  init() {
    var settings = Settings()
    settings.echoes = true
    session = Session(host: host, settings: settings)
    session.interruptFlagChanged = { Watchdog.shared.follow($0) }
  }

  func run(_ text: String) -> Outcome {
    var outcome = Outcome.done
    host.clear()
    Watchdog.shared.watch(session.interruptFlag, limit: 150, patience: 30_000) { outcome = session.run(text) }
    // It may have come too late.
    session.interruptFlag.pointee = 0
    return outcome
  }

  /// What a command prints, without limits of time.
  func answer(_ line: String) -> String {
    host.clear()
    _ = session.run(line)
    return host.printed
  }

  /// The tree, and the current view.
  func dump() -> String { answer(":dump /") + answer(":pwd") }

  func replays(from start: String) {
    let end = dump()
    // Looking is nothing to undo, so this takes back all units, but not what the tree was made from.
    var taken = 0
    while taken < 100, !(answer(":undo").contains("nothing to undo")) { taken += 1 }
    let everything = dump()
    require(Runtime.current.checkInvariants() == [], "unsound after undo")
    for _ in 0..<taken { _ = session.run(":redo") }
    require(dump() == end, "after undo and redo it was\n\(dump())\nand should be\n\(end)")
    _ = everything
    if end == start { return }
    let text = answer(":save -")
    let other = FuzzedSession()
    require(other.session.run(text) == .done, "what was saved does not run:\n\(text)\n\(other.host.printed)")
    require(other.dump() == end, "what was saved makes\n\(other.dump())\nnot\n\(end)\nsaved:\n\(text)")
  }
}
