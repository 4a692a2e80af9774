// swift-version: 5
// A script may declare `??` for its own types, and for optionals of them.
enum Opt<T> { case none, some(T); static func ?? (o: Opt, d: @autoclosure () -> T) -> T { if case .some(let t) = o { t } else { d() } } }
let a: Opt<Int> = .none, b = Opt.some(3)
print(a ?? 9, b ?? 0)
let z: Int = a ?? 4
let y = b ?? 4
print(z, y)
struct M { var v: Int }
func ?? (m: M?, d: Int) -> Int { m?.v ?? d }
let m: M? = nil
print(m ?? 5, m ?? M(v: 2))
print([a, b].map { $0 ?? 1 })
let x: Int? = nil
print(x ?? 7)
