// A lazy property of a structure may change the structure.
struct L { var n = 0; lazy var x: Int = bump(); mutating func bump() -> Int { n += 2; return n }; lazy var y = x + 1; lazy var list = [1, 2].map { $0 * 2 } }
var a = [L(), L()]
print(a[1].y, a[1].n, a[0].n, a[0].x); a[0].list.append(4); print(a[0].list)
class H { var l = L(); var c: L { get { l } set { print("set"); l = newValue } } }
let h = H(); print(h.l.y, h.l.n); var d = ["k": L()]; print(d["k"]?.x as Any, d["k"]!.n)
