/// The words the parser knows. Their raw values are the indices of their names in `NameTable`, reserved words
/// first, so that "is this a keyword?" is one comparison.
enum Word: UInt32, CaseIterable {
  /// No name: the name of a token that is neither identifier, keyword nor operator.
  case empty = 0

  // Reserved: never an identifier unless written in backticks or after a dot.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, init_,
    `inout`, `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`,
    `static`, `struct`, `subscript`, `typealias`, `var`, `break`, `case`, `catch`, `continue`, `default`,
    `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`, `in`, `repeat`, `return`, `throw`, `switch`,
    `where`, `while`, `as`, `false`, `is`, `nil`, self_, `super`, `throws`, `true`, `try`

  // Words only where the grammar asks for them.
  case underscore, anyType, selfType, typeName, protocolName, get, set, willSet, didSet, mutating, nonmutating,
    weak, unowned, lazy, convenience, required, final, override, prefix, postfix, infix, indirect, optional,
    open, dynamic, package, some, any, async, await, actor, macro, nonisolated, isolated, consuming, borrowing,
    ownedWord, sharedWord, consumingWord, consume, copy, sending, distributed, each, selector, function, line, file,
    fileID, filePath, column, dsohandle, keyPath,
    available, unavailable, higherThan, lowerThan, associativity, assignment, left, right, none

  // Operators with a meaning of their own.
  case equal, arrow, ampersand, question, exclaim, minus, plus, less, greater, doubleEqual, dot, ellipsis,
    tilde, questionQuestion, pipe, shiftRight, halfOpen

  static let lastReserved = Word.try
  static let lastContextual = Word.none

  var text: String { Self.texts[Int(rawValue)] }

  private static let texts: [String] =
    ([""]
      + split(reserved) + ["_"] + split(contextual) + split(operators))

  private static func split(_ words: StaticString) -> [String] {
    words.withUTF8Buffer { bytes in
      // By hand: an array of slices, made nowhere else, is a generic type that costs a start more than all the words.
      var result: [String] = []
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: " ") {
        if end > start { result.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
        start = end + 1
      }
      return result
    }
  }

  private static let reserved: StaticString = """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator \
    precedencegroup private protocol public rethrows static struct subscript typealias var break case catch \
    continue default defer do else fallthrough for guard if in repeat return throw switch where while as \
    false is nil self super throws true try
    """
  private static let contextual: StaticString = """
    Any Self Type Protocol get set willSet didSet mutating nonmutating weak unowned lazy convenience required \
    final override prefix postfix infix indirect optional open dynamic package some any async await actor \
    macro nonisolated isolated consuming borrowing \
    __owned __shared __consuming consume copy sending distributed each selector function line file \
    fileID filePath column dsohandle keyPath available unavailable higherThan lowerThan associativity \
    assignment left right none
    """
  private static let operators: StaticString = """
    = -> & ? ! - + < > == . ... ~ ?? | >> ..<
    """
}

extension Name {
  /// Whether it is a word that names nothing unless it stands in backticks or behind a dot.
  public var isReserved: Bool { id > 0 && id <= Word.lastReserved.rawValue }
}
