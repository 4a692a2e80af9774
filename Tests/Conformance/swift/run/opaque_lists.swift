// `some Sequence<(Int, Double)>` tells the closures of what makes the value what they give.
func pairs() -> some Sequence<(Int, Double)> { [1, 2].map { ($0, 1) } }
func squares() -> some Collection<Double> { (1...3).map { i in
  let square = i * i
  return 0.5 + Double(square)
} }
func ones() -> some Collection<Double> { return [1, 2].map { _ in 1 } }
func perhaps() -> some Sequence<Int?> { [1, 2].map { $0 > 1 ? $0 : nil } }
struct Table { var rows: some Sequence<Float> { (0..<2).map { _ in 2 } } }
print(Array(pairs()), Array(squares()), Array(ones()), Array(perhaps()), Array(Table().rows))
