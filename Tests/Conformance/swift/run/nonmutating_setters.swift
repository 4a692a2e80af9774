protocol HasV { var v: Int { get nonmutating set } }
class S { var v = 0 }
struct Ptr: HasV { let s = S(); var v: Int { get { s.v } nonmutating set { s.v = newValue } } }
func run() { let e: any HasV = Ptr(); e.v = 1; print(e.v); e.v += 4; print(e.v); func g(_ t: some HasV) { t.v = 5; print(t.v) }; g(Ptr()); func h<T: HasV>(_ t: T) { t.v += 2; print(t.v) }; h(Ptr()); let p = Ptr(); p.v = 8; print(p.v) }
run()
