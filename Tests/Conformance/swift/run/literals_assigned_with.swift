struct V: ExpressibleByArrayLiteral { var x: Double; init(arrayLiteral e: Double...) { x = e[0] }; static func -= (a: inout V, b: V) { a.x -= b.x } }
func run() { var v: V = [3]; v -= [1]; print(v.x); var a = [1]; a += [2]; print(a); var s: Set = [1]; s.formUnion([2]); print(s.count) }
run()
