class R { let a: Int; let b: Int; init?(_ n: Int) { a = 1; if n == 0 { return nil }; b = 2; if n == 1 { return nil } }; deinit { print("R gone") } }
print(R(0) == nil); print(R(1) == nil)
