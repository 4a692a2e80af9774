import Syntax

// What a lazy collection calls its functions for, as often as Swift's calls them: each step over it, and each look for where
// it begins, may call them. Observed with a collection that notes what is asked of it, in the order in which it is asked.

extension RuntimeType {
  /// Whether it is a collection that calls functions of the script on the way from one element to the next.
  fileprivate var isSteppedByScript: Bool {
    guard case .wrapping(let wrapping) = shape else { return isOwnCollection }
    switch wrapping {
    case .lazyMap, .lazyFilter, .lazyPrefixWhile, .lazyDropWhile: return isCollection
    case .lazy, .reversed, .enumerated, .indices: return wrapped.callsWhenStepped
    case .slice: return storedFields[2].type.callsWhenStepped
    case .flattened: return isCollection
    default: return false
    }
  }

  private var isCollection: Bool { context.libraryNominal("Collection").map(conforms) ?? false }
}

extension CollectionAccess {
  /// The elements by their indices, counted first.
  func elementsByIndex(_ body: (Value) throws -> Void) throws {
    let count = try count()
    if count == 0 { return }
    var index = try start()
    for _ in 0..<max(0, count) {
      try body(element(at: index))
      index = try formAfter(index)
    }
    // That this is the end, is looked at.
    if try !isSame(index, end()) { throw Trap(.indexOutOfRange) }
  }

  /// What `split` gives, looked for step by step.
  func split(_ maxSplits: Int, _ omitsEmpty: Bool, _ isSeparator: (Value) throws -> Bool) throws -> [Value] {
    if maxSplits < 0 { throw Trap(.negativeSplits) }
    var (begin, result) = (try start(), [Value]())
    let isWhole = try maxSplits == 0 || isEmpty()
    let end = try end()
    if isWhole { return try !isSame(begin, end) || !omitsEmpty ? [sliced(begin, end)] : [] }
    var index = begin
    while try !isSame(index, end) {
      guard try isSeparator(element(at: index)) else {
        index = try formAfter(index)
        continue
      }
      if try !isSame(begin, index) || !omitsEmpty { result.append(try sliced(begin, index)) }
      index = try formAfter(index)
      begin = index
      if result.count == maxSplits { break }
    }
    if try !isSame(begin, end) || !omitsEmpty { result.append(try sliced(begin, end)) }
    return result
  }
}

// What the tests of lazy filters and of `prefix(while:)` and `drop(while:)` say.
extension CollectionAccess {
  /// Past the elements of a `prefix(while:)` that has some.
  var pastKept: Value { Value(tuple: [.pastEnd]) }

  /// The index of a `prefix(while:)` at one of the collection inside.
  func keeping(_ index: Value) -> Value { Value(tuple: [.inRange(index)]) }

  /// The index of the collection inside, which that of a `prefix(while:)` is; nil past the end.
  func keptIndex(_ index: Value) throws -> Value? { try inner(index).boundInRange() }

  /// Whether even the first element does not pass the test of a `prefix(while:)`.
  func keepsNone() throws -> Bool {
    let base = try base()
    let first = try base.start()
    return try base.isSame(first, base.end()) || !passes(base.element(at: first))
  }

  /// An index of the collection inside, where its element passes the test of a `prefix(while:)`; else the end.
  func kept(_ index: Value) throws -> Value {
    let base = try base()
    let isKept = try !base.isSame(index, base.end()) && passes(base.element(at: index))
    return isKept ? keeping(index) : pastKept
  }

  /// The last index that a `prefix(while:)` keeps, which has some.
  func lastKept() throws -> Value {
    let base = try base()
    var index = try base.start()
    while true {
      let next = try base.after(index)
      if try base.isSame(next, base.end()) || !passes(base.element(at: next)) { return keeping(index) }
      index = next
    }
  }

  /// Where the elements of the collection inside stop to pass the test of a `drop(while:)`.
  func firstThatFails() throws -> Value {
    let base = try base()
    var index = try base.start()
    while try !base.isSame(index, base.end()), try passes(base.element(at: index)) {
      index = try base.formAfter(index)
    }
    return index
  }

  /// A step of a lazy filter to another place than the next: as `index(_:offsetBy:)` steps, in one direction.
  func filterStep(_ index: Value, _ direction: Int) throws -> Value {
    let base = try base()
    var index = index
    repeat {
      index = try base.moved(index, by: direction)
    } while try !base.isSame(index, base.end()) && !passes(base.element(at: index))
    return index
  }

  /// The first index from one on whose element the lazy filter lets through.
  func next(from index: Value) throws -> Value {
    let base = try base()
    var index = index
    while try !base.isSame(index, base.end()), try !passes(base.element(at: index)) {
      index = try base.formAfter(index)
    }
    return index
  }

  /// What the function of a lazy filter says; none stands for that of `compactMap`.
  func passes(_ item: Value) throws -> Bool {
    let fields = try value.fields().fields
    guard fields[1].ref != nil else { return !item.isNone(depth: type.wrapped.operations.elementDepth) }
    return try fields[1].function().call1(free, item).bool
  }
}

/// The elements of what is copied by its indices, as `insert(contentsOf:)` does.
func elementsCopied(of collection: Value, type: RuntimeType, free: Frame) throws -> [Value] {
  guard type.callsWhenStepped else { return try elements(of: collection, type: type, free: free) }
  let result = ArrayBox()
  try CollectionAccess(collection, type, free).elementsByIndex { try result.items.add($0, type.context) }
  return result.take()
}

extension TypeOperations {
  /// See `RuntimeType.callsWhenStepped`.
  static func callsWhenStepped(_ type: RuntimeType) -> Bool { type.isSteppedByScript }
}
