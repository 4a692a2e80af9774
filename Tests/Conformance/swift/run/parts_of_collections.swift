func pal<C: BidirectionalCollection>(_ c: C) -> Bool where C.Element: Equatable { c.count < 2 || c.first == c.last && pal(c.dropFirst().dropLast()) }
print(pal("abcba"), pal([1, 2]))
