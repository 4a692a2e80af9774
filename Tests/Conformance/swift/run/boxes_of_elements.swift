func total(_ s: any Sequence<Int>) -> Int { var t = 0; for x in s { t += x }; return t }
print(total([1, 2]), total(Set([3])), total(1...4), total([5: 6].values), total(stride(from: 0, to: 10, by: 3)))
struct Bag { var items: any Collection<Int>; var sum: Int { items.reduce(0, +) } }
var bag = Bag(items: [1, 2, 3]); print(bag.sum, bag)
bag.items = 4...6
print(bag.sum, bag.items.count, type(of: bag.items))
let all: [any Sequence<Int>] = [[1], 2...3, Set([4])]
for s in all { print(s.map { $0 * 2 }, type(of: s)) }
print(all.map { total($0) })
let v: Any = [1, 2]
if let c = v as? any Collection<Int> { print("ints", c.count) }
if let c = v as? any Collection<String> { print("strings", c.count) } else { print("no strings") }
print(v is any Sequence<Int>, v is any Sequence<String>, v is any Collection)
func make(_ b: Bool) -> any Collection<Int> { if b { return [1, 2] }; return 1..<4 }
print(make(true).count, make(false).count, make(true).contains(2), make(false).max()!)
func op() -> some Collection<Int> { [3, 4].lazy.map { $0 + 1 } }
print(op().count, op().first!, Array(op()))
func gen<C: Collection>(_ c: C) -> String where C.Element == Int { "\(C.self) \(c.count)" }
print(gen(make(true)), gen(make(false)))
func gen2(_ c: some Collection<Int>) -> Int { c.dropFirst().first ?? -1 }
print(gen2(make(true)), gen2([9]), gen2(op()))
let opt: (any Collection<Int>)? = make(true)
print(opt?.count as Any, opt.map { $0.count } as Any)
let d: [String: any Collection<Int>] = ["a": [1], "b": 1...2]
for k in d.keys.sorted() { print(k, d[k]!.count) }
let c = make(false)
print(c, "\(c)", [c], c.sorted(by: >)) 
var it = c.makeIterator(); print(it.next() as Any)
print(c.min() as Any, c.allSatisfy { $0 > 0 }, c.first { $0 > 1 } as Any, c.isEmpty, c.randomElement() != nil)
print(Array(c), Set(c).count, c.map(String.init), c.flatMap { [$0, $0] }, c.compactMap { $0 > 1 ? $0 : nil })
print(c.elementsEqual([1, 2, 3]), c.starts(with: [1]), c.lexicographicallyPrecedes([2]))
print(c.dropFirst().map { $0 }, c.suffix(1).first!, c.split(separator: 2).count, c.shuffled().count, c.reversed())
class Store { let data: any Collection<String>; init(_ d: any Collection<String>) { data = d }; func show() { print(data.joined(separator: "-")) } }
Store(["p", "q"]).show(); Store(Set(["z"])).show()
protocol HasItems { var items: any Sequence<Int> { get } }
struct H: HasItems { var items: any Sequence<Int> { [7, 8] } }
let h: any HasItems = H(); print(h.items.reduce(0, +), Array(h.items))
let x: any Collection<Int> = [1]; let y: any Sequence<Int> = x; print(y.map { $0 }); let z: any Collection = x; print(z.count)
func take(_ c: any Collection) -> Int { c.count }
print(take(x), take([1: 2]), take("abc"))
func both(_ a: any Collection<Int>, _ b: any Collection<Int>) -> Bool { a.elementsEqual(b) }
let e: [any BidirectionalCollection<Int>] = [[1, 2], [3][...]]
for q in e { print(q.last!, q.reversed().map { $0 }, q.dropLast().count) }
