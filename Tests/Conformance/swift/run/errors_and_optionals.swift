// errors and optionals
enum NetError: Error, CustomStringConvertible { case timeout(Int), bad(code: Int, String?); var description: String { switch self { case .timeout(let n): "timeout \(n)"; case .bad(let c, let m): "bad \(c) \(m ?? "-")" } } }
struct Wrapped: Error { let inner: any Error; let at: String }
func load(_ n: Int) throws(NetError) -> String { if n > 2 { throw .timeout(n) }; if n < 0 { throw .bad(code: n, nil) }; return "ok\(n)" }
func outer(_ n: Int) throws -> String { do { return try load(n) } catch { throw Wrapped(inner: error, at: "outer") } }
for n in [1, 5, -1] { do { print(try outer(n)) } catch let w as Wrapped { print(w.at, w.inner) } catch { print("other") } }
do { _ = try load(9) } catch .timeout(let n) where n > 5 { print("long", n) } catch { print("typed", error) }
func mapAll<T, E: Error>(_ a: [Int], _ f: (Int) throws(E) -> T) throws(E) -> [T] { var r: [T] = []; for x in a { r.append(try f(x)) }; return r }
print((try? mapAll([1, 2], load)) as Any, (try? mapAll([1, 3], load)) as Any, mapAll([1]) { $0 * 2 })
func cleanup(_ fail: Bool) throws -> Int { defer { print("defer 1") }; defer { print("defer 2", fail) }; if fail { throw NetError.timeout(0) }; return 7 }
print((try? cleanup(false)) as Any, (try? cleanup(true)) as Any)
let results = [0, 5].map { n in Result { try outer(n) } }
for r in results { switch r { case .success(let s): print("S", s); case .failure(let e): print("F", type(of: e)) } }
print(results.compactMap { try? $0.get() }, results[0].map(\.count), (try? results[1].mapError { _ in NetError.timeout(1) }.get()) as Any)
struct A { var b: B?; struct B { var c: [C?]; var f: ((Int) -> Int?)? }; class C { var n = 1; var next: C?; func up() -> C { n += 1; return self } } }
var a: A? = A(b: A.B(c: [A.C(), nil], f: { $0 > 0 ? $0 * 2 : nil }))
print(a?.b?.c.first??.n as Any, a?.b?.c[1]?.n as Any, a?.b?.c[0]?.up().up().n ?? -1, a?.b?.f?(3) as Any, a?.b?.f?(-3) as Any, a?.b?.c.count ?? 0)
a?.b?.c[0]?.next = A.C(); a?.b?.c[0]?.next?.n += 10; print(a?.b?.c[0]?.next?.n as Any)
a?.b?.c.append(nil); print(a!.b!.c.count, (a?.b?.c.removeLast()) as Any)
a?.b = nil; print(a?.b?.c as Any, a?.b == nil)
let dict: [String: [String: Int?]] = ["a": ["x": 1, "y": nil]]
print(dict["a"]?["x"] as Any, dict["a"]?["y"] as Any, dict["q"]?["x"] as Any, (dict["a"]?["x"] ?? 0) ?? -1)
if let x = dict["a"]?["x"], let y = x { print(x as Any, y) }
guard let q = dict["a"]?["y"], q == nil else { fatalError() }
let words = ["1", "b", "3"]; print(words.map { Int($0) ?? -1 }, words.compactMap(Int.init), words.flatMap { Int($0).map { [$0, $0] } ?? [] })
let o: Int?? = .some(nil); switch o { case .none: print("none"); case .some(.none): print("some none"); case .some(.some(let v)): print(v) }
print(Optional(3).map { $0 + 1 }.flatMap { $0 > 3 ? $0 : nil } as Any, [Optional(1), nil].map { $0 ?? 9 }, Optional<Int>.none ?? Optional(4) ?? 5)
var opt: Int? = 3; opt? += 4; opt! *= 2; print(opt as Any); opt = opt.flatMap { _ in nil }; opt? += 1; print(opt as Any, opt ?? opt as Any)
