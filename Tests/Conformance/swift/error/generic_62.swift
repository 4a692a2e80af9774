struct S {}
let x: S<Int> = S()
