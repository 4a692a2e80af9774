import Glibc

/// Large arrays that nobody holds any more. They are freed in pieces, since freeing millions of values takes longer
/// than a person who presses Ctrl-C should wait; once a statement is to stop, what is left lies here until there is time.
final class Wastebasket {
  private var waiting: [any Waste] = []

  /// Frees the items, or keeps those that are left when Ctrl-C comes.
  func drop<Item>(_ items: inout [Item], _ context: RunContext) {
    // Somebody else holds them: nothing is freed by letting go.
    guard Self.isHeldOnce(&items) else { return }
    while !items.isEmpty {
      // When memory is short, it is to be freed at once.
      if context.interruptFlag.pointee == StopReason.interrupt.rawValue {
        waiting.append(Remains(items: items))
        return
      }
      items.removeLast(min(items.count, Piece.items))
    }
  }

  /// Frees a piece. Answers whether there is more.
  func emptyPiece() -> Bool {
    guard var last = waiting.popLast() else { return false }
    if last.shrink() { waiting.append(last) }
    return !waiting.isEmpty
  }

  /// An array is one counted reference to its storage, which can be asked as an object can.
  static func isHeldOnce<Item>(_ items: inout [Item]) -> Bool {
    withUnsafeMutablePointer(to: &items) {
      $0.withMemoryRebound(to: Storage.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
    }
  }
}

/// Stands for the storage of any array.
private final class Storage {}

/// What is freed in pieces.
private protocol Waste {
  /// Frees a piece. Answers whether there is more.
  mutating func shrink() -> Bool
}

private struct Remains<Item>: Waste {
  var items: [Item]

  mutating func shrink() -> Bool {
    items.removeLast(min(items.count, Piece.items))
    return !items.isEmpty
  }
}

extension RunContext {
  /// Lets go of items, of many in pieces.
  @inline(__always) static func drop<Item>(_ items: inout [Item]) {
    if items.count > Piece.items { dropMany(&items) }
  }

  @inline(never) private static func dropMany<Item>(_ items: inout [Item]) {
    if let running { running.wastebasket.drop(&items, running) }
  }

  /// The one whose code runs on this thread: what is freed has no other way to find out.
  static var running: RunContext? {
    get { pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() } }
    set { pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }) }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    precondition(pthread_key_create(&key, nil) == 0, "no thread-specific storage")
    return key
  }()
}
