struct Box<T> { var v: T }
let b: Box<Int, Int> = Box(v: 1)
