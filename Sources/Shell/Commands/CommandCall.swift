import Language
import Syntax
import ViewKit

/// One run of a command: what was written behind its name.
struct CommandCall {
  let session: Session
  let command: any Command.Type
  let syntax: CommandStmt
  let source: SourceText
  let values: [CommandValue]

  init(
    session: Session, command: any Command.Type, syntax: CommandStmt, source: SourceText, values: [CommandValue]
  ) {
    (self.session, self.command, self.syntax, self.source) = (session, command, syntax, source)
    self.values = command.document == nil ? values : Self.optionTaken(out: values, command)
  }

  /// Of a command that takes the rest of its line as it stands, `--json` is the first word of it, or the last.
  private static func optionTaken(out values: [CommandValue], _ command: any Command.Type) -> [CommandValue] {
    guard case .text? = command.parameters.first, case .word(var text)? = values.first,
      let rest = text.withoutJSONOption
    else { return values }
    text = rest
    return [.option(name: "json", value: nil)] + (text.isEmpty ? [] : [.word(text)]) + values.dropFirst()
  }

  var isJSON: Bool { has("json") }

  /// `tree --help` is `help tree`; nil when there is no such option.
  var askingForHelp: CommandCall? {
    // A program of the system has its own.
    let isText = if case .text? = command.parameters.first { command != SystemCommand.self } else { false }
    guard has("help") || isText && words == ["--help"] else { return nil }
    return CommandCall(
      session: session, command: HelpCommand.self, syntax: syntax, source: source,
      values: [.word(command.name)] + (isJSON ? [.option(name: "json", value: nil)] : []))
  }

  var isBang: Bool { syntax.isBang }
  var output: Output { session.output }
  var world: World { session.world }

  /// The arguments that are no options.
  var arguments: [CommandValue] {
    values.filter { if case .option = $0 { false } else { true } }
  }

  var words: [String] {
    values.compactMap {
      switch $0 {
      case .word(let word): word
      case .value(_, _, let text): text
      case .parts(_, let text): text
      case .statement(_, let text): text
      case .option: nil
      }
    }
  }

  func has(_ flag: String) -> Bool {
    values.contains { if case .option(flag, _) = $0 { true } else { false } }
  }

  func option(_ name: String) -> String? {
    for case .option(name, let value) in values { return value }
    return nil
  }

  /// A number that an option or word must be.
  func number(_ text: String, _ what: String) throws -> Int {
    guard let number = Int(text), number >= 0 else { throw failure(.notNumber(what, text)) }
    return number
  }

  func failure(_ error: ShellError) -> Trap { Trap(shell: error) }

  /// The view that the first argument names, or the current view.
  func view() throws -> UIView {
    guard let first = arguments.first else { return world.current }
    return try view(first)
  }

  func view(_ argument: CommandValue) throws -> UIView {
    switch argument {
    case .word(let path): return try world.view(at: path)
    case .value(let value, let type, let text):
      if let view = value.ref as? UIView { return view }
      if value.isNone() { throw failure(.nilView(text)) }
      throw failure(.notView(text, "\(type.type)"))
    default: return world.current
    }
  }

  /// The argument at an index, which must be a value of the type.
  func value<T: Bridged>(_ index: Int, as type: T.Type, _ question: String) throws -> T {
    let all = arguments
    guard index < all.count, case .value(let value, _, _) = all[index] else {
      throw failure(.missingWord(question, usage: command.usage))
    }
    return try T.unbox(value)
  }

  /// The view behind a small word, such as `in`; nil when neither is there.
  func view(behind word: String, at index: Int) throws -> UIView? {
    let all = arguments
    guard index < all.count else { return nil }
    if words[index] != word { throw failure(.tooManyWords(words[index], command.name, usage: command.usage)) }
    guard index + 1 < all.count else { throw failure(.missingWord("\(word) which view?", usage: command.usage)) }
    return try view(all[index + 1])
  }

  /// Options that the command does not know, and words too many.
  func validate() throws {
    let known = command.allFlags.union(command.valueOptions.keys)
    for case .option(let name, let value) in values {
      guard known.contains(name) else {
        throw failure(.noOption(Self.dashed(name), of: command.name, hint(for: name, known)))
      }
      if command.valueOptions[name] != nil, value == nil {
        throw failure(.optionNeedsValue(Self.dashed(name)))
      }
    }
    let form = words.first.flatMap { command.forms[$0] }
    let limit = form.map { $0.count + 1 } ?? command.parameters.count
    if !command.repeatsLast, arguments.count > limit,
      !command.parameters.contains(where: { if case .expressions = $0 { true } else { false } })
    {
      throw failure(.tooManyWords(words[limit], command.name, usage: command.usage))
    }
  }

  private func hint(for name: String, _ known: Set<String>) -> String? {
    let near = NearNames.nearest(to: name, among: known.sorted()).map { "'\(Self.dashed($0))'" }
    return near.isEmpty ? "usage: \(command.usage)" : "did you mean \(near.joined(separator: " or "))?"
  }

  static func dashed(_ name: String) -> String { name.count == 1 ? "-\(name)" : "--\(name)" }
}

extension Session {
  /// A command met while a unit runs.
  func run(_ command: TypedCommand, _ values: [CommandValue], _ source: SourceText) throws {
    world.commandRuns += 1
    do { try perform(command, values, source) } catch {
      world.commandRuns -= 1
      throw error
    }
  }

  private func perform(_ command: TypedCommand, _ values: [CommandValue], _ source: SourceText) throws {
    if command.syntax.name == Self.echoCommand {
      if case .word(let name) = values[0], case .value(let value, let type, _) = values[1] {
        try echo(name, value, type)
      }
      return
    }
    guard let known = CommandTable.command(command.syntax.name) else { return }
    try perform(CommandCall(session: self, command: known, syntax: command.syntax, source: source, values: values))
  }

  private func perform(_ call: CommandCall) throws {
    let asked = answersInJSON
    answersInJSON = asked || call.isJSON
    defer { answersInJSON = asked }
    do { try validateAndRun(call) } catch {
      failsInJSON = failsInJSON || call.isJSON
      throw error
    }
  }

  private func validateAndRun(_ call: CommandCall) throws {
    let call = call.askingForHelp ?? call
    try call.validate()
    guard let redirection = call.syntax.redirection else {
      return call.command.isPaged ? try page(call) : try answer(call)
    }
    let text = try output.capture { try answer(call) }
    if !output.isMuted { try send(text, to: redirection) }
  }

  /// Runs a command that may replace the world. Its errors are reported at its place.
  func runSessionCommand(_ command: any Command.Type, _ syntax: CommandStmt, _ source: SourceText) -> Outcome {
    let values = syntax.arguments.map { argument -> CommandValue in
      switch argument.value {
      case .word(let word): .word(word)
      case .option(let name, let value): .option(name: name, value: value)
      case .expression, .statement: .word(source.text(of: argument.span))
      }
    }
    let call = CommandCall(session: self, command: command, syntax: syntax, source: source, values: values)
    do {
      try perform(call)
      return .done
    } catch let failure as LoadFailure {
      return failure.outcome
    } catch {
      if var trap = error as? Trap, trap.place == nil, trap.exitCode == nil, !trap.isInterrupt {
        trap.kind = ""
        complain(trap, at: syntax.span, in: source)
        return .failed
      }
      if let reason = (error as? HostError)?.reason {
        complain(Trap(.said(reason)), at: syntax.span, in: source)
        return .failed
      }
      return report(error, in: source)
    }
  }
}

/// A loaded file failed; what went wrong was reported already.
struct LoadFailure: Error { let outcome: Outcome }
