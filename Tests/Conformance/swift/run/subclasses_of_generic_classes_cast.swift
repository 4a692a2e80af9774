// A cast to a generic subclass whose arguments its superclass tells.
class Node<T> {
  var value: T
  init(_ value: T) { self.value = value }
}
class Leaf<T>: Node<T> {}
class Pair<A, B>: Node<A> {
  var other: B
  init(_ a: A, _ b: B) {
    other = b
    super.init(a)
  }
}
let node: Node<Int> = Leaf(1)
print((node as? Leaf)?.value ?? 0)
if let leaf = node as? Leaf { print(leaf.value + 1, type(of: leaf)) }
print((node as! Leaf).value)
let nodes: [Node<String>] = [Leaf("a"), Node("b")]
print(nodes.compactMap { $0 as? Leaf }.map(\.value))
let pair: Node<Int> = Pair(1, "x")
print((pair as? Pair<Int, String>)?.other ?? "none", (pair as? Leaf) == nil)
