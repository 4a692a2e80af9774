// The values of a dictionary are a collection whose elements can be replaced, through the dictionary too.

var lists = [1: [1], 2: [2]]
for i in lists.values.indices { lists.values[i].append(3) }
print(lists[1]!, lists[2]!)

var counts = ["a": 3, "b": 5]
let before = counts.values
counts.values[counts.index(forKey: "a")!] = 100
counts.values[counts.index(forKey: "b")!] *= 2
print(before.sorted(), counts.values.max()!, counts["b"] == 10 || counts["b"] == 200)

func bump<C: MutableCollection>(_ numbers: inout C) where C.Element == Int { for i in numbers.indices { numbers[i] += 1 } }
var one = ["a": 3]
bump(&one.values)
one.values[one.values.startIndex] -= 10
print(one)

let order = Array(counts.values)
counts.values.swapAt(counts.values.startIndex, counts.values.index(after: counts.values.startIndex))
print(Array(counts.values) == order.reversed())
let border = counts.values.partition { $0 > 50 }
print(counts.values[border] > 50, counts.values[counts.values.startIndex] > 50, counts.values.sorted())

struct Shelf { var boxes = ["a": [1]] }
struct Failure: Error {}
var shelf = Shelf()
shelf.boxes.values[shelf.boxes.values.startIndex].append(4)
func failing(_ list: inout [Int]) throws { list.append(5); throw Failure() }
do { try failing(&shelf.boxes.values[shelf.boxes.values.startIndex]) } catch { print(error) }
var values = shelf.boxes.values
values[values.startIndex] = []
print(shelf, values, values.isEmpty)
shelf.boxes.values = values
print(shelf)

// Code points of a text in the same way.
var text = "abc"
text.unicodeScalars.append("d")
text.unicodeScalars.removeAll { $0 == "b" }
print(text)
