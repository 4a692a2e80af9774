import Syntax

/// `vsh --grade check.vsh student.vsh…`: runs the checks of one file on what each of the others makes, each in a fresh
/// session.
public struct Grading {
  let host: any Host
  let writesJSON: Bool
  /// Called before each submission, so that one that never ends can be stopped.
  let willRun: (Session) -> Void

  public init(host: any Host, writesJSON: Bool, willRun: @escaping (Session) -> Void) {
    self.host = host
    self.writesJSON = writesJSON
    self.willRun = willRun
  }

  struct Grade {
    let path: String
    var checks: [CheckResult] = []
    /// Why the submission itself stopped: the sentence and what else there is to it.
    var error: String?

    var passed: Int { checks.filter(\.isTrue).count }
  }

  /// The exit code: 0 when every check of every submission holds.
  public func run(_ paths: [String]) -> Int32 {
    guard let checks = paths.first, paths.count > 1 else {
      host.writeError("vsh: --grade needs a file of checks and at least one submission\n")
      return 2
    }
    let source: SourceText
    do { source = SourceText(name: checks, bytes: try host.read(checks)) } catch {
      host.writeError("vsh: cannot read '\(checks)': \((error as? HostError)?.reason ?? "\(error)")\n")
      return 2
    }
    // What is wrong with the checks is no submission's fault.
    let unit = Session(host: CapturedHost(host)).parse(source)
    if let complaint = unit.diagnostics.first(where: { $0.severity == .error }) {
      let place = source.position(of: Int(complaint.point))
      host.writeError("vsh: \(checks):\(place.line):\(place.column): \(complaint.message)\n")
      return 2
    }
    let grades = paths.dropFirst().map { grade($0, source) }
    if writesJSON {
      host.write("[" + grades.map(Self.json).joined(separator: ",\n ") + "]\n")
    } else {
      host.write(Self.table(grades))
    }
    return grades.allSatisfy { $0.error == nil && $0.passed == $0.checks.count } ? 0 : 1
  }

  private func grade(_ path: String, _ checks: SourceText) -> Grade {
    var grade = Grade(path: path)
    let captured = CapturedHost(host)
    captured.refusal = "a submission writes no files"
    var settings = Settings()
    settings.isQuiet = true
    settings.arguments = [path]
    let session = Session(host: captured, settings: settings)
    do {
      let source = SourceText(name: path, bytes: try host.read(path))
      willRun(session)
      let outcome = session.run(source)
      if outcome == .failed || outcome == .interrupted {
        grade.error = Self.firstError(captured.take().errors) ?? session.lastMessage
      }
    } catch {
      grade.error = "cannot read '\(path)': \((error as? HostError)?.reason ?? "\(error)")"
    }
    _ = captured.take()
    // Its own checks do not count, and what it declared must not stand in for them.
    session.checkResults = []
    session.settings.keepsGoing = true
    session.gradesFailures = true
    willRun(session)
    _ = session.run(checks)
    grade.checks = session.checkResults
    return grade
  }

  private static func firstError(_ errors: String) -> String? {
    errors.split(separator: "\n").first { $0.contains("error: ") }.map(String.init)
  }

  static func table(_ grades: [Grade]) -> String {
    let width = max(10, grades.map(\.path.columns).max() ?? 0)
    func pad(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.columns))
    }
    var text = pad("submission", width) + "  score\n"
    for grade in grades {
      text += pad(grade.path, width) + "  \(grade.passed)/\(grade.checks.count)\n"
      if let error = grade.error { text += "  \(error)\n" }
      for check in grade.checks where !check.isTrue && grade.error == nil {
        text += "  line \(check.line): \(check.sentence)\n"
      }
    }
    let perfect = grades.filter { $0.error == nil && $0.passed == $0.checks.count }.count
    return text + "\(grades.count) \(grades.count == 1 ? "submission" : "submissions"), \(perfect) without a fault\n"
  }

  static func json(_ grade: Grade) -> String {
    var json = JSONText()
    json.open("{")
    json.key("file")
    json.string(grade.path)
    json.key("passed")
    json.number(grade.passed)
    json.key("total")
    json.number(grade.checks.count)
    json.key("error")
    if let error = grade.error { json.string(error) } else { json.value("null") }
    json.key("checks")
    json.open("[")
    for check in grade.checks { check.write(to: &json) }
    json.close("]")
    json.close("}")
    return json.text
  }
}

/// What one `check` came to.
struct CheckResult {
  let line: Int
  let text: String
  let isTrue: Bool
  /// The reason that the check gives.
  var why: String?
  /// The sides of a comparison that does not hold.
  var left: String?
  var right: String?
  /// Why it could not be told.
  var error: String?

  var sentence: String {
    var sentence = text
    if let why { sentence += " (\(why))" }
    if let left, let right { sentence += ": left \(left), right \(right)" }
    if let error { sentence += ": \(error)" }
    return sentence
  }

  func write(to json: inout JSONText) {
    json.open("{")
    json.key("line")
    json.number(line)
    json.key("check")
    json.string(text)
    json.key("passed")
    json.flag(isTrue)
    for (key, value) in [("why", why), ("left", left), ("right", right), ("error", error)] {
      guard let value else { continue }
      json.key(key)
      json.string(value)
    }
    json.close("}")
  }
}
