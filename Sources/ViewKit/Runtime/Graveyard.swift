/// Objects whose owner has died, waiting to be released one after the other.
///
/// A tree a million levels deep would overflow the stack if each view released the next inside its own `deinit`. A
/// dying view therefore leaves its children here; whoever came first empties the list in a loop.
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
    runtime.graveyard.isEmptying = true
    while true {
      // Taken out in a statement of its own: the release runs other code, which appends to the list.
      guard let last = runtime.graveyard.waiting.popLast() else { break }
      _ = consume last
    }
    runtime.graveyard.isEmptying = false
  }
}
