func f(_ a: Any) -> String { "any" }
func f(_ a: Any?) -> String { "any?" }
print(f(nil as String?), f("a"), f(3 as Int?))
