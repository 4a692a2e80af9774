let d = ["a": 1, "b": 2]
print(d.keys.contains("a"), d.keys.contains("z"), ["x": 1].keys.contains("x"))
struct S { var m: [Int: String] = [3: "c"]; func has(_ k: Int) -> Bool { m.keys.contains(k) } }
print(S().has(3), S().has(4), [1.5: 2].keys.contains(1.5))
func f() -> [Bool: Int] { print("f"); return [true: 1] }
func k() -> Bool { print("k"); return false }
print(f().keys.contains(k()))
func g<K: Hashable>(_ d: [K: Int], _ k: K) -> Bool { d.keys.contains(k) }
print(g(["q": 1], "q"), g([2: 1], 1))
if !d.keys.contains("c"), d.keys.contains("b") { print("fine") }
