protocol P {}
struct S {}
let p: P = S()
