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
  return [
    LibraryRow("mutating popFirst() -> \(element)?", "Takes the first element out, or gives nil.", where: condition) {
      call in try taken(call, 1, fromEnd: false) ?? elements(call).none
    },
    LibraryRow(
      "@discardableResult mutating removeFirst() -> \(element)", "Takes the first element out.", where: condition
    ) { call in
      guard let first = try taken(call, 1, fromEnd: false) else { throw Trap(.removeFirstOfNone) }
      return first
    },
    LibraryRow("mutating removeFirst(_ k: Int)", "Takes so many elements from the start out.", where: condition) {
      call in
      let count = try checked(call[1].int, .negativeRemoval)
      if try taken(call, count, fromEnd: false) == nil { throw Trap(.removeMoreThanHas) }
      return .void
    },
    LibraryRow("mutating popLast() -> \(element)?", "Takes the last element out, or gives nil.", where: backward) {
      call in try taken(call, 1, fromEnd: true) ?? elements(call).none
    },
    LibraryRow(
      "@discardableResult mutating removeLast() -> \(element)", "Takes the last element out.", where: backward
    ) { call in
      guard let last = try taken(call, 1, fromEnd: true) else { throw Trap(.removeLastOfNone) }
      return last
    },
    LibraryRow("mutating removeLast(_ k: Int)", "Takes so many elements from the end out.", where: backward) { call in
      let count = try checked(call[1].int, .negativeRemoval)
      if try taken(call, count, fromEnd: true) == nil { throw Trap(.removeMoreThanContains) }
      return .void
    },
  ]
}
