struct Color: Equatable { var r, g, b: Double; static let red = Color(r: 1, g: 0, b: 0); static func gray(_ w: Double) -> Color { Color(r: w, g: w, b: w) }
    func darker(by k: Double = 0.5) -> Color { Color(r: r * k, g: g * k, b: b * k) }; var inverted: Color { Color(r: 1 - r, g: 1 - g, b: 1 - b) }; static subscript(i: Int) -> Color { gray(Double(i)) } }
let c: Color = .red.darker(); let d: Color = .gray(0.5).inverted.darker(by: 0.1); print(c, d, c == .red.darker())
func paint(_ c: Color, _ o: Color? = nil) -> String { "\(c.r) \(o?.g ?? -1)" }; print(paint(.red.inverted), paint(.red, .gray(1).darker()))
let cs: [Color] = [.red, .red.darker(), .gray(0.2).inverted]; print(cs.map(\.r), cs.contains(.red.darker()), cs.firstIndex(of: .gray(0.2).inverted)!)
struct Theme { var main: Color = .red.inverted; var accents: [String: Color] = ["a": .gray(1).darker()] }; print(Theme().main, Theme(main: .red.darker(by: 2)).main.r, Theme().accents["a"]!.g)
func pick(_ b: Bool) -> Color { b ? .red : .red.inverted }; print(pick(false)); func opt(_ n: Int) -> Color? { n > 0 ? .red.darker() : nil }; print(opt(1)!, opt(0) as Any)
enum Dir: CaseIterable { case n, e, s, w; var next: Dir { Dir.allCases[(Dir.allCases.firstIndex(of: self)! + 1) % 4] }; func turned(_ k: Int) -> Dir { (0..<k).reduce(self) { d, _ in d.next } } }
let dir: Dir = .n.next.next; print(dir, dir == .s, [Dir.n, .e.next].map { "\($0)" }); switch dir { case .n.next.next: print("south"); default: print("?") }
var x: Color = .red; x = .red.inverted; x = .gray(0.5).darker(by: 0.5).inverted; print(x); print([1, 2].map { n -> Color in .gray(Double(n)).inverted })
class Node { nonisolated(unsafe) static let root = Node("root"); var name: String; var kids: [Node] = []; init(_ n: String) { name = n }; func with(_ n: String) -> Node { kids.append(Node(n)); return self } }; let n: Node = .root.with("a").with("b"); print(n.kids.map(\.name))
let s: String = .init(repeating: "z", count: 3).uppercased(); print(s)
