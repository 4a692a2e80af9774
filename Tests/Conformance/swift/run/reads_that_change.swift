// Getters that change what they belong to, reached through protocols.
protocol Ctr { var v: Int { mutating get } }
struct S: Ctr { var n = 0; var v: Int { mutating get { n += 10; return n } } }
var e: any Ctr = S(); print(e.v, e.v)
func g<T: Ctr>(_ t: inout T) -> Int { t.v + t.v }
var s = S(); print(g(&s), s.n)
struct L: Ctr { var c = 0; lazy var v: Int = { c += 1; print("made"); return c }() }
var l: any Ctr = L(); print(l.v, l.v); var m = L(); print(g(&m), m.c)
struct K: Ctr { var v: Int { 4 } }
var k: any Ctr = K(); print(k.v); var kk = K(); print(g(&kk))
final class C: Ctr { var n = 0; var v: Int { n += 1; return n } }
var c: any Ctr = C(); print(c.v, c.v); var cc = C(); print(g(&cc))
var list: [any Ctr] = [S(), L(), K()]; print(list[0].v, list[0].v, list[1].v, list[2].v); for i in list.indices { print(list[i].v) }
extension Ctr { mutating func twice() -> Int { v + v } }
print(e.twice(), list[0].twice())
extension Ctr { var w: Int { mutating get { v * 2 } } }
var z = S(); print(z.w, z.n, e.w)
