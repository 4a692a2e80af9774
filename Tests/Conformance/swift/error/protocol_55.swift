protocol P {}
let p = P()
