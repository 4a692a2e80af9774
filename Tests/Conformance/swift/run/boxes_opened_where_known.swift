// A box that would do as it is is opened for a generic parameter where its type is known at once.
let a: [Any] = [3]
let x: Any = 3
let o: Any? = 3
let d: [String: Any] = ["k": 3]
struct S { var v: Any = 3
 var l: [Any] = [3]
 var o: Any? = 3 }
let s = S()
let z: S? = S()
func f() -> Any { 3 }
func g() -> Any? { 3 }
func h() throws -> Any { 3 }
let t: (Any, Int) = (3, 1)
let t2: [(Any, Int)] = [(3, 1)]
let y = true
let n = 0
let m: [[Any]] = [[3]]
class K { var v: Any = 3
 func g() -> Any { 3 } }
let k = K()
let w = [K()]
let c: () -> Any = { 3 }
func id<T>(_ t: T) -> T { t }
func show<Q>(_ q: Q) { print(Q.self, q) }
do { show(a.first!) }
do { show(a[0]) }
do { show(a.last!) }
do { show(x) }
do { show(o!) }
do { show(d["k"]!) }
do { show(d["k"] ?? 0) }
do { show(o ?? 0) }
do { show(s.v) }
do { show(s.l[0]) }
do { show(s.l.first!) }
do { show(f()) }
do { show(g()!) }
do { show((x)) }
do { show(x as Any) }
do { show(t.0) }
do { show(t2[0].0) }
do { show(y ? x : x) }
do { show(y ? x : 3) }
do { show(a.randomElement()!) }
do { show(a.map { $0 }[0]) }
do { show(a[0] as Any) }
do { show(a[y ? 0 : 0]) }
do { show(a[n]) }
do { show(a[a.count - 1]) }
do { show(a.dropFirst(0).first!) }
do { show(a.reversed()[0]) }
do { show(Array(a)[0]) }
do { show(a.min { _, _ in true }!) }
do { show(a.first ?? 1) }
do { show((o)!) }
do { show(s.o!) }
do { show(s.o ?? 3) }
do { show(z?.v ?? 3) }
do { show(z!.v) }
do { show(z!.l[0]) }
do { show(d.first!.value) }
do { show(d.values.first!) }
do { show([x][0]) }
do { show([x, 3][0]) }
do { show(id(x)) }
do { show(id(a)[0]) }
do { show(a.filter { _ in true }[0]) }
do { show(a.compactMap { $0 }[0]) }
do { show(m[0][0]) }
do { show(m.first![0]) }
do { show(m[0].first!) }
do { show(k.v) }
do { show(k.g()) }
do { show(w[0].v) }
do { show(w.first!.v) }
do { show(try! h()) }
do { show({ x }()) }
do { show(c()) }
do { show(a.sorted { _, _ in false }[0]) }
do { show(a.prefix(1)[0]) }
do { show(a.lazy.map { $0 }.first!) }
do { show(zip(a, a).first { _ in true }!.0) }
do { show(a.enumerated().first { _ in true }!.element) }
do { for e in a { show(e) } }
do { a.forEach { show($0) } }
do { a.forEach { e in show(e) } }
do { a.forEach { e in print(e); show(e) } }
do { d.forEach { show($0.value) } }
do { d.forEach { show($1) } }
do { for (_, v) in d { show(v) } }
do { if let e = o { show(e) } }
do { if let e = a.first { show(e) } }
do { let e = a.first!; show(e) }
do { let e = d["k"]!; show(e) }
do { a.map { show($0) } }
do { let q = a.map { e -> Int in show(e); return 1 }; print(q) }
do { a.enumerated().forEach { show($0.element) } }
do { a.enumerated().forEach { i, e in show(e) } }
do { switch o { case let e?: show(e); default: break } }
do { [3, "a"].forEach { show($0) } }
do { for e in [3, "a"] as [Any] { show(e) } }
do { for e in [1, "a"] as [Any] where e is Int { show(e) } }
do { let q: (Any) -> Void = { show($0) }; q(3) }
do { let q: (Any) -> Void = show; q(3) }
do { a.forEach(show) }
do { o.map { show($0) } }
do { o.map { e in show(e) } }
do { d.forEach { e in show(e.value) } }
do { d.forEach { e in print(1); show(e.value) } }
do { for e in d { show(e.value) } }
do { w.forEach { show($0.v) } }
do { w.map { show($0.v) } }
do { for e in w { show(e.v) } }
do { if let e = w.first { show(e.v) } }
do { show(w.first?.v ?? 3) }
do { w.first.map { show($0.v) } }
do { show(k.v as! Int) }
do { show((x as? Int)!) }
do { show((a[0], 1)) }
do { show([a[0]]) }
do { show([x]) }
do { show(a) }
do { show(d) }
do { show(o as Any) }
do { show("\(x)") }
do { show(a.count) }
do { let q = [1, 2].map { _ in x }; show(q[0]) }
do { show(a.isEmpty ? 1 : 2) }
do { show(a[0]); show(a[1 - 1]) }
do { let i = 0; show(a[i]); show(a[i + 0]) }
do { show(a[Int("0")!]) }
do { show(d["k" + ""]!) }
do { show(d["\("k")"]!) }
do { let key = "k"; show(d[key]!) }
do { show(w[0].g()) }
do { show(w[n].v) }
do { show(s.l[n]) }
do { show(s.l[s.l.count - 1]) }
do { show(m[n][n]) }
do { show(a.sorted { _, _ in true }.first!) }
do { show(min(1, 2)) }
do { show(a.last ?? 0) }
do { show(Array(d.values)[0]) }
do { show(d.map { $0.value }[0]) }
do { show(d.first { _ in true }!.value) }
do { show(a.firstIndex { _ in true }!) }
do { show(zip(a, a).map { $0.0 }[0]) }
do { show((a[0])) }
do { show((a.first)!) }
do { let u: [String: [Any]] = ["k": [3]]; show(u["k"]![0]); show(u["k"]!.first!); show(u["k"]?[0] ?? 1) }
do { let u: [[String: Any]] = [["k": 3]]; show(u[0]["k"]!); show(u.first!["k"]!) }
