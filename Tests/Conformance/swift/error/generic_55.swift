struct Box<T> { var v: T }
let b: Box<String> = Box(v: 1)
