let x: Int? = 5
let y: Int = x ?? "a"
