enum T { case a(Int, String), b(String, Int), c(Int), d }
func f(_ t: T) -> String { switch t { case .a(let n, let s), .b(let s, let n): "\(n)\(s)"; case .c(let n) where n > 1, .c(let n) where n < 0: "c\(n)"; case .c, .d: "rest" } }
print(f(.a(1, "x")), f(.b("y", 2)), f(.c(5)), f(.c(-5)), f(.c(0)), f(.d))
enum Err: Error { case low(Int), high(Int), other(String) }
for e in [Err.low(1), .high(9), .other("o")] { do { throw e } catch Err.low(let n), Err.high(let n) { print("n", n) } catch { print(error) } }
func g(_ p: (Int?, Int?)) -> Int { switch p { case (let x?, nil), (nil, let x?): x; case let (x?, y?): x + y; default: 0 } }; print(g((1, nil)), g((nil, 2)), g((3, 4)), g((nil, nil)))
class C { deinit { print("gone") } }; enum H { case x(C), y(C), z }; func h(_ v: H) { switch v { case .x(let c), .y(let c): print("has", c is C); case .z: print("none") } }; h(.y(C())); h(.z)
var fs: [() -> String] = []; for t in [T.a(1, "p"), .b("q", 2)] { switch t { case .a(let n, let s), .b(let s, let n): fs.append { s + "\(n)" }; default: break } }; print(fs.map { $0() })
