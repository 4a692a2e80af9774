class D { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("d", n) } }
func a() { let c = { [d = D(1)] in print(d.n) }; c(); print("after a") }
func b() { let c = { [d = D(2)] in print(d.n) }; print("before b"); c(); c(); print("after b") }
func c() { let d = D(3); let c = { print(d.n) }; c(); print("after c") }
func d() { let d = D(4); let c = { [d] in print(d.n) }; c(); print("after d") }
func e() { let d = D(5); let c = { [weak d] in print(d?.n ?? 0) }; c(); print("after e") }
func f() { var d: D? = D(6); let c = { [d] in print(d?.n ?? 0) }; d = nil; c(); print("after f") }
func g() { var d: D? = D(7); let c = { [weak d] in print(d?.n ?? 0) }; d = nil; c(); print("after g") }
func h() { var d: D? = D(8); let c = { print(d?.n ?? 0) }; d = nil; c(); print("after h") }
func i() { var c = { [d = D(9)] in print(d.n) }; c(); print("mid i"); c = {}; print("after i") }
func mk() -> () -> Void { let d = D(10); return { print(d.n) } }
func j() { let c = mk(); c(); print("after j") }
func k() { mk()(); print("after k") }
func l() { let fs = [mk(), mk()]; fs[0](); print("after l") }
func m() { let o: (() -> Void)? = mk(); o?(); print("after m") }
func take(_ f: () -> Void) { f(); print("took") }
func n() { let d = D(11); take { print(d.n) }; print("after n") }
func o() { take { [d = D(12)] in print(d.n) }; print("after o") }
class H { var cb: (() -> Void)?; let n: Int; init(_ n: Int) { self.n = n }; deinit { print("h", n) } }
func p() { let h = H(1); h.cb = { print(h.n) }; h.cb?(); h.cb = nil; print("after p") }
func q() { let h = H(2); h.cb = { [weak h] in print(h?.n ?? 0) }; h.cb?(); print("after q") }
func r() { let h = H(3); h.cb = { [unowned h] in print(h.n) }; h.cb?(); print("after r") }
func s() { do { let c = { [d = D(13)] in print(d.n) }; c(); print("in s") }; print("after s") }
func t() { let d = D(14); func inner() { print(d.n) }; inner(); print("after t") }
func v() { let c = { [d = D(16)] in print(d.n) }; take(c); print("after v") }
func esc(_ f: @escaping () -> Void) -> () -> Void { f }
func w() { let c = { [d = D(17)] in print(d.n) }; let e = esc(c); e(); print("after w") }
func x() { let c: () -> Void = { [d = D(18)] in print(d.n) }; c(); print("after x") }
func z() { if true { let c = { [d = D(20)] in print(d.n) }; c() }; print("after z") }
a(); b(); c(); d(); e(); f(); g(); h(); i(); j(); k(); l(); m(); n(); o(); p(); q(); r(); s(); t(); v(); w(); x(); z()
do { let c = { [d = D(21)] in print(d.n) }; c(); print("after 21") }
let cc = { [d = D(22)] in print(d.n) }
cc()
print("end")
func sequences() {
for d in sequence(first: D(10), next: { $0.n < 13 ? D($0.n + 1) : nil }) { print("see", d.n) }
print("--")
let s = sequence(first: D(20), next: { $0.n < 22 ? D($0.n + 1) : nil })
for d in s { print("see", d.n) }
print("--")
for d in s.prefix(1) { print("see", d.n) }
print(Array(sequence(first: D(30), next: { $0.n < 32 ? D($0.n + 1) : nil })).count)
var it = sequence(first: D(40), next: { $0.n < 42 ? D($0.n + 1) : nil })
while let d = it.next() { print("it", d.n) }
print("end")
for d in sequence(state: D(50), next: { (s: inout D) -> D? in if s.n > 52 { return nil }; s = D(s.n + 1); return s }) { print("st", d.n) }
print("end2")
}
sequences()
