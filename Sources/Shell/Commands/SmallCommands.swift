import Language
import Syntax
import ViewKit

enum TickCommand: Command {
  static let name = "tick"
  static let group = CommandGroup.time
  static let summary = "ends a turn of the run loop: lays out and draws what is pending"
  static let usage = "tick [--json]"
  static let document: String? = """
    {"laidOut": number of views, "drew": number of views}
    """
  static let searchWords = ["layout", "display", "run loop", "pass", "layoutIfNeeded"]
  static var examples: [CommandExample] { [CommandExample("tick", "laid out 1, drew 0\n")] }

  static func run(_ call: CommandCall) throws {
    let turn = UIApplication.shared.tick()
    call.world.commandChanges += 1
    if call.isJSON {
      call.answer {
        $0.member("laidOut", turn.laidOut)
        $0.member("drew", turn.drawn)
      }
    } else {
      call.output.line("laid out \(turn.laidOut), drew \(turn.drawn)")
    }
    if call.world.interpreter.context.pendingError != nil, let error = call.world.takePendingError() { throw error }
  }
}

enum ResetCommand: Command {
  static let name = "reset"
  static let group = CommandGroup.time
  static let summary = "starts over with an empty window; `undo` brings everything back"
  static let usage = "reset [--json]"
  static let isSessionCommand = true
  static let rewritesLog = true
  static let document: String? = """
    {"reset": number of changes that were there}
    """
  static let searchWords = ["new", "restart", "start over"]
  static var examples: [CommandExample] { [CommandExample("let a = 1\nreset\nlet a = 2; print(a)", "2\n")] }

  static func run(_ call: CommandCall) throws {
    let session = call.session
    let changes = session.log.entries.dropFirst(session.log.startCount).count(where: \.isChange)
    session.log.replace(with: Array(session.log.startEntries), headline: "reset")
    try session.replayOrStop()
    if call.isJSON { call.answer { $0.member("reset", changes) } }
  }
}

enum ScreenCommand: Command {
  static let name = "screen"
  static let group = CommandGroup.more
  static let summary = "shows or sets the size of the screen, in points, and its scale; starts over"
  static let usage = "screen [width height [scale]] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word, .word, .word] }
  static let isSessionCommand = true
  static let rewritesLog = true
  static let document: String? = """
    {"width": number, "height": number, "scale": number}
    """
  static let searchWords = ["size", "device", "points", "pixels"]
  static var examples: [CommandExample] {
    [
      CommandExample("screen", "320 480 at scale 2\n"),
      CommandExample("screen 375 812 3\npwd\nscreen", "window\n375 812 at scale 3\n"),
    ]
  }

  static func run(_ call: CommandCall) throws {
    let words = call.words
    if words.isEmpty {
      let size = call.world.screen
      if call.isJSON { return tell(size, call) }
      return call.output.line("\(size.width.short) \(size.height.short) at scale \(size.scale.short)")
    }
    guard words.count >= 2, let width = Double(words[0]), let height = Double(words[1]),
      let scale = words.count > 2 ? Double(words[2]) : 2, width > 0, height > 0, scale > 0,
      width < 1e5, height < 1e5, scale <= 10
    else { throw call.failure(.screenSize(usage: usage)) }
    let session = call.session
    let size = ScreenSize(width: width, height: height, scale: scale)
    let entry = LogEntry(
      kind: .screen(size), source: call.source, text: .written(call.source.text(of: call.syntax.span)), echoes: false,
      isChange: true)
    session.log.replace(with: session.log.startEntries + [entry], headline: entry.headline)
    try session.replayOrStop()
    if call.isJSON { tell(size, call) }
  }

  private static func tell(_ size: ScreenSize, _ call: CommandCall) {
    call.answer { json in
      for (name, number) in [("width", size.width), ("height", size.height), ("scale", size.scale)] {
        json.key(name)
        json.number(number)
      }
    }
  }
}

enum SystemCommand: Command {
  static let name = "!"
  static let group = CommandGroup.more
  static let summary = "runs a program of the system; a script stops where one fails"
  static let usage = "!command"
  static var parameters: [CommandShape.Parameter] { [.text] }
  static let searchWords = ["shell", "program"]
  static var examples: [CommandExample] { [] }

  static func run(_ call: CommandCall) throws {
    if call.output.isMuted { return }
    try call.session.run(program: call.words.first ?? "", input: nil)
  }
}

enum ExitCommand: Command {
  static let name = "exit"
  static let group = CommandGroup.more
  static let summary = "leaves, with an exit code; at a prompt `quit` and `:q` leave, too"
  static let usage = "exit [code]"
  static var parameters: [CommandShape.Parameter] { [.word] }
  static let searchWords = ["quit", "leave", "bye"]
  static var examples: [CommandExample] { [CommandExample("exit", "")] }

  static func run(_ call: CommandCall) throws {
    var trap = Trap(.exit, kind: "")
    trap.exitCode = 0
    if let word = call.words.first {
      guard let code = Int32(word), (0...255).contains(code) else {
        throw call.failure(.exitCode(word))
      }
      trap.exitCode = code
    }
    throw trap
  }
}
