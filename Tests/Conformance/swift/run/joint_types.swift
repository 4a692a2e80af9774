// Literals and arguments that find their type together, at any depth.
class A {}
class B: A {}
class C: A {}

// Literals in a literal.
let lists = [[1], [nil], [2.5]]
print(lists, type(of: lists))
print([[[1]], [[nil]]], [[nil], [nil, "a"]], [[], [1, nil]])
print(type(of: ["a": [1], "b": [nil]]), type(of: [["a": 1], ["b": nil]]))
print(type(of: [(1, nil), (2, [nil, 3])]), type(of: Bool.random() ? [1] : [nil]))
print([1] + [nil], [nil] + [1])

// Arguments whose types have a parameter inside.
func same<T>(_ a: [T], _ b: [T]) -> T.Type { T.self }
func plain<T>(_ a: T, _ b: T) -> T.Type { T.self }
print(same([B()], [C()]), same([1], [2.5]), same([1], [nil]), same([nil], [1]))
print(plain([B()], [C()]), plain([1], [nil]), plain(nil, 1), plain(1, nil), plain((1, 2), (2, nil)))
let bs = [B()], cs = [C()]
print(same(bs, cs), type(of: bs + cs), type(of: [B()] + [C()]))
func either<T>(_ a: T?, _ b: [T]) -> T.Type { T.self }
let someB: B? = B()
print(either(someB, cs), either(B(), [C()]))
func called<T>(_ a: () -> T, _ b: () -> T) -> T.Type { T.self }
print(called({ B() }, { C() }))
func tables<T>(_ a: [String: T], _ b: [String: T]) -> T.Type { T.self }
print(tables(["a": B()], ["b": C()]), tables(["a": 1], ["b": nil]))
func pairs<T>(_ a: (T, Int), _ b: (T, Int)) -> T.Type { T.self }
print(pairs((B(), 1), (C(), 2)))
struct Box<T> { var v: T }
func boxes<T>(_ a: Box<T>, _ b: Box<T>) -> T.Type { T.self }
print(boxes(Box(v: B()), Box(v: C())))
func several<T>(_ a: T..., b: [T]) -> T.Type { T.self }
print(several(B(), C(), b: [A()]), several(B(), b: [C()]))
struct Two<T> { var a: T; var b: T }
print(Two(a: [1], b: [nil]), Two(a: 1, b: nil), Two(a: 1, b: 2.5))
struct Lists<T> { var a: [T]; var b: [T] }
print(type(of: Lists(a: [B()], b: [C()])))
print(type(of: [1].reduce(B()) { _, _ in C() }))

// `nil` in front of `??`.
print(nil ?? 3, nil ?? nil ?? 2, (nil ?? 3) + 1, "\(nil ?? 3)")
let text = nil ?? "a"
let optional: String? = "x"
let still = nil ?? optional
print(text, still as Any)
