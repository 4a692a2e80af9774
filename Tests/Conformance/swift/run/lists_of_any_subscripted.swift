protocol P {}; struct A: P {}; struct B: P {}
func f(_ n: Int) -> any P { [A(), B()][n] }
print(f(1))
