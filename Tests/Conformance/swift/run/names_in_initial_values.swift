// What #function is.
struct S { lazy var lz = #function; lazy var c = { #function }(); var d = 1 { didSet { [1].forEach { _ in print(#function) } } } }
class K { lazy var lz: String = { #function }() }
let g = #function, h = { #function }()
func run() { var s = S(); print(s.lz, s.c, K().lz); s.d = 3 }
run(); print(g, h)
extension Int { var q: String { #function }; init(q: Int) { self = q; print(#function) } }
print(3.q, Int(q: 3)); enum E { case a(String = #function); static func f() -> E { .a() } }
print(E.f())
