func f<T>() -> T? { nil }
let x = f()
