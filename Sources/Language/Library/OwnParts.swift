import Syntax

// What a collection can do whose parts are of its own type, `Range` or `Slice`: lose elements at its ends. What is left
// is a part of it.

/// - Parameters:
///   - condition: when the type is a collection.
///   - backward: when it can be gone through from its end.
func ownPartRows(_ name: String, element: String, where condition: String? = nil, backward: String? = nil)
  -> [LibraryRow]
{
  func access(_ call: Arguments) throws -> CollectionAccess {
    CollectionAccess(call.mutableSelf.pointee, try call.ownType(name), call.free)
  }
  func elements(_ call: Arguments) throws -> TypeOperations {
    guard let found = try call.ownType(name).operations.element else { throw Trap(.broken("no elements"), kind: "") }
    return found.operations
  }
  /// Takes elements out at an end; gives the outermost, or nil where there are fewer.
  func taken(_ call: Arguments, _ count: Int, fromEnd: Bool) throws -> Value? {
    let access = try access(call)
    let (start, end) = (try access.start(), try access.end())
    var (index, left) = (fromEnd ? end : start, count)
    while left > 0 {
      if try access.isSame(index, fromEnd ? start : end) { return nil }
      index = try fromEnd ? access.before(index) : access.after(index)
      left -= 1
    }
    let outermost = count == 0 ? .void : try access.element(at: fromEnd ? access.before(end) : start)
    call.mutableSelf.pointee = try fromEnd ? access.part(start, index) : access.part(index, end)
    return outermost
  }
  /// The same where functions of the script are called on the way: in Swift's order.
  func takenByAsking(_ call: Arguments, fromEnd: Bool, asksTwice: Bool) throws -> Value? {
    let access = try access(call)
    if asksTwice, try access.isEmpty() { return nil }
    if try access.isEmpty() { return nil }
    let outermost = try access.element(at: fromEnd ? access.before(access.end()) : access.start())
    call.mutableSelf.pointee =
      try fromEnd
      ? access.sliced(access.start(), access.before(access.end()))
      : access.sliced(access.after(access.start()), access.end())
    return outermost
  }
  func one(_ call: Arguments, fromEnd: Bool, asksTwice: Bool = true) throws -> Value? {
    try access(call).type.callsWhenStepped
      ? takenByAsking(call, fromEnd: fromEnd, asksTwice: asksTwice) : taken(call, 1, fromEnd: fromEnd)
  }
  func several(_ call: Arguments, _ count: Int, fromEnd: Bool) throws -> Bool {
    let access = try access(call)
    guard access.type.callsWhenStepped else { return try taken(call, count, fromEnd: fromEnd) != nil }
    if count == 0 { return true }
    let (start, end) = (try access.start(), try access.end())
    guard
      let index = try access.moved(fromEnd ? end : start, by: fromEnd ? -count : count, limit: fromEnd ? start : end)
    else { return false }
    call.mutableSelf.pointee = try fromEnd ? access.sliced(start, index) : access.sliced(index, end)
    return true
  }
  return [
    LibraryRow("mutating popFirst() -> \(element)?", "Takes the first element out, or gives nil.", where: condition) {
      call in try one(call, fromEnd: false) ?? elements(call).none
    },
    LibraryRow(
      "@discardableResult mutating removeFirst() -> \(element)", "Takes the first element out.", where: condition
    ) { call in
      guard let first = try one(call, fromEnd: false) else { throw Trap(.removeFirstOfEmptyPart) }
      return first
    },
    LibraryRow("mutating removeFirst(_ k: Int)", "Takes so many elements from the start out.", where: condition) {
      call in
      let count = try checked(call[1].int, .negativeRemoval)
      if try !several(call, count, fromEnd: false) { throw Trap(.removeMoreThanContains) }
      return .void
    },
    LibraryRow("mutating popLast() -> \(element)?", "Takes the last element out, or gives nil.", where: backward) {
      call in try one(call, fromEnd: true) ?? elements(call).none
    },
    LibraryRow(
      "@discardableResult mutating removeLast() -> \(element)", "Takes the last element out.", where: backward
    ) { call in
      guard let last = try one(call, fromEnd: true, asksTwice: false) else { throw Trap(.foundNil(implicitly: false)) }
      return last
    },
    LibraryRow("mutating removeLast(_ k: Int)", "Takes so many elements from the end out.", where: backward) { call in
      let count = try checked(call[1].int, .negativeRemoval)
      if try !several(call, count, fromEnd: true) { throw Trap(.removeMoreThanContains) }
      return .void
    },
  ]
}
