// Optionals in optionals keep their own nil.
let o: Int?? = .some(nil)
print(o as Any, o == nil)
let three: Int?? = Optional(Optional(3))
print(three as Any, three!! + 1)
var d: [String: Int?] = [:]
d["a"] = .some(nil)
print(d.count, d["a"] as Any, d["b"] as Any)
d["a"] = Optional<Int>.none
print(d.count)
d["a"] = nil
print(d.count)
func f() -> Int?? { .some(.none) }
print(f() as Any)
func show(_ x: Int??) { print(x as Any) }
show(nil)
show(.some(nil))
show(3)
show(.some(3))
let x: Int? = nil
let y: Int?? = x
print(y as Any, y == nil, y! == nil)
switch Optional(Optional<Int>.none) {
case .none: print("none")
case .some(.none): print("some none")
case .some(.some(let v)): print(v)
}
let all: [Int??] = [1, nil, .some(nil)]
print(all)
var z: Int?? = 5
z = .some(nil)
if let inner = z { print(inner as Any) }
if let inner = z, let number = inner { print(number) } else { print("no number") }
