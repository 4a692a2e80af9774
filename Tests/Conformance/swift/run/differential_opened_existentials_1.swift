protocol Shape { var name: String { get }; func area() -> Double; associatedtype Unit; var unit: Unit { get } }
struct Sq: Shape { let s: Double; let name = "sq"; func area() -> Double { s * s }; let unit = 1 }
struct Ci: Shape { let r: Double; let name = "ci"; func area() -> Double { 3 * r * r }; var unit: String { "u" } }
func describe<S: Shape>(_ s: S) -> String { "\(S.self) \(s.name) \(s.area()) \(s.unit)" }
func twice(_ s: some Shape) -> (String, Double) { (s.name, s.area() * 2) }
func same<S: Shape>(_ s: S) -> S { s }
func unit<S: Shape>(of s: S) -> S.Unit { s.unit }
let shapes: [any Shape] = [Sq(s: 2), Ci(r: 1)]
for s in shapes { print(describe(s), twice(s), same(s).name, unit(of: s)) }
print(shapes.map { describe($0) }, shapes.map(\.name), shapes.map { $0.area() }.reduce(0, +), shapes.max { $0.area() < $1.area() }!.name)
class Drawer { var log: [String] = []; func draw<S: Shape>(_ s: S, times n: Int = 1) { log.append("\(s.name)x\(n)") } }
class Loud: Drawer { override func draw<S: Shape>(_ s: S, times n: Int) { super.draw(s, times: n); log[log.count - 1] += "!" } }
let d: Drawer = Loud(); for s in shapes { d.draw(s, times: 2) }; print(d.log)
struct Box { static func wrap<T: Equatable>(_ t: T) -> [T] { [t] } }
func eq<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
let es: [any Equatable] = [1, "a", 2.5]; print(es.map { eq($0, 1) }, es.map { eq($0, "a") })
func hashOf<H: Hashable>(_ h: H) -> Bool { h.hashValue == h.hashValue }; let h: any Hashable = "x"; print(hashOf(h))
func total(_ xs: any Collection<Int>) -> Int { xs.reduce(0, +) }; print(total([1, 2]), total(Set([3])))
func len<C: Collection>(_ c: C) -> Int { c.count }; let cs: [any Collection] = [[1, 2], "abc", [1: 2]]; print(cs.map { len($0) })
extension Shape { func bigger<O: Shape>(than o: O) -> Bool { area() > o.area() } }
print(shapes[0].bigger(than: shapes[1]), Sq(s: 9).bigger(than: shapes[1]))
