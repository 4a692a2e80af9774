struct I: StringInterpolationProtocol {
  var t = ""
  init(literalCapacity l: Int, interpolationCount n: Int) { print("cap", l, n) }
  mutating func appendLiteral(_ s: String) { print("lit[\(s)]"); t += s }
  mutating func appendInterpolation<T>(_ v: T) { print("val \(v)"); t += "<\(v)>" }
  mutating func appendInterpolation(raw s: String) { t += s }
  mutating func appendInterpolation(_ n: Int, radix: Int = 10) { t += String(n, radix: radix) }
}
struct S: ExpressibleByStringInterpolation, CustomStringConvertible {
  var description: String
  init(stringLiteral s: String) { description = "L:" + s }
  init(stringInterpolation i: I) { description = "I:" + i.t }
}
let x = 5
let s: S = "a\(x)b\(1.5)\(raw: "r")é\(255, radix: 16)"
print(s)
func f(_ s: S) { print(s) }
f("plain")
f("\(x)\(x)")
f("""
  multi \(x)
  line
  """)
let o: S? = "\(raw: "q")"
print(o!)
struct D: ExpressibleByStringInterpolation { let v: String; init(stringLiteral s: String) { v = s } }
let d: D = "d\(x)"
print(d)
struct N: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var parts: [String] = []
    init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(interpolationCount) }
    mutating func appendLiteral(_ literal: String) { parts.append(literal) }
    mutating func appendInterpolation(_ value: Any) { parts.append("{\(value)}") }
  }
  let all: [String]
  init(stringLiteral value: String) { all = [value] }
  init(stringInterpolation: StringInterpolation) { all = stringInterpolation.parts }
}
print(("x \(1) y \("z")" as N).all, N(stringLiteral: "q").all, [N]([("a\(2)")])[0].all)
