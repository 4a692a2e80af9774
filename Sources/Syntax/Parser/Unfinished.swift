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

  public var diagnostic: Diagnostic {
    switch construct {
    case .trailingOperator: SyntaxFact.expectedExpressionAfterOperator.diagnostic(Span(offset, offset + 1))
    case .string: SyntaxFact.unterminatedString.diagnostic(Span(offset, offset + 3))
    case .comment: SyntaxFact.unterminatedComment.diagnostic(Span(offset, offset + 2))
    default: SyntaxFact.neverClosed(construct.opening).diagnostic(Span(offset, offset + 1))
    }
  }
}
