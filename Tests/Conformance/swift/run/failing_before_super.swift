// Which deinitializers run for an object that was never whole.
class P { init() {}; deinit { print("P gone") } }
class Q: P { let z: Int; init?(_ s: String) { z = 1; if s == "q" { return nil }; super.init(); if s == "r" { return nil } }; deinit { print("Q gone") } }
print(Q("q") == nil); print(Q("r") == nil)
