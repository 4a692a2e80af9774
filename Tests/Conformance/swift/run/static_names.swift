// more contexts
enum Keys { static let prefix = "app."; static let name = prefix + "name"; case a, b; static let all: [Keys] = [.a, b]; var label: String { switch self { case .a: Keys.name; case .b: "b" } } }
print(Keys.name, Keys.all.map(\.label))
protocol HasDefault { static var standard: Int { get } }
extension HasDefault { static var twice: Int { standard * 2 }; func scaled(by f: Int = standard) -> Int { f * 3 } }
struct D: HasDefault { static let standard = 4 }
print(D.twice, D().scaled(), D().scaled(by: 1))
class Cfg { static let shared = Cfg(); static var count = 0; let id: Int = { count += 1; return count }(); private init() {} ; class func make(_ n: Int = count) -> [Int] { [n] } }
print(Cfg.shared.id, Cfg.make(), Cfg.count)
struct Grid { static let size = 3; var cells = Array(repeating: Array(repeating: 0, count: size), count: size); static let origin = (x: 0, y: 0); var pos = origin; enum Dir: CaseIterable { case n, s }; var dirs = Dir.allCases; typealias Cell = Int; var c: Cell = size }
print(Grid().cells, Grid().pos, Grid().dirs.count, Grid().c)
struct Outer { static let k = 2; struct Inner { var v = k * 3; func f(_ a: Int = k) -> Int { a + v } }; var i = Inner() }
print(Outer().i.v, Outer.Inner().f())
func outer() { struct L { static let q = 5; var r = q + 1 }; print(L().r, L.q) }
outer()
extension Int { static let answer = 42; func plus(_ n: Int = answer) -> Int { self + n } }
print(1.plus(), Int.answer)
extension Array where Element == Int { static let sample = [1, 2]; func joinedWith(_ o: [Int] = sample) -> [Int] { self + o } }
print([0].joinedWith())
class Base { class var tag: String { "base" }; lazy var t = Self.tag; func describe(_ s: String = tag) -> String { s } }
class Der: Base { override class var tag: String { "der" } }
print(Der().t, Base().describe())
