// Implicitly unwrapped optionals beside operators, and as arguments.
func run() {
  let n: Int! = 4
  let m: Int! = 6
  let s: String! = "ab"
  let d: Double! = 2.5
  let list: [Int]! = [0, 1, 2, 3, 4]
  let pair: (Int?, String)! = (nil, "q")
  print(n * n, n + m, n < m, n...m, s + s, d / d, list + list, -n, -d, ~n, n == m, n ?? 3)
  print(Double(n), String(n), UInt8(n), abs(n), max(n, 3), min(1, n), [1, 2].contains(n))
  print(["ab"].firstIndex(of: s) as Any, Array(s), String(s), pair.1)
  print(stride(from: 0, to: n, by: 2).map { $0 }, list.map { $0 + n }, list.count, list[n])
  func square<T: Numeric>(_ t: T) -> T { t * t }
  print(square(n))
  for x in list where x > n - 2 { print(x) }
}
run()
