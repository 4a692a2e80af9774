print([1,2,3].reversed().dropFirst().indices.count)
for i in "hello".utf8.dropFirst().indices { print(i, terminator: " ") }
print("hello".utf8.dropFirst().indices.count, Array("héy".unicodeScalars.dropLast().indices).count)
let s = Slice(base: [1,2,3,4], bounds: 1..<3)
print(s.indices, s.map { $0 }, s.indices.map { s[$0] })
let d = ["a": 1, "b": 2]
print(d.dropFirst().indices.count, Set([1,2,3]).dropFirst().indices.count, d.keys.dropFirst().indices.count)
print(Array([1,2,3].enumerated().dropFirst().indices).count, (1...5).dropFirst().indices.count, (1...5).indices.dropFirst().indices.count)
let l = [1,2,3,4].lazy.map { $0 * 2 }.dropFirst()
print(l.indices, l.indices.count)
print([1,2,3].lazy.filter { $0 > 1 }.dropFirst().indices.count)
print([[1],[2,3]].joined().dropFirst().indices.count, zip([1,2],[3,4]).dropFirst().map { $0.0 })
print(repeatElement(3, count: 4).dropFirst().indices, CollectionOfOne(3).dropFirst().indices, EmptyCollection<Int>().dropFirst().indices)
print([1,2,3].indices.dropFirst().indices, [1,2,3][1...].indices, ArraySlice([1,2]).dropFirst().indices)
let sub = "hello wörld".dropFirst(2)
print(sub.indices.count, sub.indices.dropFirst().count, sub.indices.dropFirst().map { sub[$0] }, sub.indices.dropFirst().indices.count)
for i in [1,2,3].reversed().dropFirst().indices { print([1,2,3].reversed()[i]) }
print(d.dropFirst().lazy.map { $0.value }.count, Set([1, 2, 3]).dropFirst().lazy.count, d.lazy.map { $0.key }.dropFirst().count)
print([1, 2, 3].lazy.map { $0 }.count, d.values.lazy.count, d.indices.count, Set("abc").indices.dropLast().count)
