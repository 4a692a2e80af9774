struct DoublyLinkedList<Element> {
    final class Node { var value: Element; var next: Node?; weak var prev: Node?; init(_ v: Element) { value = v } }
    private var head: Node?, tail: Node?
    private(set) var count = 0
    mutating func append(_ v: Element) { let n = Node(v); n.prev = tail; if let t = tail { t.next = n } else { head = n }; tail = n; count += 1 }
    mutating func popFirst() -> Element? { guard let h = head else { return nil }; head = h.next; head?.prev = nil; if head == nil { tail = nil }; count -= 1; return h.value }
    func reversed() -> [Element] { var out: [Element] = []; var n = tail; while let c = n { out.append(c.value); n = c.prev }; return out }
    enum Position { case start, at(Int), end }
    func element(_ p: Position) -> Element? { switch p { case .start: return head?.value; case .end: return tail?.value; case .at(let i): var n = head; for _ in 0..<i { n = n?.next }; return n?.value } }
}
extension DoublyLinkedList: Sequence {
    struct Iterator: IteratorProtocol { fileprivate var node: Node?; mutating func next() -> Element? { defer { node = node?.next }; return node?.value } }
    func makeIterator() -> Iterator { Iterator(node: head) }
}
extension DoublyLinkedList: ExpressibleByArrayLiteral { init(arrayLiteral e: Element...) { e.forEach { append($0) } } }
extension DoublyLinkedList.Node: CustomStringConvertible { var description: String { "Node(\(value))" } }
extension DoublyLinkedList where Element: Comparable { var sortedNodes: [Node] { self.sorted().map(Node.init) } }
var l: DoublyLinkedList = [3, 1, 2]
l.append(9); print(Array(l), l.reversed(), l.popFirst()! + 1, l.count, l.element(.at(1))! * 2, l.element(.end)!, l.element(.at(7)) as Any)
for x in l where x > 1 { print(x, terminator: " ") }; print(l.map { "\($0)!" }, l.sortedNodes)
let it = DoublyLinkedList<String>.Node("z"); print(it, it.value.count, type(of: it))
let pos: DoublyLinkedList<Int>.Position = .at(0); print(pos, l.element(pos)!)
struct Cache<K: Hashable, V> { struct Entry { let key: K; var value: V; var hits = 0 }
    private var entries: [K: Entry] = [:]
    mutating func get(_ k: K, or make: @autoclosure () -> V) -> V { if entries[k] != nil { entries[k]!.hits += 1 } else { entries[k] = Entry(key: k, value: make()) }; return entries[k]!.value }
    var all: [Entry] { entries.values.sorted { $0.hits > $1.hits } } }
var c = Cache<String, Int>(); _ = c.get("a", or: 1); _ = c.get("a", or: 2); _ = c.get("b", or: 3); print(c.all.map { ($0.key, $0.value, $0.hits) }, c.all[0])
