/// Objects whose owner has died, waiting to be released one after the other.
///
/// A tree a million levels deep would overflow the stack if each view released the next inside its own `deinit`. A
/// dying view therefore leaves its children here; whoever came first empties the list in a loop, and leaves the rest for
/// later when somebody asks to stop: letting go of a million views takes longer than a person should wait.
struct Graveyard {
  private var waiting: [AnyObject] = []
  private var isEmptying = false

  /// Takes the objects out of `list`. They are moved one by one, so that the graveyard's is the last reference.
  static func bury<T: AnyObject>(_ list: inout [T]) {
    if list.isEmpty { return }
    let runtime = Runtime.current
    while let object = list.popLast() { runtime.graveyard.waiting.append(object) }
    empty()
  }

  static func bury(_ object: consuming AnyObject) {
    Runtime.current.graveyard.waiting.append(object)
    empty()
  }

  private static func empty() {
    let runtime = Runtime.current
    if runtime.graveyard.isEmptying { return }
    var steps = 0
    empty(runtime) { !Runtime.stops(&steps) }
  }

  /// Releases a thousand of what was left. Answers whether there is more.
  static func emptyPiece() -> Bool {
    let runtime = Runtime.current
    var count = 0
    empty(runtime) {
      count += 1
      return count <= 1000
    }
    return !runtime.graveyard.waiting.isEmpty
  }

  @inline(__always) private static func empty(_ runtime: Runtime, while goesOn: () -> Bool) {
    runtime.graveyard.isEmptying = true
    while goesOn() {
      // Taken out in a statement of its own: the release runs other code, which appends to the list.
      guard let last = runtime.graveyard.waiting.popLast() else { break }
      _ = consume last
    }
    runtime.graveyard.isEmptying = false
  }
}
