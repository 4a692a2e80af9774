struct Character { let c = "q" }
struct Range {}
print("abc".first!, Character().c, (1..<3).count, [3, 1].sorted(), max(1, 2))
