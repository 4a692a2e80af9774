// swift-version: 5
// A weak property without a written type may be nil.
class K { var n = 1; deinit { print("gone") } }
let held = K()
class O { weak var o = held; unowned var u = held; weak var p: K? }
let o = O()
print(o.o?.n as Any, o.u.n, type(of: o.o), o.p == nil)
o.o = nil
print(o.o == nil)
