// Runs of elements in collections: found, cut away, replaced; pairs of sequences compared by a function.

let list = [1, 2, 3, 1, 2]
print(list.contains([2, 3]), list.contains([3, 2]), list.contains([]), [[1], [2]].contains([1]))
print(list.firstRange(of: [1, 2]) as Any, list.ranges(of: [1, 2]), list.ranges(of: []).count, [1, 1, 1].ranges(of: [1, 1]))
print(list[1...].ranges(of: [1, 2]), (1...5).firstRange(of: 2...3) != nil, "abc".utf8.firstRange(of: "b".utf8) != nil)
print(list.split(separator: [3, 1]), list.split(separator: 3), list.split(separator: [2], maxSplits: 1))
print([1, 2].split(separator: []), [1, 2].split(separator: [], omittingEmptySubsequences: false))
print(list.trimmingPrefix([1, 2]), list.trimmingPrefix([2]), list.trimmingPrefix(1...), list.trimmingPrefix { $0 < 3 })
print(list.replacing([1, 2], with: [9]), list.replacing([1], with: 7...8, maxReplacements: 1), list.replacing([2], with: []))
print(list.replacing([1, 2], with: [0], subrange: 1..<5), list.replacing([], with: [0], maxReplacements: 2))

var changing = list
changing.replace([1, 2], with: [7, 8, 9])
print(changing)
changing.trimPrefix([7, 8])
changing.trimPrefix(while: { $0 > 3 })
print(changing)
var part = [1, 2, 3, 4][1...]
part.trimPrefix([2])
print(part, part.startIndex)
try part.trimPrefix(while: { $0 < 4 })
print(part, part.startIndex)
part.replace([4], with: [4, 4])
print(part, part.startIndex)

var text = "  a-b-c"
text.trimPrefix(while: \.isWhitespace)
print(text.replacing("-", with: "+", maxReplacements: 1), text.replacing(["-"], with: []), text.trimmingPrefix(["a"]))
text.replace("-", with: "", maxReplacements: 1)
text.trimPrefix("a")
print(text, "xyz".contains(["y"]), "xyz".firstRange(of: ["y", "z"]) != nil, "a, b".split(separator: ", ".dropLast()))
print("ab".split(separator: "", omittingEmptySubsequences: false), "ab".split(separator: "", maxSplits: 1))
var rest = "xaabc".dropFirst()
rest.trimPrefix("a")
print(rest, rest.startIndex)

print([1, 2, 3].starts(with: [2, 4], by: { $0 * 2 == $1 }), [1, 2].elementsEqual(["a", "bb"]) { $0 == $1.count })
print([3, 1].lexicographicallyPrecedes([2], by: >), [1, 2].lexicographicallyPrecedes([1, 2, 3], by: <))

// Collections of one's own.
struct Ring: RangeReplaceableCollection {
  var items: [Int] = []
  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { items[i] }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Int {
    items.replaceSubrange(range, with: new)
  }
}
var ring = Ring([1, 2, 1, 2, 3])
print(ring.contains([2, 1]), ring.ranges(of: [1, 2]), ring.trimmingPrefix([1]).count, ring.split(separator: [2]).count)
print(type(of: ring + [4]), (ring + [4]).items, type(of: [0] + ring), (ring + ring).count)
print(ring.replacing([1, 2], with: [5]).items, ring.replacing([2], with: [], maxReplacements: 1).items)
ring.replace([3], with: 7...9)
ring.trimPrefix([1, 2])
ring.trimPrefix(while: { $0 < 2 })
print(ring.items)
