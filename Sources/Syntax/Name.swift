/// An identifier or operator, interned: comparing and hashing two names is comparing two integers.
///
/// The lexer makes one per identifier token, so nothing after it hashes a string. Names live for the whole
/// process; a session has a few thousand of them.
public struct Name: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  @usableFromInline let id: UInt32

  @inlinable init(id: UInt32) { self.id = id }

  public init(_ text: String) { self = NameTable.shared.intern(text) }
  public init(stringLiteral text: String) { self = NameTable.shared.intern(text) }

  /// The number the table gave it.
  @inlinable public var key: Int { Int(id) }
  public var text: String { NameTable.shared.text(of: self) }
  public var description: String { text }

  @inlinable public static func == (a: Name, b: Name) -> Bool { a.id == b.id }
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// `_`, and the label of an unlabelled argument or parameter.
  public static var underscore: Name { Name(.underscore) }

  /// A word of the language: its name is known when vsh is compiled, so no table is asked.
  init(_ word: Word) { self.init(id: word.rawValue) }
}
