import Glibc

// Native loops whose length a script chooses look at the flag that Ctrl-C sets. Those that call script code for every
// element do so each time; those that only move memory, here, after every piece.

enum Piece {
  /// So many elements are copied or compared between two looks: a fraction of a millisecond.
  static let items = 1 << 13
  /// Texts and arrays that are smaller are not worth looking.
  static let bytes = 1 << 16
}

/// More elements, or bytes of a text, than this are refused rather than run out of memory over.
let maximumCount = 1 << 26

/// A text grows no longer than this.
let maximumBytes = 1 << 29

extension RunContext {
  /// Looks at the flag when `count` says that another piece is done.
  @inline(__always) func checkInterrupt(_ count: Int) throws {
    if count & (Piece.items - 1) == 0 { try checkInterrupt() }
  }

  /// What `make` gives for each, in an array.
  func values<S: Sequence>(_ sequence: S, _ make: (S.Element) throws -> Value) throws -> [Value] {
    let result = ArrayBox()
    result.items.reserveCapacity(sequence.underestimatedCount)
    for element in sequence {
      result.items.append(try make(element))
      try checkInterrupt(result.items.count)
    }
    return result.take()
  }

  /// The same value so many times.
  func repeated(_ value: Value, _ count: Int) throws -> [Value] {
    if count > maximumCount { throw Trap(.arrayTooLarge) }
    if count <= Piece.items { return Array(repeating: value, count: count) }
    let result = ArrayBox()
    result.items.reserveCapacity(count)
    let piece = Array(repeating: value, count: Piece.items)
    while result.items.count + piece.count <= count {
      try checkInterrupt()
      result.items.append(contentsOf: piece)
    }
    result.items.append(contentsOf: piece[..<(count - result.items.count)])
    return result.take()
  }
}

extension ArrayBox {
  /// For somebody who is about to change it. Only large ones are copied here, since that takes long.
  func copy() throws -> ArrayBox {
    guard items.count > Piece.items, let context = RunContext.running else { return ArrayBox(items) }
    return ArrayBox(try .copy(items, context))
  }
}

extension [Value] {
  /// Adds items at the end.
  mutating func append(_ more: some RandomAccessCollection<Value>, _ context: RunContext) throws {
    if more.count <= Piece.items { return append(contentsOf: more) }
    let size = count + more.count
    if size > maximumCount { throw Trap(.arrayTooLarge) }
    // Like one call would: at once, but never less than twice what was there, so that adding again stays cheap.
    if size > capacity { reserveCapacity(Swift.max(size, 2 * count)) }
    var start = more.startIndex
    while start != more.endIndex {
      try context.checkInterrupt()
      let end = more.index(start, offsetBy: Piece.items, limitedBy: more.endIndex) ?? more.endIndex
      append(contentsOf: more[start..<end])
      start = end
    }
  }

  /// Makes a large array its own before it is changed, since copying it takes long.
  mutating func unshare(_ context: RunContext) throws {
    if count > Piece.items, !Wastebasket.isHeldOnce(&self) { self = try .copy(self, context) }
  }

  /// A copy of some items.
  static func copy(_ items: some RandomAccessCollection<Value>, _ context: RunContext) throws -> [Value] {
    if items.count <= Piece.items { return Array(items) }
    let result = ArrayBox()
    result.items.reserveCapacity(items.count)
    try result.items.append(items, context)
    return result.take()
  }
}
