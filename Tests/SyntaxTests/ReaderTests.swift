import Testing

@testable import Syntax

/// Standard input, cut into statements.
struct ReaderTests {
  /// What each text is cut into, whatever the sizes of the pieces in which it arrives.
  @Test(arguments: [
    ("a\nb\n", ["a", "b"]),
    ("f(1,\n  2)\nb", ["f(1,\n  2)", "b"]),
    ("if x {\n\n  a\n}\nelse {\n b\n}\nc\n", ["if x {\n\n  a\n}\nelse {\n b\n}", "c"]),
    ("a\n  .b\n\n  .c\nd\n", ["a\n  .b\n\n  .c", "d"]),
    ("a +\nb\nc", ["a +\nb", "c"]),
    ("a\n+ b\nc", ["a\n+ b", "c"]),
    ("a\n-b\nc", ["a", "-b", "c"]),
    ("let s = \"\"\"\n  { ( \\(x +\n  y)\n  \"\"\"\nb", ["let s = \"\"\"\n  { ( \\(x +\n  y)\n  \"\"\"", "b"]),
    ("\"{\"\n\"\\(f(\"}\"))\"\nb", ["\"{\"", "\"\\(f(\"}\"))\"", "b"]),
    ("#\"\\\"#\nb\n#\"\"\"\na\n\"\"\"#\nc", ["#\"\\\"#", "b", "#\"\"\"\na\n\"\"\"#", "c"]),
    ("/* { /* \n */\n*/ a\nb // {\nc", ["/* { /* \n */\n*/ a", "b // {", "c"]),
    ("repeat {\n}\nwhile x\nwhile y {\n}\n", ["repeat {\n}\nwhile x", "while y {\n}"]),
    ("x = c\n  ? 1\n  : 2\nd", ["x = c\n  ? 1\n  : 2", "d"]),
    ("note it's (\nb", ["note it's (", "b"]),
    ("note = (\n1)\nb", ["note = (\n1)", "b"]),
    ("f(\n", ["f("]), ("}\na", ["}", "a"]), ("\"abc\nb", ["\"abc", "b"]), ("\n \n", []),
    ("1 as // \"b\nInt\nc", ["1 as // \"b\nInt", "c"]), ("\"// as\"\nb // as\nc", ["\"// as\"", "b // as", "c"]),
    ("x!\ny?\nz", ["x!", "y?", "z"]),
    ("@objc(a:)\n@x\nfunc f() {\n}\na", ["@objc(a:)\n@x\nfunc f() {\n}", "a"]), ("a\n// c\n  .b\n", ["a\n// c\n  .b"]),
  ])
  func cuts(_ text: String, _ wanted: [String]) {
    for size in [1, 3, 1000] {
      var reader = StatementReader(name: "<stdin>", commands: Shapes.all)
      var found: [String] = []
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        reader.feed(bytes.prefix(size))
        bytes = bytes.dropFirst(size)
        while let statement = reader.next() { found.append(Self.trimmed(statement.text)) }
      }
      reader.finish()
      while let statement = reader.next() { found.append(Self.trimmed(statement.text)) }
      #expect(found == wanted, "pieces of \(size)")
    }
  }

  static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last == "\n" || text.last == " " { text.removeLast() }
    return String(text)
  }

  @Test func givesOutACompleteLineWhenTheInputPauses() {
    var reader = StatementReader(name: "<stdin>")
    reader.feed(Array("print(1)\nlet x = f(\n".utf8))
    #expect(reader.next()?.text == "print(1)\n")
    #expect(reader.next(inputPaused: true) == nil)
    reader.feed(Array("2)\n".utf8))
    #expect(reader.next() == nil)
    let last = reader.next(inputPaused: true)
    #expect(last?.text == "let x = f(\n2)\n")
    #expect(last?.position(of: 0).line == 2)
  }

  /// A quote or a slash just before the line break needs no further bytes to be understood.
  @Test(arguments: ["print(\"first\")\n", "let s = \"\"\n", "a = #\"x\"#\n", "f() /\n", "print(1) // \"\n"])
  func doesNotWaitBehindALineBreak(_ line: String) {
    var reader = StatementReader(name: "<stdin>")
    reader.feed(Array(line.utf8))
    let isOpen = line == "f() /\n"
    #expect((reader.next(inputPaused: true)?.text == line) == !isOpen)
  }

  @Test func keepsLineNumbers() {
    var reader = StatementReader(name: "<stdin>")
    reader.feed(Array("a\n\n\nb(\n)\n// x\nc\n".utf8))
    reader.finish()
    var lines: [Int] = []
    while let statement = reader.next() { lines.append(statement.position(of: 0).line) }
    // The comment belongs to the statement behind it.
    #expect(lines == [1, 4, 6])
  }

  /// The statements of a file are those that its pieces parse to.
  @Test func agreesWithTheParser() {
    for bytes in RobustnessTests.corpus {
      var whole = Parser(SourceText(name: "", bytes: bytes))
      let unit = whole.parseUnit()
      guard unit.diagnostics.isEmpty else { continue }
      var reader = StatementReader(name: "")
      reader.feed(bytes)
      reader.finish()
      var pieces: [String] = []
      while let text = reader.next() {
        var parser = Parser(text, options: ParserOptions(operators: reader.operators))
        let part = parser.parseUnit()
        #expect(part.diagnostics.isEmpty)
        for case .operator_(let name, let fixity, let group) in part.statements.map(\.kind)
        where fixity.contains(.infix) {
          reader.operators.declare(name, group: group)
        }
        if !part.statements.isEmpty { pieces.append(Dump.unit(part)) }
      }
      #expect(pieces.joined(separator: " ") == Dump.unit(unit))
    }
  }
}
