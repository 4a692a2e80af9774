// Numbers of different kinds in one literal of which nothing says the type.
let half = 0.5, small: Int8 = 5, three = 3
let yes = true

// A literal is what stands beside it, ...
print([3, half], [1, 2.5], [small, 1], [-3, half], [max(1, 2), half])
let scaled = [0, half * 2, 1]
print(scaled)

// ... but an integer stays one where an operator was applied to it, or to what is made of it,
print([3 + 1, 2.5], [2.5, 2 * 3], [(3 - 1), half], [-(3 + 1), 2.5], [abs(3 + 1), 2.5], [4 / 2, 1 + 2.5])
print([1, 2.5, 3 + 1, 0], [1 + 1, small], [half, yes ? 1 + 1 : 2], [three + 1, 2.5])
print([[3, 1].map { $0 + 2 }[0], 2.5], [[3, 1].filter { $0 > 2 }[0], 2.5], [[3, 1].reduce(0, +), 2.5])
print([[3, 1].max()!, 2.5], [[3, 1].sorted()[0], 2.5], [[3, 1].map { -$0 }[0], 2.5])
print([half, nil, 1 + 1], [half, nil, 1], [Optional(half), 1 + 1])

// ... as long as the expression will do with elements of any type.
print([3 + 1, 2.5].max()!, [3 + 1, 2.5].map { $0 * 2 }, [3 + 1, 2.5].reduce(0, +), [3 + 1, 2.5][0] + 1)
print([3 + 1, 2.5] == [4, 2.5], [3 + 1, 2.5].contains(4), [3 + 1, 2.5].sorted())
let first: Double? = [3 + 1, 2.5].first
print(first as Any)
let told: [Double] = [3 + 1, 2.5]
print(told, [3 + 1, 2.5] as [Double])
func total(_ values: [Double]) -> Double { values.reduce(0, +) }
print(total([3 + 1, 2.5]))
let set: Set = [3 + 1, 2.5]
print(set.count, type(of: set))
func least<T: Comparable>(_ values: [T]) -> T { values.min()! }
print(least([3 + 1, 2.5]))

// What takes anything takes the integer.
print([3 + 1, 2.5].map { $0 }, [3 + 1, 2.5].first!, [3 + 1, 2.5][0], "\([1 + 1, half])")
let copied = Array([3 + 1, 2.5])
print(copied, type(of: copied))
func same<T>(_ value: T) -> T { value }
print(same([3 + 1, 2.5]), type(of: same([3 + 1, 2.5])))
for element in [3 + 1, 2.5] { print(element, type(of: element)) }
let any: Any = [3 + 1, 2.5]
print(any)
print([(3 + 1, 1), (2.5, 2)])

// So it is in lists of lists, also alone: there the inner ones are of anything.
let lists = [[3 + 1], [2.5]]
print(lists, type(of: lists))
let inner = [[3 + 1, 2.5], [1]]
print(inner, type(of: inner))
let keyed = ["k": [3 + 1, 2.5]]
print(keyed, type(of: keyed))
let tables = [["k": 1], ["k": "x"]]
print(tables, type(of: tables))
let texts = [[1], ["x"]]
print(texts, type(of: texts))

// And in lists that are added.
print([3 + 1] + [2.5], [2.5] + [3 + 1], [3] + [2.5], [3 + 1] + [half], [-3] + [half])
print([3, 1].map { $0 + 2 } + [2.5], [3, 1].map { $0 / 2 } + [2.5], [3, 1].map { $0 } + [2.5])
print([half] + [3, 1].map { $0 + 2 }, [3, 1].map { [$0 + 2] } + [[2.5]])
let sum = [1] + [3 + 1] + [2.5]
print(sum, type(of: sum))
let whole: [Double] = [3 + 1] + [2.5]
print(whole, ([3 + 1] + [2.5]).max()!, ([3 + 1] + [2.5]).map { $0 * 2 })
let halves = [half]
print([3 + 1] + halves, halves + [3, 1].map { $0 + 2 })
let chosen = yes ? [3 + 1] : [2.5]
print(chosen, type(of: chosen))
let number = yes ? 3 + 1 : 2.5
print(number)

// Beside what is no number each is what it is alone.
print([2.5, 1, "a"], [1, half, true], [1, 2.5, [1]], [1, 2.5, nil, "a"], [[1], [2.5], ["a"]])
print([1, small, "a"].map { type(of: $0) }, [1, half, "a"].map { type(of: $0) })
print(["x": 1, "y": 2.5, "z": "a"]["x"]!)

// What the statements of a closure tell comes too late for literals beside it.
let weights = [1, 2]
print(weights.map { v in print(v); return Double(v) } + [2, 3])
print([2] + weights.map { v in print(v); return Double(v) * 2 }.map { $0 })
print([weights.map { v in print(v); return Double(v) }[0], 2])
print(weights.map { v in print(v); return Double(v) }.sorted() + [2], weights.map { v -> Double in print(v); return Double(v) } + [2])
let heavier: [Double] = weights.map { v in print(v); return Double(v) } + [2]
print(heavier, [3, 1].map { v in print(v); return v } + [2.5])
print([3 + 1] + [2.5, 1, -2], [3 + 1] + [Double(3)], [1 << 2, small])

// The values of a closure that is called at once have one type before it is anything; what is optional beside a literal
// makes an optional of it.
print({ yes ? 3 : half }(), { yes ? [3] : [half] }(), [{ yes ? 3 : 2.5 }()])
struct Box<T> { var a: T, b: T }
let maybe: Int? = 5, perhaps: Double? = 1.5
func held<T>(_ a: T, _ b: [T]) -> [T] { [a] + b }
func made<T>(_ a: T, _ b: (T) -> T) -> T { b(a) }
print(Box(a: 3, b: maybe), held(3, [maybe]), held(3, [maybe, nil]), made(3) { _ in maybe } as Any, [1].reduce(3) { _, _ in maybe } as Any)
print(Array(repeating: 3, count: 1) + [perhaps], Array(repeating: 3, count: 1) + [[1, nil]])

// A literal in a literal too: at one place of all of them each number is what it is alone.
print([[1, 2.5], ["a"]], [[1, 2.5], [1 + 1]], [[1, half], [1 + 1, 0]])
let matrix = [[1, 0.0], [0, 1 / 2]]
print(matrix, type(of: matrix), [[[1, 0.0]], [[0, 1 / 2]]], ["a": [1, 0.0], "b": [0, 1 / 2]]["a"]!)
let ranges = [1...2, 1 + 1...2.5]
print(ranges, type(of: ranges))

// So it is with texts, a part of one, and a character.
let word = "word", part = word.dropFirst(), letter: Character = "c"
print([part, "b"], [part, "a" + "b"], ["a" + "b", letter], ["b", letter], ["a" + "b"] + [part], ["a"] + [part])
print(["a" + "b", part].map { $0.count }, ["a" + "b", part].max()!, yes ? part : "a" + "b", max(part, "a" + "b"))
let joined: Substring = "a" + "b" + "c"
let parts: [Substring] = [part, "a" + "b"]
print(joined, joined.dropLast(), parts, part == "or" + "d", part + "a" + "b", type(of: [part, "b"]))
