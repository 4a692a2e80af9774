// A lazy property of a structure may change the structure.
struct L { var n = 0; lazy var x: Int = { n += 1; return n * 10 }() }
var l = L(); let q = l.x; print(q, l.n, l.x)
