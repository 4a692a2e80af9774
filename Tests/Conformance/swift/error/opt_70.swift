let s: String? = nil
let t: String = s ?? nil
print(t)
