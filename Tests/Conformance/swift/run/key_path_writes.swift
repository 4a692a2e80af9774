// Writes through key paths happen in place, and observers run.
struct Point { var x = 1, y = 2 }
struct Model {
  var items: [Int] = []
  var count = 0
  var point = Point() { willSet { print("will", newValue) } didSet { print("did", oldValue, point) } }
  var name = "m" { didSet { print("name", oldValue, "->", name) } }
  var grid = [[1, 2], [3, 4]]
  var maybe: Point?
  var pair = (left: 1, right: "r")
  var doubled: Int { get { print("get"); return count * 2 } set { print("set", newValue); count = newValue / 2 } }
  var table: [String: [Int]] = [:]
  subscript(i: Int) -> Int { get { items[i] } set { items[i] = newValue } }
}
var model = Model(items: Array(repeating: 0, count: 1000))
let items: WritableKeyPath<Model, [Int]> = \.items
let count: WritableKeyPath<Model, Int> = \.count
for i in 0..<1000 { model[keyPath: items][i] = i; model[keyPath: count] += i }
model[keyPath: items].append(7)
print(model.items.count, model.items[999], model.items.last!, model.count)
let px: WritableKeyPath<Model, Int> = \.point.x
model[keyPath: px] = 5
model[keyPath: px] += 2
let whole: WritableKeyPath<Model, Point> = \.point
model[keyPath: whole].y = 9
model[keyPath: whole] = Point(x: 0, y: 0)
let name: WritableKeyPath<Model, String> = \.name
model[keyPath: name] += "odel"
model[keyPath: name] = "n"
model[keyPath: name].append("!")
let doubled: WritableKeyPath<Model, Int> = \.doubled
model[keyPath: doubled] = 10
model[keyPath: doubled] += 1
print(model.count)
let cell: WritableKeyPath<Model, Int> = \.grid[1][0]
model[keyPath: cell] = 30
model[keyPath: cell] *= 2
print(model.grid)
let left: WritableKeyPath<Model, Int> = \.pair.left
model[keyPath: left] -= 4
print(model.pair)
let inside: WritableKeyPath<Model, Int> = \.maybe!.y
model.maybe = Point()
model[keyPath: inside] += 100
print(model.maybe!)
let entry: WritableKeyPath<Model, [Int]?> = \.table["k"]
model[keyPath: entry] = [1]
model[keyPath: entry]?.append(2)
print(model.table)
let byIndex: WritableKeyPath<Model, Int> = \.[3]
model[keyPath: byIndex] = 33
print(model.items[3], model[3])
// inout arguments
func bump(_ n: inout Int, by step: Int = 1) { n += step }
bump(&model[keyPath: px], by: 3)
bump(&model[keyPath: count])
print(model.point.x, model.count)
func failing(_ n: inout Int) throws { n = -1; struct E: Error {}; throw E() }
do { try failing(&model[keyPath: count]) } catch { print("caught", model.count) }
print(model.count, model.pair)
// Copies stay what they are
let before = model
model[keyPath: items][0] = -5
print(before.items[0], model.items[0])
// Objects
class Node {
  var value = 1 { didSet { print("value", oldValue, value) } }
  var list: [Int] = []
  var point = Point()
  var next: Node?
  var model = Model()
}
let node = Node()
let value: ReferenceWritableKeyPath<Node, Int> = \.value
node[keyPath: value] = 4
node[keyPath: value] += 1
let list: ReferenceWritableKeyPath<Node, [Int]> = \.list
for i in 0..<5 { node[keyPath: list].append(i) }
print(node.list)
node[keyPath: list][2] = 20
print(node[keyPath: list])
let nodeX = (\Node.point as ReferenceWritableKeyPath<Node, Point>).appending(path: \Point.x as WritableKeyPath<Point, Int>)
node[keyPath: nodeX] = 12
node[keyPath: nodeX] += 1
print(node.point)
let deep = (\Node.model as ReferenceWritableKeyPath<Node, Model>).appending(path: items)
node[keyPath: deep].append(1)
node[keyPath: deep][0] += 1
print(node.model.items)
node.next = Node()
let nextValue: ReferenceWritableKeyPath<Node, Int> = \.next!.value
node[keyPath: nextValue] = 8
print(node.next!.value)
let make = { () -> Node in print("made"); return node }
make()[keyPath: value] = 6
// Joined paths with observers
let joined = (\Model.point as WritableKeyPath<Model, Point>).appending(path: \Point.y as WritableKeyPath<Point, Int>)
model[keyPath: joined] = 3
model[keyPath: joined] += 1
print(model.point)
// Numbers as roots
var number = 5
let me: WritableKeyPath<Int, Int> = \.self
number[keyPath: me] += 1
print(number)
extension Int { var half: Int { get { self / 2 } set { self = newValue * 2 } } }
let half: WritableKeyPath<Int, Int> = \.half
number[keyPath: half] = 10
number[keyPath: half] += 1
print(number)
var reals = [1.5, 2.5]
let second: WritableKeyPath<[Double], Double> = \.[1]
reals[keyPath: second] *= 2
print(reals)
// In generic code
func change<R, V>(_ root: inout R, _ path: WritableKeyPath<R, V>, _ body: (inout V) -> Void) { body(&root[keyPath: path]) }
change(&model, items) { $0.removeAll() }
change(&number, half) { $0 += 1 }
print(model.items, number)
struct Lens<R, V> { let path: WritableKeyPath<R, V>; func set(_ r: R, _ v: V) -> R { var r = r; r[keyPath: path] = v; return r } }
print(Lens(path: count).set(model, 77).count, model.count)
var models = [Model(), Model()]
for i in models.indices { models[i][keyPath: items].append(i); models[i][keyPath: count] += 5 }
print(models.map(\.items), models.map { $0[keyPath: count] })
var optional: Model? = Model()
optional?[keyPath: count] = 9
optional?[keyPath: items].append(3)
print(optional!.count, optional!.items)
// What a path captures is what it was
var at = 0
let element = \[Int][at]
at = 1
var numbers = [10, 20]
numbers[keyPath: element] = 11
print(numbers, [5, 6][keyPath: element])
let makers = (0..<3).map { i in \[Int].[i] }
print(makers.map { [7, 8, 9][keyPath: $0] }, makers[0] == makers[1], makers[1] == \[Int].[1])
