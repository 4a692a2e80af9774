func f<T>(_ a: T) -> Int { a }
print(f(1))
