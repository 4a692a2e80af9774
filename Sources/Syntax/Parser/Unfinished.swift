/// A construct that the end of the text left open: the prompt asks for another line, a file is in error.
public struct Unfinished: Sendable {
  public enum Construct: Sendable {
    case brace, parenthesis, bracket, string, comment, trailingOperator

    /// As it is quoted in messages and shown in a continuation prompt.
    public var opening: String {
      switch self {
      case .brace: "{"
      case .parenthesis: "("
      case .bracket: "["
      case .string: "\"\"\""
      case .comment: "/*"
      case .trailingOperator: ""
      }
    }
  }

  public var construct: Construct
  /// Where it was opened, in bytes.
  public var offset: Int
  /// How many brackets are open there: how far the next line may be indented.
  public var depth: Int

  /// What is missing at the end of the text.
  var missing: SyntaxFact?

  init(construct: Construct, offset: Int, depth: Int, missing: SyntaxFact? = nil) {
    self.construct = construct
    self.offset = offset
    self.depth = depth
    self.missing = missing
  }

  /// As swiftc tells it: the end of the text is where something is missing, and a note shows what waits for it. A literal
  /// is shown where it begins.
  ///
  /// - Parameters:
  ///   - end: Where the text ends for a reader who looks for what is missing.
  ///   - last: The end of the text, before the line break that ends it.
  func diagnostic(end: Int, last: Int) -> Diagnostic {
    switch construct {
    case .string: return SyntaxFact.unterminatedString.diagnostic(Span(offset, offset + 3))
    case .comment:
      var diagnostic = SyntaxFact.unterminatedComment.diagnostic(Span(last, last))
      diagnostic.note = .init(message: SyntaxMessages.noteComment, span: Span(offset, offset + 2))
      return diagnostic
    case .trailingOperator:
      if case .expectedInitialValue? = missing {
        return SyntaxFact.expectedInitialValue.diagnostic(Span(offset + 1, offset + 2))
      }
      return (missing ?? .expectedExpressionAfterOperator).diagnostic(Span(end, end), waiting: offset)
    case .brace, .parenthesis, .bracket:
      let fallback: SyntaxFact =
        construct == .brace
        ? .expectedBrace("brace statement")
        : construct == .bracket ? .expectedBracketInLiteral : .expectedParenInExpression
      var diagnostic = (missing ?? fallback).diagnostic(Span(end, end))
      diagnostic.note = .init(
        message: SyntaxMessages.note(opening: construct.opening), span: Span(offset, offset + 1))
      return diagnostic
    }
  }
}
