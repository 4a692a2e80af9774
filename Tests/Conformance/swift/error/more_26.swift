let a: Any = 5
let n: Int = a
