protocol P {}; struct A: P {}; struct B: P {}
let a = [A()], b = [B()]; let x: [any P] = [A()] + b; print(x.count); var y: [any P] = a; y.append(contentsOf: a); print(y.count)
