let n: any Collection<Int> = [4, 5, 6]
print(type(of: n.dropFirst()))
let a = n.dropFirst()
let b: Int = a.first!
let c: any BidirectionalCollection<Int> = [4, 5, 6]
let d = c.dropFirst()
print(d.last!)
let e: any RandomAccessCollection<Int> = [1, 2]
print(e.dropFirst().reversed().count, b)
let f: any Sequence<Int> = [1, 2, 3]
let g = f.makeIterator()
print(type(of: g))
let i: any StringProtocol = "abc"
print(i.dropFirst().uppercased())
let j: any RangeReplaceableCollection<Int> = [1]
print(j.filter { $0 > 0 }.count)
let k = n.indices
print(k.count, k.first!)
