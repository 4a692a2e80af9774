func biggest<T>(_ a: [T]) -> T { a.max()! }
