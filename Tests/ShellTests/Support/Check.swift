import Glibc
import Shell
import TestSupport
import Testing
import ViewKit

/// What somebody at a prompt types and sees: each input begins with `> ` (its further lines with `. `), and what the
/// session answers, errors included, stands below it.
func check(
  _ transcript: String, files: [String: String] = [:], configure: @escaping (RecordingHost) -> Void = { _ in },
  allowsPrograms: Bool = false, at location: SourceLocation = #_sourceLocation
) {
  let actual = inSession(files: files) { session, host in
    session.settings.isInteractive = true
    session.settings.echoes = true
    session.settings.allowsPrograms = allowsPrograms
    configure(host)
    var text = ""
    for input in inputs(of: transcript) {
      host.everything = ""
      let outcome = session.run(input)
      text += input.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .map { ($0 == 0 ? "> " : $1.isEmpty ? "." : ". ") + $1 + "\n" }.joined()
      text += host.everything
      text += Runtime.current.checkInvariants().map { "unsound: \($0)\n" }.joined()
      if case .exit(let code) = outcome { text += "[exit \(code)]\n" }
    }
    return text
  }
  let wanted = transcript.hasSuffix("\n") || transcript.isEmpty ? transcript : transcript + "\n"
  #expect(actual == wanted, "the session was:\n\(actual)", sourceLocation: location)
}

/// How vsh is started, for `check(script:…)`.
struct Start {
  var echoes = false
  var keepsGoing = false
  var isQuiet = false
  var errorsAsJSON = false
  var allowsPrograms = false
  var arguments: [String] = ["vsh"]
}

/// A script as a file, `s.vsh`: what it prints, what it says on standard error, and its exit code.
func check(
  script: String, _ start: Start = Start(), prints output: String = "", errors: String = "", status: Int32 = 0,
  files: [String: String] = [:], writes: [String: String] = [:], at location: SourceLocation = #_sourceLocation
) {
  var files = files
  files["s.vsh"] = script
  let run = runBatch([.file("s.vsh")], start, files: files)
  #expect(run.output == output, sourceLocation: location)
  #expect(run.errors == errors, sourceLocation: location)
  #expect(run.status == status, sourceLocation: location)
  for (path, text) in writes { #expect(run.files[path] == text, "\(path)", sourceLocation: location) }
}

struct BatchRun: Sendable {
  var output = ""
  var errors = ""
  var status: Int32 = 0
  var files: [String: String] = [:]
  var everything = ""
}

/// Runs inputs as `vsh` does; standard input arrives in the pieces given.
func runBatch(
  _ inputs: [Batch.Input], _ start: Start = Start(), files: [String: String] = [:], standardInput: [String] = []
) -> BatchRun {
  inSession(files: files, start) { session, host in
    var pieces = standardInput[...]
    let batch = Batch(session: session) { (Array((pieces.popFirst() ?? "").utf8), false) }
    let status = session.finish(batch.run(inputs))
    let faults = Runtime.current.checkInvariants().map { "unsound: \($0)\n" }.joined()
    return BatchRun(
      output: host.output, errors: host.errors + faults, status: status, files: host.files, everything: host.everything)
  }
}

/// A session in a world of its own, on a stack as deep as the program's.
func inSession<R: Sendable>(
  files: [String: String] = [:], _ start: Start = Start(), _ body: @escaping (Session, RecordingHost) -> R
) -> R {
  onDeepStack {
    Runtime.withFresh { _ in
      let host = RecordingHost()
      host.files = files
      var settings = Settings()
      settings.echoes = start.echoes
      settings.keepsGoing = start.keepsGoing
      settings.isQuiet = start.isQuiet
      settings.errorsAsJSON = start.errorsAsJSON
      settings.allowsPrograms = start.allowsPrograms
      settings.arguments = start.arguments
      return body(Session(host: host, settings: settings), host)
    }
  }
}

private func inputs(of transcript: String) -> [String] {
  var inputs: [String] = []
  for line in transcript.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("> ") || line == ">" {
      inputs.append(String(line.dropFirst(2)))
    } else if line.hasPrefix(". ") || line == ".", let last = inputs.indices.last {
      inputs[last] += "\n" + line.dropFirst(2)
    }
  }
  return inputs
}

extension Session {
  /// One input of a random session, after which the views must be sound.
  func step(_ text: String) {
    _ = run(text)
    #expect(Runtime.current.checkInvariants() == [], "after \(text)")
  }
}
