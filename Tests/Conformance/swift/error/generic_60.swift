func f<T: Equatable>(_ a: T, _ b: T) -> Bool { a < b }
