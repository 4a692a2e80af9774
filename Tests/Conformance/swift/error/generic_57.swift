func f<T>(_ a: T) -> T { a + a }
print(f(1))
