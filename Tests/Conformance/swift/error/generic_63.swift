func f<T>(_ a: [T]) -> T { a.first }
