// Operators and overloaded functions given away before it is known what they take.
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { f($1, $0) } }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func apply<A, B, C>(_ f: (A, B) -> C, _ a: A, _ b: B) -> C { f(a, b) }
func use<T>(_ f: (T) -> T, _ x: T) -> T { f(x) }
func memo<A: Hashable, B>(_ f: @escaping (A) -> B) -> (A) -> B { f }
func pipe<A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }

print(curry(+)(10)(20), curry(+)("a")("b"), curry(<)(1)(2), flip(-)(1, 10), flip(/)(2.0, 1))
let add10 = curry(+)(10)
let addHalf: (Double) -> Double = curry(+)(0.5)
print(add10(2), addHalf(1), [1, 2].map(curry(*)(2)), [0.5].map(curry(+)(10)))
print(compose({ $0 + 1 }, String.init)(4), compose({ (x: Int) in x + 1 }, String.init)(4), compose(abs, { $0 + 1 })(-4))
print(apply(+, 1, 2), apply(+, "a", "b"), apply(<, 1, 2), apply(max, 3, 4), apply(-, 1.5, 1))
let product: Double = apply(*, 2, 3)
print(product, memo(abs)(-3), memo(String.init)(3))
func inc(_ x: Int) -> Int { x + 1 }
func inc(_ x: Double) -> Double { x + 0.5 }
print(use(inc, 1), use(inc, 1.0), use(abs, -3), use(-, 4))
let h = { (x: Int) in x * 2 } >>> String.init
print(h(4), ({ $0 + 1 } >>> { $0 * 2 })(3))
print(pipe(3, String.init), pipe("3", Int.init) as Any, pipe(2.5, Int.init), pipe([3, 1], { $0.sorted() }))
print([1, 2].reduce(0, +), zip([1, 2], [3, 4]).map(+), zip([1, 2], [3, 4]).map(max), [1, 2].map(-))
