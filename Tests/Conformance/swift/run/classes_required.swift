// What is known to be of a class has its members: `where Self: View`, `Element: View`, `protocol P: View`, `View & P`.
class View {
  var tag = 0
  var kids: [View] = []
  static var made: String { "made" }
  class func kind() -> String { "View" }
  var label: String { "view \(tag)" }
  func move(by n: Int) { tag += n }
  subscript(i: Int) -> View { kids[i] }
  required init() {}
}
class Button: View {
  override class func kind() -> String { "Button" }
  override var label: String { "button \(tag)" }
}
final class Icon: Button {}

protocol Shakable {}
extension Shakable where Self: View {
  func shake() {
    tag += 10
    self.move(by: 1)
    kids.append(Button())
    kids[0].tag = 7
    print(label, self[0].label, Self.kind(), Self.made)
  }
  static var id: String { "\(Self.self) \(kind())" }
  var twin: Self { Self() }
  func asView() -> View { self }
  func isSame(as other: View) -> Bool { self === other }
}
extension View: Shakable {}
Button().shake()
View().shake()
print(Icon.id, View.id, Icon().twin.label, type(of: Icon().twin))
let icon = Icon()
print(icon.isSame(as: icon.asView()), icon.isSame(as: View()))

protocol Themed: View {
  var color: String { get set }
  func theme()
}
extension Themed {
  func theme() {
    tag = color.count
    move(by: 1)
    print(label, color)
  }
}
class Panel: View, Themed { var color = "red" }
final class Card: Panel { override var label: String { "card " + super.label } }
let themed: [any Themed] = [Panel(), Card()]
for t in themed {
  t.theme()
  t.tag += 5
  t.color += "!"
  t.kids.append(t)
  print(t.tag, t.label, t.color, t[0] === t, type(of: t).kind(), t is Card)
  t.kids = []
}
let asView: View = themed[1]
print(asView.label, (themed[0] as View).tag, themed.map { $0.tag }, themed.map(\.label))
func paint<T: Themed>(_ t: T) -> String { t.move(by: 100); return "\(t.tag) \(t.color) \(T.self)" }
print(paint(Panel()), paint(themed[1]))

protocol Named where Self: View { var name: String { get } }
extension Named { var name: String { "named \(tag)" } }
extension Button: Named {}
print(Button().name, Icon().name)

extension Array where Element: View {
  func total() -> Int { reduce(0) { $0 + $1.tag } }
  func renumber() { for (i, v) in enumerated() { v.tag = i }; forEach { $0.move(by: 1) } }
  var last2: View? { last }
}
extension Sequence where Element: View { func labels() -> [String] { map { $0.label } } }
extension Optional where Wrapped: View { var tagOrZero: Int { self?.tag ?? 0 } }
extension Dictionary where Value: View { var tags: [Int] { values.map { $0.tag }.sorted() } }
let row: [Button] = [Button(), Icon(), Button()]
row.renumber()
print(row.total(), row.labels(), row.last2 === row[2], (row.first).tagOrZero, (nil as Icon?).tagOrZero, ["a": row[0], "b": row[1]].tags)

protocol Holder { associatedtype Item: View; var item: Item { get } }
extension Holder {
  func bump() -> String { item.tag += 1; return item.label }
  func same(_ v: View) -> Bool { item === v }
}
extension Holder where Item: Button { func press() -> String { "press " + item.label } }
struct Slot<V: View>: Holder { let item: V }
let slot = Slot(item: icon)
print(slot.bump(), slot.press(), slot.same(icon), Slot(item: View()).bump())
func drain<H: Holder>(_ h: H) -> Int where H.Item: Button { h.item.move(by: 3); return h.item.tag }
print(drain(slot))
func collect<S: Sequence>(_ s: S) -> [String] where S.Element: View { s.map { $0.label } }
print(collect([Icon(), Icon()]), collect(row[1...]))

let both: View & Named = Icon()
let boxed: any Named & View = Button()
print(both.name, both.label, both.tag, boxed.name, boxed.kids.count)
both.tag = 4
both.move(by: 2)
print(both.tag, both is Icon, (both as? Icon)?.tag as Any, both.name)
func use(_ v: View & Shakable & Named) -> String { v.move(by: 1); return v.name + v.label }
print(use(both as! Icon), use(Button()))
let plain: View = both
let named: any Named = both
print(plain.label, named.name, named.label)
if let found = (plain as Any) as? View & Named { print("found", found.name, found.label) }
if let missing = (View() as Any) as? View & Named { print("wrong", missing.name) } else { print("none") }
final class Keeper { weak var target: (View & Named)?; var all: [View & Named] = [] }
let keeper = Keeper()
keeper.target = both
keeper.all = [Button(), Icon()]
keeper.all.forEach { $0.tag = 9 }
print(keeper.target?.name as Any, keeper.all.map { $0.label + $0.name })
typealias Control = View & Named
func first(of list: [Control], where test: (Control) -> Bool) -> Control? { list.first { test($0) } }
print(first(of: keeper.all) { $0 is Icon }?.label as Any)
class Kinded { class func kind() -> String { "K" }
  class var k: String { "k" } }
class Other: Kinded { override class func kind() -> String { "O" }
  override class var k: String { "o" } }
func kinds<T: Kinded>(_ t: T.Type) -> String { T.kind() + T.k + t.kind() + t.k }
print(kinds(Kinded.self), kinds(Other.self))
protocol Kinds {}
extension Kinds where Self: Kinded {
  static func x() -> String { kind() + Self.kind() + k + Self.k }
  func y() -> String { Self.kind() + Self.k + type(of: self).kind() }
}
extension Kinded: Kinds {}
print(Other.x(), Kinded.x(), Other().y(), (Other() as Kinded).y())
