struct Box<T> { var v: T }
let b: Box = Box(v: 1, w: 2)
