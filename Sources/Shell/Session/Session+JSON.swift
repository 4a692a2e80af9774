import Syntax

/// `--json`: one document a command, and its errors as documents.
extension Session {
  /// Runs a command; with `--json`, so that it writes its document and nothing else.
  func answer(_ call: CommandCall) throws {
    guard call.isJSON, call.command.runsOthers else { return try call.command.run(call) }
    let place = queued.count
    let printed = try output.capture { try call.command.run(call) }
    if queued.count == place { return write(printed, of: call) }
    // What it asked for runs when the running input is done.
    queued.insert(.gather(printed), at: place)
    queued.append(.answer(call))
  }

  /// The document of a command that had others print.
  func write(_ printed: String, of call: CommandCall) {
    call.answer { json in
      call.command.describe(call, &json)
      json.member("printed", printed)
    }
  }

  /// Whether an error is to be a document: `vsh --json` wants all so, a command with `--json` its own.
  func takesErrorAsJSON(_ diagnostics: [Diagnostic], _ source: SourceText) -> Bool {
    if settings.errorsAsJSON || answersInJSON { return true }
    if failsInJSON {
      failsInJSON = false
      return true
    }
    // What the checker finds in a command's words comes before the command runs.
    guard let place = diagnostics.first?.span.start, source.text.contains("--json") else { return false }
    return parse(source).statements.contains { statement in
      guard case .command(let command) = statement.kind, command.span.start <= place, place <= command.span.end,
        CommandTable.command(command.name)?.document != nil
      else { return false }
      return command.arguments.contains {
        switch $0.value {
        case .option("json", _): true
        case .word(let text): text.withoutJSONOption != nil
        default: false
        }
      }
    }
  }
}

extension CommandCall {
  /// Writes the document, an object.
  func answer(_ members: (inout JSONText) -> Void) { document { $0.object(members) } }

  /// Writes the document, a list.
  func answer<T>(each list: [T], _ write: (inout JSONText, T) -> Void) { document { $0.array(list, write) } }

  func document(_ write: (inout JSONText) -> Void) {
    var json = JSONText()
    write(&json)
    output.line(json.text)
  }
}

extension String {
  /// A line without `--json` as its first word, or its last; nil when it has none there.
  var withoutJSONOption: String? {
    let option = "--json"
    if self == option { return "" }
    if hasPrefix(option + " ") { return String(dropFirst(option.count)).trimmed }
    if hasSuffix(" " + option) { return String(dropLast(option.count)).trimmed }
    return nil
  }
}
