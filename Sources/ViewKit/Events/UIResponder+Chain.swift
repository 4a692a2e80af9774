extension UIResponder {
  /// The receiver, its next responder, and so on. A chain that bites its own tail ends there. Our own addition.
  public final var responderChain: [UIResponder] { Array(chain) }

  /// The same, one by one.
  final var chain: ResponderChain { ResponderChain(first: self) }

  /// The next responder up the chain whose class handles touches itself; the ones in between only pass them on.
  final var handler: UIResponder? {
    chain.dropFirst().first { $0.hooks.contains(.touches) }
  }
}

/// A responder and those after it.
struct ResponderChain: Sequence, IteratorProtocol {
  private var current: UIResponder?
  private var landmark: UIResponder?
  private var steps = 0
  private var limit = 1

  init(first: UIResponder) { current = first }

  mutating func next() -> UIResponder? {
    guard let answer = current else { return nil }
    current = answer.next
    // A loop comes past the landmark sooner or later; the landmark moves on after 1, 2, 4, 8 … steps.
    if current === landmark { current = nil }
    steps += 1
    if steps == limit {
      landmark = answer
      limit *= 2
      steps = 0
      if current === landmark { current = nil }
    }
    return answer
  }
}
