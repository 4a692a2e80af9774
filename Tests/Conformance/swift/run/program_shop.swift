// inventory with protocols, generics, undo, key paths
protocol Command<State> { associatedtype State; var label: String { get }; func apply(to state: inout State) throws; func revert(_ state: inout State) }
extension Command { var label: String { "\(Self.self)" } }
struct History<S> {
  private var done: [any Command<S>] = [], undone: [any Command<S>] = []
  private(set) var state: S { didSet { revision += 1 } }
  private(set) var revision = 0
  init(_ state: S) { self.state = state }
  mutating func perform(_ c: some Command<S>) {
    do { try c.apply(to: &state); done.append(c); undone.removeAll() } catch { print("refused \(c.label): \(error)") }
  }
  @discardableResult mutating func undo() -> Bool {
    guard let last = done.popLast() else { return false }
    last.revert(&state)
    undone.append(last)
    return true
  }
  mutating func redo() { if let c = undone.popLast() { try? c.apply(to: &state); done.append(c) } }
  var trail: String { done.map(\.label).joined(separator: " → ") }
}
struct Item: Hashable, Identifiable { let id: Int; var name: String; var price: Double; var stock = 0; var tags: Set<Tag> = [] }
enum Tag: String, CaseIterable, Comparable { case new, sale, old; static func < (a: Tag, b: Tag) -> Bool { a.rawValue < b.rawValue } }
struct Shop { var items: [Item.ID: Item] = [:]; var cash: Double = 100 }
enum ShopError: Error, CustomStringConvertible {
  case missing(Int), short(by: Double)
  var description: String { switch self { case .missing(let id): "no item \(id)"; case .short(let by): "short by \(by)" } }
}
struct SetValue<V: Equatable>: Command {
  let id: Int, path: WritableKeyPath<Item, V>, value: V
  private let old: V?
  init(_ id: Int, _ path: WritableKeyPath<Item, V>, _ value: V, in shop: Shop) { (self.id, self.path, self.value) = (id, path, value); old = shop.items[id]?[keyPath: path] }
  func apply(to shop: inout Shop) throws {
    guard shop.items[id] != nil else { throw ShopError.missing(id) }
    shop.items[id]![keyPath: path] = value
  }
  func revert(_ shop: inout Shop) { if let old { shop.items[id]?[keyPath: path] = old } }
  var label: String { "set \(V.self)" }
}
struct Buy: Command {
  let id: Int, count: Int
  func apply(to shop: inout Shop) throws {
    guard var item = shop.items[id] else { throw ShopError.missing(id) }
    let cost = item.price * Double(count)
    guard cost <= shop.cash else { throw ShopError.short(by: cost - shop.cash) }
    item.stock += count
    (shop.items[id], shop.cash) = (item, shop.cash - cost)
  }
  func revert(_ shop: inout Shop) {
    shop.items[id]?.stock -= count
    shop.cash += (shop.items[id]?.price ?? 0) * Double(count)
  }
}
struct Both<A: Command, B: Command>: Command where A.State == B.State {
  let a: A, b: B
  func apply(to s: inout A.State) throws { let copy = s; do { try a.apply(to: &s); try b.apply(to: &s) } catch { s = copy; throw error } }
  func revert(_ s: inout A.State) { b.revert(&s); a.revert(&s) }
  var label: String { "(\(a.label) & \(b.label))" }
}
extension Command { func then<C: Command>(_ next: C) -> Both<Self, C> where C.State == State { Both(a: self, b: next) } }
var shop = History(Shop(items: [1: Item(id: 1, name: "pen", price: 2.5), 2: .init(id: 2, name: "ink", price: 30, tags: [.new])]))
shop.perform(Buy(id: 1, count: 4))
shop.perform(SetValue(2, \.price, 25, in: shop.state))
shop.perform(Buy(id: 2, count: 3).then(Buy(id: 2, count: 1)))
shop.perform(Buy(id: 2, count: 1).then(SetValue(2, \.tags, [.sale, .old], in: shop.state)))
shop.perform(Buy(id: 9, count: 1))
shop.perform(SetValue(1, \.name, "PEN", in: shop.state))
print(shop.trail, shop.state.cash, shop.revision)
func show(_ s: Shop) {
  for item in s.items.values.sorted(by: { ($0.price, $0.id) < ($1.price, $1.id) }) {
    print(" \(item.id) \(item.name) \(item.price)×\(item.stock)", item.tags.sorted().map(\.rawValue), separator: " ")
  }
}
show(shop.state)
while shop.undo() {}
shop.redo(); shop.redo()
print(shop.trail, shop.state.cash, shop.revision, shop.undo(), shop.state.items[2]!.price)
show(shop.state)
func total<C: Collection>(_ items: C, of path: KeyPath<Item, Double>, where p: (Item) -> Bool = { _ in true }) -> Double where C.Element == Item {
  items.lazy.filter(p).map { $0[keyPath: path] * Double($0.stock) }.reduce(0, +)
}
print(total(Array(shop.state.items.values), of: \.price), total(shop.state.items.values, of: \.price) { $0.stock > 100 })
let byTag = Dictionary(grouping: Tag.allCases, by: { tag in shop.state.items.values.filter { $0.tags.contains(tag) }.count })
print(byTag.mapValues { $0.sorted() }.sorted { $0.key < $1.key }, Tag(rawValue: "sale")!, Tag.allCases.max()!, (Tag.new...Tag.sale).contains(.old))
let paths: [PartialKeyPath<Item>] = [\.name, \.price, \.stock]
print(paths.map { "\(shop.state.items[1]![keyPath: $0])" }, paths[0] == \Item.name)
var registry: [ObjectIdentifier: String] = [ObjectIdentifier(Item.self): "item", ObjectIdentifier(Shop.self): "shop"]
print(registry[ObjectIdentifier(type(of: shop.state))] ?? "?")
