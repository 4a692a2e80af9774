import Language
import Pictures
import Syntax
import ViewKit

/// `--copy`: the script that makes a picture again in a fresh session, the tree as it is now and the command with
/// nothing left out.
///
/// What `dump` writes is tried first, because it is short. Not everything is in it: what views drew, what moved lately.
/// Then it is the story, as `save` has it. Each is run, and only what gives the same picture is handed out.
struct PictureCopy {
  private let call: CommandCall
  private let size: (columns: Int, rows: Int)
  private let isASCII: Bool

  init(_ call: CommandCall, size: (columns: Int, rows: Int), isASCII: Bool) {
    (self.call, self.size, self.isASCII) = (call, size, isASCII)
  }

  func script(of picture: Picture) throws -> String {
    let wanted = SVGPicture(picture).text
    let (place, command) = (place, try command + "\n")
    for text in [try state(), story()] {
      let script = text + (place.isEmpty || text.hasSuffix("\n" + place) ? "" : place) + command
      if try drawn(by: script).map({ SVGPicture($0).text }) == wanted { return script }
    }
    throw call.failure(.notCopied)
  }

  // MARK: What stands before the command

  private func state() throws -> String {
    let world = call.world
    let screen = world.screen == ScreenSize() ? "" : call.session.log.entries.last { $0.isScreen }?.text.string ?? ""
    return try (screen.isEmpty ? "" : screen + "\n")
      + call.output.capture {
        var writer = DumpWriter(world: world, output: call.output, keepsNameless: true)
        try writer.write(world.root(of: world.current))
      }
  }

  private func story() -> String {
    var log = Log()
    log.entries = call.session.story(before: call.syntax).entries.flatMap(withoutLooks)
    return Story(log, of: call.session, includesFailures: false, startFile: nil).body
  }

  /// Of the running text everything but the commands that only looked.
  private func withoutLooks(_ entry: LogEntry) -> [LogEntry] {
    guard case .statements(let range) = entry.kind, entry.source === call.session.running else { return [entry] }
    let statements = call.session.parse(entry.source).statements
    guard range.upperBound <= statements.count else { return [entry] }
    let kept = range.filter { index in
      guard case .command(let command) = statements[index].kind else { return true }
      return CommandTable.command(command.name)?.group != .look
    }
    return kept.map { index in
      let part = call.session.part(of: statements, index..<index + 1, entry.source)
      return LogEntry(
        kind: .statements(part.range), source: entry.source, text: .part(part, entry.source), echoes: entry.echoes,
        isChange: entry.isChange, steps: entry.steps.filter { $0.statements.overlaps(part.range) })
    }
  }

  private var place: String {
    let world = call.world
    guard world.current !== world.window, let path = world.absolutePath(of: world.current) else { return "" }
    return "cd \(path)\n"
  }

  // MARK: The command

  /// As it was written, with views by their whole paths and the picture's size.
  private var command: String {
    get throws {
      var words = [call.command.name]
      let first = call.syntax.arguments.first { if case .option = $0.value { false } else { true } }
      var place = 0
      for argument in call.syntax.arguments {
        let written = call.source.text(of: argument.span)
        switch argument.value {
        case .option("copy", _), .option("ascii", _), .option("unicode", _), .option("size", _): break
        case .option(let name, let value):
          switch call.command.valueOptions[name] {
          case .view?, .views?:
            let paths = try (value ?? "").split(separator: ",").map { try path(String($0)) }
            words.append("\(CommandCall.dashed(name)) \(paths.joined(separator: ","))")
          default: words.append(written)
          }
        case .word(let word):
          if case .view? = call.command.parameter(at: place, first: first) {
            words.append(try path(word))
          } else {
            words.append(written)
          }
          place += 1
        case .expression, .statement:
          words.append(written)
          place += 1
        }
      }
      let isText = call.command != LookCommand.self && !call.has("look")
      if !isText, !call.has("describe"), !call.has("json") {
        words += ["--size \(size.columns)x\(size.rows)", isASCII ? "--ascii" : "--unicode"]
      } else if isASCII {
        words.append("--ascii")
      }
      return words.joined(separator: " ")
    }
  }

  private func path(_ word: String) throws -> String {
    call.world.absolutePath(of: try call.world.view(at: word)) ?? word
  }

  // MARK: Trying it out

  /// The last picture that a script makes in a session of its own; nil when it fails.
  private func drawn(by script: String) throws -> Picture? {
    let (session, world) = (call.session, call.world)
    let host = CapturedHost(session.host)
    host.refusal = "a copy writes no files"
    var settings = Settings()
    settings.isQuiet = true
    defer {
      Runtime.current = world.runtime
      session.interruptFlagChanged(session.interruptFlag)
    }
    let other = Session(host: host, settings: settings)
    var picture: Picture?
    other.pictureTaken = { picture = $0 }
    other.isLastInput = true
    other.interruptFlagChanged = session.interruptFlagChanged
    session.interruptFlagChanged(other.interruptFlag)
    switch other.run(script) {
    case .done: return picture
    case .interrupted: throw Trap.interrupted
    case .failed, .exit: return nil
    }
  }
}

extension LogEntry {
  fileprivate var isScreen: Bool { if case .screen = kind { true } else { false } }
}
