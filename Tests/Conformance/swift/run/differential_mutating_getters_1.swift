struct Lazy<T> { private var thunk: () -> T; private var memo: T?; private(set) var calls = 0; init(_ f: @escaping @autoclosure () -> T) { thunk = f }
    var value: T { mutating get { if let m = memo { return m }; calls += 1; let v = thunk(); memo = v; return v } } }
func costly() -> Int { print("computing"); return 7 }
var lz = Lazy(costly()); print(lz.value, lz.value, lz.calls); var arr = [Lazy(1 + 1)]; print(arr[0].value + arr[0].value, arr[0].calls)
struct Fib { private var cache = [0, 1]; subscript(n: Int) -> Int { mutating get { while cache.count <= n { cache.append(cache[cache.count - 1] + cache[cache.count - 2]) }; return cache[n] } }; var count: Int { cache.count } }
var f = Fib(); print(f[10], f.count, f[5], f[50], f.count)
struct Holder { var l = Lazy("s"); lazy var n: Int = { print("lazy n"); return 5 }(); mutating func use() -> Int { n + l.value.count } }
var h = Holder(); print(h.use(), h.n, h.l.value, h.l.calls); h.n = 9; print(h.n)
class C { var l = Lazy([1, 2]); lazy var sum: Int = l.value.reduce(0, +) }; let c = C(); print(c.sum, c.l.calls, c.l.value)
func with(_ l: inout Lazy<Int>) -> Int { l.value * 2 }; print(with(&lz), lz.calls)
