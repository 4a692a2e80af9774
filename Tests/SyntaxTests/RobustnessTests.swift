import TestSupport
import Testing

@testable import Syntax

/// Nothing a user can type crashes the parser, hangs it, or leaves it without an answer.
struct RobustnessTests {
  @Test func survivesTruncationsOfEveryScript() {
    var random = Seeded(seed: 20_240_117)
    for bytes in Self.corpus {
      for _ in 0..<12 { parse(Array(bytes.prefix(random.next(below: bytes.count + 1)))) }
    }
  }

  @Test func survivesDamageToEveryScript() {
    var random = Seeded(seed: 99_173)
    let junk = Array("(){}[]<>\"\\#`'.,:;?!&|+-*/=@$ \n\u{0}\u{ff}\u{c3}°é".utf8) + [0, 0xff, 0xc3]
    for bytes in Self.corpus {
      for _ in 0..<12 {
        var damaged = bytes
        for _ in 0...random.next(below: 6) where !damaged.isEmpty {
          let place = random.next(below: damaged.count)
          switch random.next(below: 3) {
          case 0: damaged.remove(at: place)
          case 1: damaged.insert(junk[random.next(below: junk.count)], at: place)
          default: damaged[place] = junk[random.next(below: junk.count)]
          }
        }
        parse(damaged)
      }
    }
  }

  @Test func survivesGarbage() {
    var random = Seeded(seed: 7)
    let words = [
      "func", "class", "if", "let", "var", "{", "}", "(", ")", "[", "]", "\"", "\\(", "\"\"\"", "switch", "case", ":",
      "in", "for", "=", "==", "?", "!", ".", ",", "<", ">", "->", "a", "b", "1", "2.5", "\n", " ", "@", "#", "#7",
      "tree", ":", "--x", "|", ">>", "guard", "else", "enum", "init", "subscript", "get", "try", "as", "is", "&", "\\.",
      "$0", "`", "/*", "*/", "//", "where", "extension", "struct", "protocol", "repeat", "while", "do", "catch", ";",
      "operator", "infix", "weak", "case", "default", "indirect", "static", "lazy", "override", "import", "°", "é",
    ]
    for _ in 0..<4000 {
      var text = ""
      for _ in 0..<random.next(below: 60) {
        text += words[random.next(below: words.count)]
        if random.next(below: 2) == 0 { text += " " }
      }
      parse(Array(text.utf8))
    }
  }

  @Test(arguments: [
    "(", "[", "{", "f(", "a[", "-", "!", "a.b(", "{ (x) in ", "[[", "a ? ", "a ?? ", "try ", "if x { ", "func f() { ",
    "class A { ", "x = ", "((((1 + ", "\"\\(", "switch x { case ", "[1: ", "&", "f { ", "\\.a[", "if a {} else ",
    "a ? b : ",
    "var x: [", "var x: (", "let f: (Int) -> ", "case .a(", "for x in [", "x as [", "/*", "#", "A<", "let x: A<",
    "return ",
    "1 + ", "a.b", "!!", "a? ", "a!", "{ [x] in ", "@a", "do { ", "defer { ", "guard x else { ", "a!.b", "x: ",
  ])
  func saysThatNestingIsTooDeep(_ opening: String) {
    let unit = parse(Array(String(repeating: opening, count: 5_000).utf8))
    // Every one of them either is too deep, or ends with something open, or is a flat list of errors.
    #expect(!unit.diagnostics.isEmpty)
  }

  @Test func namesTheDepth() {
    let unit = parse(Array((String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000)).utf8))
    #expect(unit.diagnostics.map(\.message) == ["nesting is too deep"])
    let chain = parse(Array(("let x = 1" + String(repeating: " + 1", count: 100_000)).utf8))
    #expect(chain.diagnostics.map(\.message) == ["nesting is too deep"])
  }

  @Test func readsLongLinesAndManyLines() {
    let line = "let a = [" + String(repeating: "CGRect(x: 1, y: 2, width: 3, height: 4), ", count: 25_000) + "1]"
    #expect(parse(Array(line.utf8)).diagnostics.isEmpty)
    let many = String(repeating: "v.frame = CGRect(x: 1, y: 2, width: 3, height: 4)\n", count: 20_000)
    let unit = parse(Array(many.utf8))
    #expect(unit.statements.count == 20_000 && unit.diagnostics.isEmpty)
  }

  /// Parses and prints what was found.
  @discardableResult
  func parse(_ bytes: [UInt8]) -> Unit {
    let source = SourceText(name: "t.vsh", bytes: bytes)
    let unit = onDeepStack {
      var parser = Parser(source, options: ParserOptions(commands: Shapes.all))
      let unit = parser.parseUnit()
      _ = DiagnosticPrinter(form: .batch).text(unit.diagnostics, in: source)
      return unit
    }
    #expect(unit.diagnostics.allSatisfy { $0.span.start >= 0 && Int($0.span.start) <= bytes.count })
    return unit
  }

  static let corpus: [[UInt8]] = ["swift/run", "swift/error", "views"].flatMap { folder in
    Files.list("Conformance/" + folder).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".vsh") }.map(Files.read)
  }
}

/// A generator whose sequence a seed fixes, so that a failure can be repeated.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func next(below limit: Int) -> Int { limit <= 0 ? 0 : Int(next() % UInt64(limit)) }
}

enum Shapes {
  static let all: [Name: CommandShape] = {
    let shapes = [
      CommandShape(name: "tree", parameters: [.view], valueOptions: ["depth"]),
      CommandShape(name: "cd", parameters: [.view]),
      CommandShape(name: "ls", parameters: [.view]), CommandShape(name: "save", parameters: [.word], allowsBang: true),
      CommandShape(name: "explain", parameters: [.expression]),
      CommandShape(name: "why", parameters: [.parts], forms: ["size": [.view, .word, .typed("CGSize")]]),
      CommandShape(name: "log", parameters: [.expressions]),
      CommandShape(name: "check", parameters: [.expressions], compares: true),
      CommandShape(name: "time", parameters: [.statement]), CommandShape(name: "note", parameters: [.text]),
      CommandShape(name: "help", parameters: [.word], repeatsLast: true),
    ]
    return Dictionary(uniqueKeysWithValues: shapes.map { (Name($0.name), $0) })
  }()
}
