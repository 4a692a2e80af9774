func f(_ s: String) -> Int { s.count }
let s: String? = "a"
print(f(s))
