// The literal after `??` where anything is taken, beside what a closure gives.
func show(_ a: [Double], _ rows: [[Double]], _ prices: [String: Double], _ x: Double?) {
  print(a.flatMap { [$0] }.first ?? 9, rows.flatMap { $0 }.last ?? 9, rows.flatMap(\.self).last ?? 9)
  print(prices.mapValues { $0 * 2 }["a"] ?? 3, prices.compactMapValues { $0 }["a"] ?? 3)
  print(x.flatMap { Optional($0) } ?? 3, x.flatMap { $0 > 0 ? $0 : nil } ?? 9, x.map { $0 } ?? 3)
  print(a.lazy.map { $0 }.first ?? 9, a.lazy.compactMap { Optional($0) }.first ?? 9)
  print(a.lazy.map(\.magnitude).first ?? 9, a.lazy.filter { $0 > 1 }.first ?? 9, a.lazy.map { $0 }.max() ?? 9)
  print(a.map { $0 * 2 }.first ?? 9, a.compactMap { Optional($0) }.first ?? 9, a.map(\.magnitude).first ?? 9)
  print("".split(separator: ",").first.flatMap { Double($0) } ?? 9, x.map(abs) ?? 9)
  print("\(prices.mapValues { $0 }["a"] ?? 3)")
}
show([], [], [:], nil)
show([2], [[3]], ["a": 4], 5)
