func f<T>(_ a: T, _ b: T) {}
f(1, "a")
