/// An identifier or operator, interned: comparing and hashing two names is comparing two integers.
///
/// The lexer makes one per identifier token, so nothing after it hashes a string. Names live for the whole
/// process; a session has a few thousand of them.
public struct Name: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  @usableFromInline let id: UInt32

  @usableFromInline init(id: UInt32) { self.id = id }

  public init(_ text: String) { self = NameTable.shared.intern(text) }
  public init(stringLiteral text: String) { self = NameTable.shared.intern(text) }

  /// The number the table gave it.
  @inlinable public var key: Int { Int(id) }
  public var text: String { NameTable.shared.texts[Int(id)] }
  public var description: String { text }

  @inlinable public static func == (a: Name, b: Name) -> Bool { a.id == b.id }
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// `_`, and the label of an unlabelled argument or parameter.
  public static let underscore: Name = "_"
}

/// The one table of interned names. vsh runs scripts on one thread; tests that run in parallel share the
/// table, hence the lock.
public final class NameTable: @unchecked Sendable {
  public static let shared = NameTable()

  private var ids: [String: UInt32] = [:]
  fileprivate private(set) var texts: [String] = []

  /// - Complexity: one hash of `text`.
  public func intern(_ text: String) -> Name {
    if let id = ids[text] { return Name(id: id) }
    let id = UInt32(texts.count)
    texts.append(text)
    ids[text] = id
    return Name(id: id)
  }
}
