import Glibc

// Native loops whose length a script chooses look at the flag that Ctrl-C sets. Those that call script code for every
// element do so each time; those that only move memory, here, after every piece.

enum Piece {
  /// So many elements are copied or compared between two looks: a fraction of a millisecond.
  static let items = 1 << 13
  /// Texts and arrays that are smaller are not worth looking.
  static let bytes = 1 << 16
  /// Arrays that are smaller grow fast enough in one go.
  static let growth = 1 << 18
  /// A long text has room up to the next multiple of so many bytes. When it runs out of it, it is moved in pieces, since
  /// the standard library would move all at once.
  static let room = 1 << 26
  /// Arrays of so many bytes and more are in large pages.
  static let largePages = 1 << 24
  /// Within arrays that are smaller, items are moved fast enough in one go.
  static let moved = 1 << 22
}

/// More elements, or bytes of a text, than this are refused rather than run out of memory over.
let maximumCount = 1 << 26

/// A text grows no longer than this.
let maximumBytes = 1 << 28

extension RunContext {
  /// Looks at the flag when `count` says that another piece is done.
  @inline(__always) func checkInterrupt(_ count: Int) throws {
    if count & (Piece.items - 1) == 0 { try checkInterrupt() }
  }

  /// What `make` gives for each, in an array.
  func values<S: Sequence>(_ sequence: S, _ make: (S.Element) throws -> Value) throws -> [Value] {
    let result = ArrayBox()
    result.items.makeRoom(for: sequence.underestimatedCount)
    for element in sequence {
      try result.items.add(try make(element), self)
      try checkInterrupt(result.items.count)
    }
    return result.take()
  }

  /// The same value so many times.
  func repeated(_ value: Value, _ count: Int) throws -> [Value] {
    if count > maximumCount { throw Trap(.arrayTooLarge) }
    if count <= Piece.items { return Array(repeating: value, count: count) }
    let result = ArrayBox()
    result.items.makeRoom(for: count)
    try result.items.add(repeatElement(value, count: count), self)
    return result.take()
  }
}

extension Array {
  /// Room for so many items, where they are many in large pages: a gigabyte of small ones takes the system a tenth of a second
  /// to take back when the process ends.
  mutating func makeRoom(for size: Int) {
    reserveCapacity(size)
    let bytes = capacity * MemoryLayout<Element>.stride
    if bytes < Piece.largePages { return }
    withUnsafeMutableBufferPointer { items in
      guard let start = items.baseAddress.map({ UInt(bitPattern: $0) }) else { return }
      // Whole pages only. Where the system has no large ones, that changes nothing.
      let page: UInt = 1 << 12
      let first = (start + page - 1) & ~(page - 1)
      let end = (start + UInt(bytes)) & ~(page - 1)
      _ = madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end - first), MADV_HUGEPAGE)
    }
  }

  /// Adds an item at the end.
  @inline(__always) mutating func add(_ item: Element, _ context: RunContext) throws {
    if count == capacity, count >= Piece.growth { try grow(to: 2 * count, context) }
    append(item)
  }

  /// Adds items at the end.
  mutating func add(_ more: some RandomAccessCollection<Element>, _ context: RunContext) throws {
    let size = count + more.count
    if more.count > Piece.items, size > maximumCount { throw Trap(.arrayTooLarge) }
    // Like one call would: at once, but never less than twice what was there, so that adding again stays cheap.
    if size > capacity { try grow(to: Swift.max(size, 2 * count), context) }
    try addPieces(more, context)
  }

  private mutating func addPieces(_ more: some RandomAccessCollection<Element>, _ context: RunContext) throws {
    if more.count <= Piece.items { return append(contentsOf: more) }
    var start = more.startIndex
    while start != more.endIndex {
      try context.checkInterrupt()
      let end = more.index(start, offsetBy: Piece.items, limitedBy: more.endIndex) ?? more.endIndex
      append(contentsOf: more[start..<end])
      start = end
    }
  }

  /// Moves the items to where there is room for more. The standard library would move all at once.
  @inline(never) mutating func grow(to size: Int, _ context: RunContext) throws {
    if count < Piece.growth { return reserveCapacity(size) }
    var larger: [Element] = []
    larger.makeRoom(for: size)
    // What is let go, too, goes in pieces.
    defer { RunContext.drop(&larger) }
    try larger.addPieces(self, context)
    swap(&self, &larger)
  }

  /// Puts items in the place of others. In a large array those behind are not moved but copied.
  mutating func replace(_ range: Range<Int>, with items: some RandomAccessCollection<Element>, _ context: RunContext)
    throws
  {
    let size = count - range.count + items.count
    if count - range.lowerBound <= Piece.moved, items.count <= Piece.items {
      if size > capacity { try grow(to: Swift.max(size, 2 * count), context) }
      return replaceSubrange(range, with: items)
    }
    var result: [Element] = []
    result.makeRoom(for: size)
    defer { RunContext.drop(&result) }
    try result.addPieces(self[..<range.lowerBound], context)
    try result.addPieces(items, context)
    try result.addPieces(self[range.upperBound...], context)
    swap(&self, &result)
  }

  /// A copy of some items.
  static func copy(_ items: some RandomAccessCollection<Element>, _ context: RunContext) throws -> [Element] {
    if items.count <= Piece.items { return Array(items) }
    var result: [Element] = []
    result.makeRoom(for: items.count)
    do { try result.addPieces(items, context) } catch {
      RunContext.drop(&result)
      throw error
    }
    return result
  }

  /// Makes a large array its own before it is changed, since copying it takes long.
  mutating func unshare(_ context: RunContext) throws {
    if count > Piece.items, !Wastebasket.isHeldOnce(&self) { self = try .copy(self, context) }
  }
}
