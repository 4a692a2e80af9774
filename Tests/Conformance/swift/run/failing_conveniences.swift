class C { var x: Int; init(x: Int) { self.x = x }; convenience init?(_ s: String) { if s == "a" { return nil }; self.init(x: 1); if s == "b" { return nil } }; deinit { print("C gone") } }
print(C("a") == nil); print(C("b") == nil); _ = C("c")
