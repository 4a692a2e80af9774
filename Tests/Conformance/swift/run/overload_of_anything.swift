// An overload of anything beside one of `T`
func f<T>(_ x: T) -> String { "T" }
func f(_ x: Any) -> String { "Any" }
let a = 1, b = 2
print(f(1...3), f(1..<3), f((1...3)), f(1...), f(0.5...2), f(a...b), f(a...))
print(f((a, b)), f((1, 2)), f((1, a)), f(((a))), f([(a, b)]), f((x: 1, y: 2)), f([a...b]))

// A generic function where anything is taken: arguments of different types stay what they are
func pick<T>(_ c: Bool, _ a: T, _ b: T) -> T { c ? a : b }
let halves: [Double?] = [1, nil]
let d: Double? = 2
let bytes: [Int8] = [3]
let letters: [Character] = ["a"]
let o: [String: Int?] = ["a": nil]
print(pick(false, halves, [2.5]), pick(true, [2.5], halves), pick(false, halves, [2]), pick(true, [2], halves))
print(pick(false, d, 3), pick(true, 3, d), pick(false, bytes, [300]), pick(false, letters, ["bc"]))
print(pick(false, o, ["b": 2]), pick(false, [1], [2.5]), pick(false, [1], ["a"]), pick(false, halves, []))
let half = pick(false, halves, [2.5])
print(half)
