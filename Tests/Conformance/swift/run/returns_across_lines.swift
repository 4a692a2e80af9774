// What stands on the line after return is its value.
func v() { print("a"); return
 print("b") }
v()
func r() -> Int { return
 5 }
print(r())
func i(_ n: Int) -> Int { if n > 0 { return
 n } ; return
 -n }
print(i(3), i(-4))
func w(_ n: Int) { guard n > 0 else { return }
 print(n) }
w(1); w(0)
func z(_ n: Int) { if n == 0 { return
 }
 print("z") }
z(0); z(1)
