import LineEditor
import Syntax

/// `vsh --server-stdio`: one request a line, one answer a line, in JSON, for editors and notebooks.
///
/// Requests are objects; an `id` of any kind comes back in the answer.
///
///     {"id": 1, "run": "let box = UIView()"}   → {"id":1,"outcome":"done","output":"box: UIView, 0 0 0 0\n",
///                                                "errors":[],"notes":[],"path":"window"}
///     {"id": 2, "complete": "box.fr", "at": 6} → {"id":2,"from":4,"to":6,"candidates":[{"text":"frame","detail":"…"}]}
///     {"id": 3, "finished": "func f() {"}      → {"id":3,"finished":false,"open":"{"}
///
/// `outcome` is `done`, `failed`, `interrupted` or `exit` (then with `code`, and the server ends). `at` counts bytes of
/// UTF-8, and so do `from` and `to`. What is no request is answered with an `error`.
public struct Server {
  private let host: any Host
  private let captured: CapturedHost
  let session: Session
  private let readInput: () -> (bytes: [UInt8], isMoreWaiting: Bool)?

  public init(
    host: any Host, settings: Settings, willRun: (Session) -> Void,
    readInput: @escaping () -> (bytes: [UInt8], isMoreWaiting: Bool)?
  ) {
    self.host = host
    self.readInput = readInput
    captured = CapturedHost(host)
    var settings = settings
    settings.isInteractive = true
    settings.echoes = true
    settings.errorsAsJSON = true
    settings.isColoured = false
    session = Session(host: captured, settings: settings)
    willRun(session)
  }

  /// The exit code.
  public func run() -> Int32 {
    var waiting: [UInt8] = []
    while let (bytes, _) = readInput() {
      waiting += bytes
      var start = 0
      while let end = waiting[start...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: waiting[start..<end], as: UTF8.self)
        start = end + 1
        if line.allSatisfy(\.isWhitespace) { continue }
        let (text, code) = answer(line)
        host.write(text + "\n")
        if let code { return code }
      }
      waiting.removeSubrange(..<start)
      if !bytes.isEmpty { continue }
      // The last line may have no end.
      let line = String(decoding: waiting, as: UTF8.self)
      if !line.allSatisfy(\.isWhitespace) { host.write(answer(line).text + "\n") }
      return 0
    }
    return 130
  }

  func answer(_ line: String) -> (text: String, exitCode: Int32?) {
    var json = JSONText()
    json.open("{")
    let request: JSONValue
    do { request = try JSONValue(line) } catch {
      let failure = error as? JSONValue.Failure
      return (refuse("this is no JSON: \(failure?.message ?? "") at byte \(failure?.offset ?? 0)", nil), nil)
    }
    let id = request["id"]
    if let id {
      json.key("id")
      json.raw(id.text)
    }
    var code: Int32?
    if let input = request["run"]?.string {
      code = run(input, &json)
    } else if let text = request["complete"]?.string {
      complete(text, request["at"]?.number, &json)
    } else if let text = request["finished"]?.string {
      let unit = session.parse(SourceText(text), allowsMoreInput: true)
      json.key("finished")
      json.flag(unit.unfinished == nil)
      json.key("open")
      if let open = unit.unfinished { json.string(open.construct.opening) } else { json.value("null") }
    } else {
      return (refuse("a request has \"run\", \"complete\" or \"finished\" with a text", id), nil)
    }
    json.close("}")
    return (json.text, code)
  }

  private func run(_ input: String, _ json: inout JSONText) -> Int32? {
    let outcome = input.allSatisfy(\.isWhitespace) ? .done : session.run(input)
    let (output, errors, _) = captured.take()
    var code: Int32?
    json.key("outcome")
    switch outcome {
    case .done: json.string("done")
    case .failed: json.string("failed")
    case .interrupted: json.string("interrupted")
    case .exit(let number):
      json.string("exit")
      json.key("code")
      json.number(Int(number))
      code = number
    }
    let lines = errors.split(separator: "\n")
    json.key("output")
    json.string(output)
    json.key("errors")
    json.raw("[" + lines.filter { $0.hasPrefix("{") }.joined(separator: ",") + "]")
    json.key("notes")
    json.raw("[" + lines.filter { !$0.hasPrefix("{") }.map { JSONText.quoted(String($0)) }.joined(separator: ",") + "]")
    json.key("path")
    json.string(session.world.path(of: session.world.current))
    return code
  }

  private func complete(_ text: String, _ at: Double?, _ json: inout JSONText) {
    let end = text.utf8.count
    let cursor = at.flatMap { Int(exactly: $0) }.map { max(0, min(end, $0)) } ?? end
    let completion = Completer(session: session).complete(text, cursor)
    json.key("from")
    json.number(completion.range.lowerBound)
    json.key("to")
    json.number(completion.range.upperBound)
    json.key("candidates")
    json.open("[")
    for candidate in completion.candidates {
      json.open("{")
      json.key("text")
      json.string(candidate.text)
      json.key("detail")
      json.string(candidate.detail)
      json.close("}")
    }
    json.close("]")
  }

  private func refuse(_ message: String, _ id: JSONValue?) -> String {
    "{" + (id.map { "\"id\":\($0.text)," } ?? "") + "\"error\":\(JSONText.quoted(message))}"
  }
}
