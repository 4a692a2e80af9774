let x = 5 / 2.5
let y: Int = x
