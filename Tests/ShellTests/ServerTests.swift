import Testing

@testable import Shell

/// `vsh --server-stdio`, and the JSON it reads.
@Suite struct ServerTests {
  private func answers(_ lines: [String], pieces: Int = 7) -> (lines: [String], status: Int32) {
    inSession { _, _ in
      let host = RecordingHost()
      var rest = Array(lines.joined(separator: "\n").utf8)[...]
      let server = Server(host: host, settings: Settings(), willRun: { _ in }) {
        defer { rest = rest.dropFirst(pieces) }
        return (Array(rest.prefix(pieces)), false)
      }
      let status = server.run()
      return (host.output.split(separator: "\n").map(String.init), status)
    }
  }

  @Test func answersEachLine() {
    let (lines, status) = answers([
      "{\"id\":1,\"run\":\"let box = UIView()\\naddSubview box\"}", "", "{\"run\":\"nope; nada\",\"id\":\"b\"}",
      "{\"run\":\"insertSubview(UIView(), at: 9)\"}", "{\"run\":\"cd box; tag = 4; undo\"}", "{\"run\":\"  \"}",
      "{\"id\":[2,null],\"finished\":\"func f() {\"}", "{\"finished\":\"1 + 1\"}",
      "{\"complete\":\"box.backgroundC\",\"at\":9}",
      "{\"run\":\"tree --json\"}", "nonsense", "{\"id\":7}", "[]", "{\"run\":\"exit 4\"}", "{\"run\":\"1\"}",
    ])
    #expect(
      lines[..<7] == [
        "{\"id\":1,\"outcome\":\"done\",\"output\":\"box: UIView, 0 0 0 0\\n\",\"errors\":[],\"notes\":[],\"path\":\"window\"}",
        "{\"id\":\"b\",\"outcome\":\"failed\",\"output\":\"\",\"errors\":[{\"file\":\"\",\"line\":1,\"column\":1,"
          + "\"severity\":\"error\",\"message\":\"cannot find 'nope' in scope\",\"code\":\"cannotFind\",\"hint\":null},"
          + "{\"file\":\"\",\"line\":1,\"column\":7,\"severity\":\"error\",\"message\":\"cannot find 'nada' in scope\","
          + "\"code\":\"cannotFind\",\"hint\":null}],\"notes\":[],\"path\":\"window\"}",
        "{\"outcome\":\"done\",\"output\":\"\",\"errors\":[],"
          + "\"notes\":[\"note: UIWindow window has 1 other subviews: index 9 counts as 1\"],\"path\":\"window\"}",
        "{\"outcome\":\"done\",\"output\":\"undid: tag = 4\\n\",\"errors\":[],\"notes\":[],\"path\":\"window/box\"}",
        "{\"outcome\":\"done\",\"output\":\"\",\"errors\":[],\"notes\":[],\"path\":\"window/box\"}",
        "{\"id\":[2,null],\"finished\":false,\"open\":\"{\"}", "{\"finished\":true,\"open\":null}",
      ])
    #expect(lines[7].hasPrefix("{\"from\":4,\"to\":9,\"candidates\":[{\"text\":\"backgroundColor\","))
    #expect(lines[8].contains("\"output\":\"{\\\"name\\\":\\\"box\\\","))
    #expect(
      lines[9...] == [
        "{\"error\":\"this is no JSON: expected a value at byte 0\"}",
        "{\"id\":7,\"error\":\"a request has \\\"run\\\", \\\"complete\\\" or \\\"finished\\\" with a text\"}",
        "{\"error\":\"a request has \\\"run\\\", \\\"complete\\\" or \\\"finished\\\" with a text\"}",
        "{\"outcome\":\"exit\",\"code\":4,\"output\":\"\",\"errors\":[],\"notes\":[],\"path\":\"window/box\"}",
      ])
    #expect(status == 4)
  }

  @Test func endsWithItsInput() {
    let (lines, status) = answers(["{\"run\":\"1\"}"], pieces: 1000)
    #expect(lines.count == 1)
    #expect(status == 0)
  }

  @Test func readsJSON() throws {
    let text = " {\"a\":[1,-2.5e3,true,false,null,\"\\u00e9\\ud83d\\ude00\\n\\\"\\/\"],\"b\":{}} "
    let value = try JSONValue(text)
    #expect(value["a"] == .array([.number(1), .number(-2500), .bool(true), .bool(false), .null, .string("é😀\n\"/")]))
    #expect(value["b"] == .object([:]))
    #expect(try JSONValue(value.text) == value)
    for bad in ["", "{", "[1,", "\"a", "{\"a\" 1}", "nul", "1 2", "{\"a\":}", "\"\\x\"", "[1}", "\"\\u12\""] {
      #expect(throws: JSONValue.Failure.self, "\(bad)") { try JSONValue(bad) }
    }
    #expect(throws: JSONValue.Failure.self) { try JSONValue(String(repeating: "[", count: 5000)) }
  }
}
