enum E: Error { case bad(Int) }
func risky(_ n: Int) throws(E) -> Int { if n > 2 { throw .bad(n) }; return n * 2 }
func f() {
  do { print(try [1, 2].map(risky)); print(try [1, 3].map(risky)) } catch { print(error) }
  do { _ = try [1, 2, 5].filter { try risky($0) > 1 } } catch { print("f", error) }
  do { print(try [1].map { x throws(E) in try risky(x) }) } catch { print(error) }
  print(min(1.0, .nan), max(1.0, .nan), min(.nan, 1.0), max(.nan, 1.0), Double.minimum(1, .nan), Double.maximum(1, .nan))
  print([1.0, .nan, 0.5].min()!, [.nan, 1.0].max()!, Double.nan == .nan, [Double.nan] == [Double.nan], Double.nan.isNaN, -Double.nan)
  print([3.0, .nan, 1.0].sorted().count, Double.infinity, -Double.infinity, 1 / 0.0)
  print(max(1, 2, 3), max("a", "b"), max(1.0, .nan, 0.5), min(3, 1, 2))
}
f()
print([1, nil], [nil, 2.5], [{ $0 + 1 }, { (x: Int) in x * 2 }].map { $0(4) })
let m = [1, .max], e = [[], [1]], o = [[1], nil]
print(m, e, o)
