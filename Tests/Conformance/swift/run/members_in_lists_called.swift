enum E { case a(Int), b }
func d(_ e: E) -> Int { 1 }
print([.a(1), .b].map(d), [.a(1), .b].map { (e: E) in 1 })
func r() -> [E] { [.b, .a(2)].reversed() }
print(r().count)
