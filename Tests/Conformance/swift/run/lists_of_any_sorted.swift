protocol P {}; struct A: P {}; struct B: P {}
let m: [any P] = [A(), B()].sorted { _, _ in false }; print(m.count)
let r: [any P] = [A(), B()].reversed(); print(r.count)
let fl: [any P] = [A(), B()].filter { _ in true }; print(fl.count)
