print(CollectionOfOne(3), [CollectionOfOne("a")])
print("\(CollectionOfOne(3).debugDescription)")
var t = ""
2.5.write(to: &t); Float(1.5).write(to: &t)
func show(_ x: some CustomDebugStringConvertible) -> String { x.debugDescription }
func put<T: TextOutputStreamable>(_ x: T) { var s = "<"; x.write(to: &s); print(s + ">") }
print(show(1.5), show(1...3), show(0..<2), show(Float(2)), show([1]), show(CollectionOfOne(1)), show("a".unicodeScalars))
put(1.5); put(Float(3)); put("s"); put(Character("c"))
let all: [any CustomDebugStringConvertible] = [1.5, 1...2, "q", [1], 0..<1]
for a in all { print(a.debugDescription, a) }
func spin<C: MutableCollection & BidirectionalCollection>(_ c: inout C) { c.reverse() }
var e = EmptyCollection<Int>(); spin(&e); print(e.count)
func join<C: RangeReplaceableCollection>(_ a: C, _ b: C) -> C { var r = a; r.append(contentsOf: b); r.removeFirst(); return r }
print(join("abc".unicodeScalars, "def".unicodeScalars), "ab".unicodeScalars + "c".unicodeScalars)
let r = [1, 2, 3].reversed()
var seen: [ReversedCollection<[Int]>.Index: Int] = [:]
for (n, i) in r.indices.enumerated() { seen[i] = n }
print(seen[r.startIndex]!, Set(r.indices).count)
func d(_ i: String.Index) -> String { i.debugDescription }
print("abc".startIndex, "\("aé".index(after: "aé".startIndex))", d("abc".startIndex), d("abc".endIndex), ["abc".startIndex])
print("\(ObjectIdentifier(Int.self).debugDescription.hasPrefix("ObjectIdentifier(0x"))")
struct S { var x = 1 }
print((\S.x).debugDescription)
