func f<T: Foo>(_ a: T) {}
