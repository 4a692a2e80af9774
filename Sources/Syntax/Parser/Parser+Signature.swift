/// Pieces of Swift outside a program: what native tables and the shell are written in.
extension Parser {
  /// A single expression, all of the text.
  public static func parseExpression(
    _ text: String, options: ParserOptions = .init()
  ) -> (expression: Expr, diagnostics: [Diagnostic]) {
    var parser = Parser(SourceText(text), options: options)
    let expression = parser.parseExpression()
    return (expression, parser.endOfPiece())
  }

  /// A type, all of the text.
  public static func parseType(_ text: String) -> (type: TypeExpr, diagnostics: [Diagnostic]) {
    var parser = Parser(SourceText(text))
    let type = parser.parseType()
    return (type, parser.endOfPiece())
  }

  /// `map<U>(_ transform: (Element) throws -> U) rethrows -> [U]`, `init(x: Double)`, `static func` is not written:
  /// `static` and other modifiers may stand before the name, `subscript(_ i: Int) -> Element { get set }`.
  ///
  /// - Precondition: The text is well formed. It is part of the program, not of anyone's input.
  public static func parseSignature(_ text: String) -> FunctionDecl {
    var parser = Parser(SourceText(text))
    parser.isInProtocol = true
    parser.isSignature = true
    var modifiers: Modifiers = []
    var moved = true
    while moved {
      moved = false
      for (word, modifier) in [(Word.static, Modifiers.static), (.mutating, .mutating), (.class, .classMember)]
      where parser.token.isWord(word) {
        parser.advance()
        modifiers.insert(modifier)
        moved = true
      }
      if parser.token.isWord(.func) { parser.advance() }
    }
    let start = parser.token.start
    let function: FunctionDecl
    if parser.token.isA(.init_), case .function(let f) = parser.parseInitializer(modifiers, start).kind {
      function = f
    } else if parser.token.isA(.subscript), case .function(let f) = parser.parseSubscript(modifiers, start).kind {
      function = f
    } else {
      let name = parser.token.name
      let span = parser.token.span
      parser.advance()
      function = parser.parseFunctionTail(.function, name, span, modifiers, start, body: nil)
    }
    let problems = parser.endOfPiece()
    precondition(problems.isEmpty, "signature '\(text)': \(problems[0].message)")
    return function
  }

  /// `count: Int`, `static let zero: CGPoint`, `superview: UIView? { get }`.
  ///
  /// - Precondition: As for `parseSignature`.
  public static func parsePropertySignature(_ text: String) -> PropertySignature {
    var parser = Parser(SourceText(text))
    parser.isInProtocol = true
    parser.isSignature = true
    var modifiers: Modifiers = []
    if parser.token.isWord(.static) || parser.token.isWord(.class) {
      parser.advance()
      modifiers.insert(.static)
    }
    var isSettable = true
    if parser.token.isA(.let) || parser.token.isA(.var) {
      isSettable = parser.token.isA(.var)
      parser.advance()
    }
    let name = parser.token.name
    parser.advance()
    let hasColon = parser.take(.colon)
    let type = parser.parseType()
    if parser.token.kind == .leftBrace {
      isSettable = parser.parseAccessors().contains { $0.kind == .set }
    }
    let problems = parser.endOfPiece()
    precondition(hasColon && problems.isEmpty, "signature '\(text)': \(problems.first?.message ?? "no type")")
    return PropertySignature(name: name, type: type, modifiers: modifiers, isSettable: isSettable)
  }

  private mutating func endOfPiece() -> [Diagnostic] {
    if token.kind != .end { diagnose(.unexpectedToken(source.text(of: token.span)), token.span) }
    return finish([]).diagnostics
  }
}

/// A property of a native table.
public struct PropertySignature {
  public var name: Name
  public var type: TypeExpr
  public var modifiers: Modifiers
  /// Without `let` and without `{ get }`.
  public var isSettable: Bool
}
