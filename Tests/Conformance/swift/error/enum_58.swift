enum E: String { case a }
let e: E = E(rawValue: "a")
print(e)
