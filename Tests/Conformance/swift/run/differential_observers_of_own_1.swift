class T { var c = 0.0 { willSet { print("will", newValue) } didSet { if c < -273.15 { c = -273.15 }; print("did", oldValue, c) } } }
let t = T(); t.c = -300; t.c = 5
struct S { var c = 0 { didSet { if c > 9 { c = 9 } } }; var d = 1 { didSet { c += d; self.d = 7 } } }
var s = S(); s.c = 20; s.d = 3; print(s)
struct Audio { static let cap = 10; nonisolated(unsafe) static var maxIn = 0; var level: Int = 0 { didSet { if level > Audio.cap { level = Audio.cap }; if level > Self.maxIn { Self.maxIn = level } } } }
var l = Audio(), r = Audio(); l.level = 7; r.level = 11; print(l.level, r.level, Audio.maxIn)
class Base { var n = 0 { didSet { print("base", oldValue, n); if n < 0 { n = 0 } } } }
class Sub: Base { override var n: Int { willSet { print("sub will", newValue) } didSet { print("sub did", n); if n > 5 { n = 5 } } } }
let u = Sub(); u.n = 3; u.n = -4; print(u.n)
class Pair { var a = 1 { didSet { if b != a { b = a } } }; var b = 1 { didSet { if a != b { a = b } } } }
let p = Pair(); p.a = 5; print(p.a, p.b); p.b = 9; print(p.a, p.b)
func local() { var x = 0 { didSet { if x > 3 { x = 3 }; print("x", x) } }; x = 10; x += 1; print(x) }; local()
class Arr { var items: [Int] = [] { didSet { if items.count > 3 { items.removeFirst() } } } }
let a = Arr(); for i in 1...5 { a.items.append(i) }; print(a.items)
class D { var v = 0 { didSet { print("v", v) } }; init(x: Int) { defer { v = x * 2 }; v = x }; init() { v = 9 } }; print(D(x: 4).v, D().v)
struct W<T: Comparable> { var v: T { didSet { v = min(max(v, lo), hi) } }; let lo, hi: T; init(_ v: T, _ lo: T, _ hi: T) { self.lo = lo; self.hi = hi; self.v = v } }; var w = W(5, 0, 10); w.v = 50; print(w.v); w.v -= 100; print(w.v)
class Other { var n = 0 { didSet { peer?.n = n; print("n", n) } }; var peer: Other? }; let o = Other(); o.peer = Other(); o.n = 4; print(o.peer!.n)
