// Static members and initializers asked of the type of `any P`.
protocol Shape { static var name: String { get }; static func mk() -> Int; init() }
struct Square: Shape { static let name = "Square"; static func mk() -> Int { 1 } }
let shapes: [any Shape] = [Square()]
print(type(of: shapes[0]).mk())
print(type(of: shapes[0]).init())
let ts: [any Shape.Type] = [Square.self]
print(ts[0].mk(), ts[0].name)
print(type(of: shapes[0]).name)
protocol Figure { var area: Double { get }; func describe() -> String; static var name: String { get } }
extension Figure { func describe() -> String { "\(Self.name) with area \(area)" }; var doubled: Double { area * 2 } }
struct Box: Figure { var side: Double; var area: Double { side * side }; static let name = "Box" }
struct Circle: Figure { var r: Double; var area: Double { (3.14 * r * r * 100).rounded() / 100 }; static var name: String { "Circle" }; func describe() -> String { "Round " + String(area) } }
let figures: [any Figure] = [Box(side: 2), Circle(r: 1)]
for s in figures { print(s.describe(), s.doubled, type(of: s).name) }
print(figures.map(\.area).reduce(0, +), figures.max { $0.area < $1.area }!)
func largest(_ s: some Figure, _ t: some Figure) -> any Figure { s.area > t.area ? s : t }
print(largest(Box(side: 3), Circle(r: 1)))
func make(_ big: Bool) -> some Figure { Box(side: big ? 10 : 1) }
print(make(true).area)
if let sq = figures[0] as? Box { print("sq", sq.side) }
switch figures[1] { case is Box: print("S"); case let c as Circle where c.r > 0: print("C", c.r); default: print("?") }
print(figures.compactMap { $0 as? Circle }.count)
print(figures.first is Circle, figures[0] is any Figure)
protocol Named { var name: String { get } }
typealias NS = Named & CustomStringConvertible
struct X: NS { var name = "x"; var description: String { "<\(name)>" } }
func show(_ n: any NS) { print(n.name, n) }
show(X())
func show2<T>(_ n: T) where T: Named, T: CustomStringConvertible { print(n.name, n) }
show2(X())
