import Syntax

// The parts of the library that are written in the language itself: what the script's members are called with, and how
// often, is then what Swift calls them with. Each is checked when a script first names what asks for it, so that others
// do not wait for it.

/// A part of the library that is written in the language, and the names that ask for it.
struct LanguageDefaults {
  let names: [String]
  /// Others that ask for it together: one word of each group, wherever in the session.
  var together: [[String]] = []
  let text: String

  /// Whether a text that holds some words asks for it, together with those before.
  fileprivate mutating func isAsked(by words: Set<String>) -> Bool {
    if names.contains(where: words.contains) { return true }
    if together.isEmpty { return false }
    together.removeAll { $0.contains(where: words.contains) }
    return together.isEmpty
  }

  fileprivate static var all: [LanguageDefaults] {
    [
      LanguageDefaults(
        names: [
          "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
          "RangeReplaceableCollection", "SubSequence", "StringProtocol",
        ], text: partDefaults),
      LanguageDefaults(
        // Of the library's own they are for what a script calls a `Slice`, and for parts of `unicodeScalars` that are
        // changed.
        names: ["MutableCollection", "RangeReplaceableCollection", "SubSequence", "Slice"],
        together: [
          ["unicodeScalars"], ["drop", "prefix", "suffix", "..", "split", "trim"],
          ["append", "insert", "remove", "pop", "replac", "reserve", "trim", "filter", "+", "init", "inout"],
        ],
        text: collectionDefaults + "\n" + sliceDefaults),
      LanguageDefaults(names: ["StaticString"], text: textDefaults),
      LanguageDefaults(names: ["Identifiable"], text: identityDefaults),
      LanguageDefaults(names: ["arrayLiteral", "dictionaryLiteral"], text: literalDefaults),
      LanguageDefaults(names: ["SetAlgebra"], text: setAlgebraDefaults),
      LanguageDefaults(
        names: ["difference", "CollectionDifference", "applying", "inferringMoves"], text: differenceDefaults),
      LanguageDefaults(names: ["AdditiveArithmetic", "Numeric", "SignedNumeric"], text: numberDefaults),
    ]
  }
}

/// The parts that no script of the session has asked for yet.
struct DefaultsToCome {
  private var parts: [LanguageDefaults]
  private let search: WordSearch

  init() {
    parts = LanguageDefaults.all
    search = WordSearch(Array(Set(parts.flatMap { $0.names + $0.together.joined() })))
  }

  /// The words of a text that may ask for parts.
  func words(in source: SourceText) -> Set<String> {
    parts.isEmpty ? [] : search.found(in: source, Span(0, source.count))
  }

  /// The next part that a text with some words asks for; it comes no more.
  mutating func takeNext(askedBy words: Set<String>) -> LanguageDefaults? {
    if words.isEmpty { return nil }
    for index in parts.indices where parts[index].isAsked(by: words) { return parts.remove(at: index) }
    return nil
  }
}

/// What a literal of the library's collections calls, for those who call it themselves.
private let literalDefaults = """
  extension Array {
    typealias ArrayLiteralElement = Element
    init(arrayLiteral elements: Element...) { self = elements }
  }
  extension ArraySlice {
    typealias ArrayLiteralElement = Element
    init(arrayLiteral elements: Element...) { self = elements[...] }
  }
  extension Set {
    typealias ArrayLiteralElement = Element
    init(arrayLiteral elements: Element...) { self.init(elements) }
  }
  extension Dictionary {
    init(dictionaryLiteral elements: (Key, Value)...) {
      self.init()
      for (key, value) in elements {
        precondition(self[key] == nil, "Dictionary literal contains duplicate keys")
        self[key] = value
      }
    }
  }
  """

/// A text that is known before anything runs.
private let textDefaults = """
  struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
    private let _text: String
    init() { _text = "" }
    init(stringLiteral value: String) { _text = value }
    var utf8CodeUnitCount: Int { _text.utf8.count }
    var isASCII: Bool { _text.utf8.allSatisfy { $0 < 128 } }
    var hasPointerRepresentation: Bool { true }
    var description: String { _text }
    var debugDescription: String { _text.debugDescription }
  }
  """

/// What tells an object from others, unless its class says so itself.
private let identityDefaults = """
  extension Identifiable where Self: AnyObject {
    var id: ObjectIdentifier { ObjectIdentifier(self) }
  }
  """

/// What `AdditiveArithmetic` and `SignedNumeric` give a script's own numbers.
private let numberDefaults = """
  extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
    static var zero: Self { 0 }
  }
  extension SignedNumeric {
    mutating func negate() { self = 0 - self }
    static prefix func - (operand: Self) -> Self {
      var result = operand
      result.negate()
      return result
    }
  }
  """
