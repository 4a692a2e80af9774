struct Point { var x = 1, y = 2 }
struct Shape {
  var name = "s"
  var origin = Point()
  var points = [Point(), Point(x: 3, y: 4)]
  var label: String? = "tag"
  var center: Point? = Point(x: 9, y: 9)
  let id = 7
  var area: Int { origin.x * origin.y }
  var table = ["a": 1]
}
class Node { var value = 1; let fixed = 2; var next: Node?; var point = Point(); init() {} }
// Types of key paths
print(type(of: \Shape.name), type(of: \Shape.id), type(of: \Shape.area), type(of: \Node.value), type(of: \Node.fixed))
// Upcasts
let any: AnyKeyPath = \Shape.name
let partial: PartialKeyPath<Shape> = \Shape.origin.x
let plain: KeyPath<Shape, String> = \.name
let fromWritable: KeyPath<Shape, Int> = \Shape.origin.x as WritableKeyPath<Shape, Int>
let ref: ReferenceWritableKeyPath<Node, Int> = \.value
let refAsPlain: KeyPath<Node, Int> = ref
print(type(of: any), type(of: partial), type(of: plain), type(of: fromWritable), type(of: refAsPlain))
var shape = Shape()
print(shape[keyPath: partial], shape[keyPath: plain], shape[keyPath: fromWritable])
print(shape[keyPath: any] as Any)
print(Node()[keyPath: any] as Any)
let v: Any = shape[keyPath: partial]
print(v as? Int ?? -1, type(of: v))
// Arrays
let paths = [\Shape.name, \Shape.origin.x, \Shape.id]
print(type(of: paths), paths.count)
for path in paths { print(shape[keyPath: path]) }
let same = [\Shape.origin.x, \Shape.origin.y]
print(type(of: same), same.map { shape[keyPath: $0] })
let mixed = [\Shape.origin.x, \Shape.id]
print(type(of: mixed), mixed.map { shape[keyPath: $0] })
let roots: [AnyKeyPath] = [\Shape.name, \Node.value]
print(roots.count)
// Equality and hashing
print(\Shape.name == \Shape.name, \Shape.origin.x == \Shape.origin.y, any == \Shape.name, partial == \Shape.origin.x, any != partial)
var uses: [AnyKeyPath: String] = [\Shape.name: "name", \Node.value: "value"]
print(uses[\Shape.name] ?? "none", uses[\Node.value] ?? "none", uses[\Shape.id] ?? "none")
uses[\Shape.id] = "id"
print(uses.count)
let set: Set<PartialKeyPath<Shape>> = [\.name, \.origin, \.name, \.origin.x]
print(set.count, set.contains(\.origin), set.contains(\.id))
print((\Shape.points[0]) == (\Shape.points[0]), (\Shape.points[0]) == (\Shape.points[1]), (\Shape.points[0].x).hashValue == (\Shape.points[0].x).hashValue)
// Appending
let origin: WritableKeyPath<Shape, Point> = \Shape.origin
let x: WritableKeyPath<Point, Int> = \Point.x
let ox = origin.appending(path: x)
print(type(of: ox), ox == \Shape.origin.x, shape[keyPath: ox], type(of: origin.appending(path: \.y)), type(of: origin.appending(path: \Point.y)))
shape[keyPath: ox] += 41
print(shape.origin.x)
let toCount = (\Shape.name).appending(path: \.count)
print(type(of: toCount), shape[keyPath: toCount])
let viaNode: ReferenceWritableKeyPath<Node, Point> = \Node.point
let nodeX: ReferenceWritableKeyPath<Node, Int> = viaNode.appending(path: x)
let node = Node()
node[keyPath: nodeX] = 5
print(node.point.x, type(of: nodeX))
let partialJoin: PartialKeyPath<Shape>? = (\Shape.origin as PartialKeyPath<Shape>).appending(path: \Point.y as AnyKeyPath)
print(partialJoin.map { shape[keyPath: $0] } ?? "none")
print((any.appending(path: \String.count) as AnyKeyPath?) == toCount, any.appending(path: \Node.value) == nil)
// self
let me = \Int.self
print(5[keyPath: me], type(of: me), [1, 2].map(\.self))
var n = 3
n[keyPath: \.self] = 8
print(n)
// Subscripts
let first = \[Int][0]
var numbers = [1, 2, 3]
numbers[keyPath: first] = 10
print(numbers, numbers[keyPath: first], type(of: first))
let place = 1
let second = \Shape.points[place].x
shape[keyPath: second] = 33
print(shape.points[1].x, type(of: second))
let inTable = \Shape.table["a"]
print(shape[keyPath: inTable] as Any)
shape[keyPath: inTable] = nil
shape[keyPath: \Shape.table["b"]] = 5
print(shape.table, type(of: inTable))
// Optional chaining
let long = \Shape.label?.count
print(shape[keyPath: long] as Any, type(of: long))
print(shape[keyPath: \.center?.x] as Any, Node()[keyPath: \.next?.value] as Any)
let forced = \Shape.center!.x
shape[keyPath: forced] = 77
print(shape.center!.x, type(of: forced))
print(type(of: \Node.next?.value), type(of: \Node.next!.value))
// Printing
print("\(type(of: \Point.x))")
// Casts
print((any as? KeyPath<Shape, String>) != nil, (any as? WritableKeyPath<Shape, String>) != nil, (any as? KeyPath<Shape, Int>) == nil)
if let w = partial as? WritableKeyPath<Shape, Int> { shape[keyPath: w] = 1; print(shape.origin.x) }
print((\Shape.id as PartialKeyPath<Shape>) is WritableKeyPath<Shape, Int>, partial is KeyPath<Shape, Int>)
func get<R, V>(_ r: R, _ path: KeyPath<R, V>) -> V { r[keyPath: path] }
func set<R, V>(_ r: inout R, _ path: WritableKeyPath<R, V>, _ v: V) { r[keyPath: path] = v }
set(&shape, \.name, "new")
print(get(shape, \.name), get(shape, \.name.count), get(node, \.point.x))
func names(_ paths: PartialKeyPath<Shape>...) -> [String] { paths.map { "\(Shape()[keyPath: $0])" } }
print(names(\.name, \.id, \.origin.x))
struct Tracker { var changes: [PartialKeyPath<Shape>] = []; mutating func note(_ p: PartialKeyPath<Shape>) { changes.append(p) } }
var tracker = Tracker()
tracker.note(\.name); tracker.note(\.id)
print(tracker.changes.contains(\Shape.id), tracker.changes.firstIndex(of: \Shape.name)!)
let opt: KeyPath<Shape, Int>? = \.id
print(opt == \Shape.id, opt.map { shape[keyPath: $0] }!)
