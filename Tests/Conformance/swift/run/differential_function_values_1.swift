// Functions of the library as values, called by scripts and by the library.
func use(_ f: (Int, Int) -> Int) -> Int { f(2, 3) }
print(use(max), use(min), use(+), use(%), use { $0 - $1 })
let larger: (Double, Double) -> Double = max
print(larger(2, 3.5))
let words: (String, String) -> String = min
print(words("b", "a"))
let size: (Int) -> Int = abs
print(size(-4), [-1, 2].map(abs), [3, 9].reduce(5, max), [1.5, -2].map(abs))
let wide: (Int) -> Double = Double.init
print(wide(3), [1, 2].map(Double.init), [1, 2].map(String.init), ["1", "x"].map(Int.init))
let narrow: (Double) -> Int = Int.init
print(narrow(3.9))
let text: (Int) -> String = String.init
print(text(7) + text(8))
let at = [10, 20, 30].firstIndex(of:)
print(at(20) as Any, at(5) as Any)
let has = [1, 2, 3].contains as (Int) -> Bool
print(has(2), has(9))
let starts: (String) -> Bool = "hello".hasPrefix
print(starts("he"), ["h", "e"].map("hello".hasPrefix))
let parts: (Int) -> Bool = 12.isMultiple(of:)
print(parts(4), parts(5), [2, 5].filter(12.isMultiple(of:)))
let repeated: (String, Int) -> String = String.init(repeating:count:)
print(repeated("ab", 2))
func apply<T>(_ f: (T, T) -> T, _ a: T, _ b: T) -> T { f(a, b) }
print(apply(max, 1, 2), apply(min, 1.5, 2), apply(+, "a", "b"), apply(max, "x", "y"))
let table: [String: (Int, Int) -> Int] = ["max": max, "min": min, "+": (+)]
print(table.sorted { $0.key < $1.key }.map { $0.value(3, 4) })
let far: (Int) -> Int = 5.distance(to:)
print(far(9))
