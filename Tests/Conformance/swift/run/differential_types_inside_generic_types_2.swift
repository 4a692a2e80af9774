struct Outer<T> { struct In<U> { var t: T; var u: U; func both() -> (T, U) { (t, u) } }; func mk<U>(_ t: T, _ u: U) -> In<U> { In(t: t, u: u) } 
  enum Deep { case x(In<Int>); struct Leaf { var d: Deep } } }
let i = Outer<String>.In<Int>(t: "a", u: 1); print(i, i.both(), type(of: i))
print(Outer<Bool>().mk(true, 2.5).both())
let l = Outer<Character>.Deep.Leaf(d: .x(.init(t: "q", u: 3))); print(l); if case .x(let v) = l.d { print(v.u + 1, v.t.isLetter) }
extension Outer.In where U: Numeric { func dbl() -> U { u + u } }
print(i.dbl())
class GBase<T> { class Item { var v: T; init(_ v: T) { self.v = v } }; var items: [Item] = []; func add(_ t: T) { items.append(Item(t)) } }
class Ints: GBase<Int> { func total() -> Int { items.reduce(0) { $0 + $1.v } }; func first() -> Item? { items.first } }
let g = Ints(); g.add(3); g.add(4); print(g.total(), g.first()!.v + 1)
protocol Store { associatedtype Item; var all: [Item] { get } }
struct Mem<T>: Store { struct Item { var v: T }; var all: [Item] { [Item(v: t)] }; var t: T }
func firstOf<S: Store>(_ s: S) -> S.Item { s.all[0] }; print(firstOf(Mem(t: 5)).v + 1)
extension Array { struct Chunk { let part: ArraySlice<Element>; var sum: String { "\(part.count)" } }; func chunk(_ n: Int) -> [Chunk] { stride(from: 0, to: count, by: n).map { Chunk(part: self[$0..<Swift.min($0 + n, count)]) } } }
print([1, 2, 3].chunk(2).map { $0.sum + "\($0.part.first! + 1)" })
