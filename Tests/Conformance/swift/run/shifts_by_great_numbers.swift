func f(_ u: UInt64, _ i: Int8, _ n: Int) {
  print(n >> u, n << u, i >> u, i << u, u >> u, u << u, UInt8(200) >> u)
  var a = n; a >>= u; var b = n; b <<= u; var c = i; c >>= u; var d = u; d >>= u; print(a, b, c, d)
  var e = n; e >>= Int.min; var g = n; g <<= Int.min; print(e, g, n >> Int.min, n << Int.min)
  let h: (Int, UInt64) -> Int = { $0 >> $1 }; print(h(n, u))
  print(i &>> Int8(9), i &<< Int8(-1), n &>> 65, UInt8(3) &<< UInt8(255))
}
f(.max - 1, -5, -7)
f(1 << 63, 5, 7)
f(70, 5, 7)
func g<T: BinaryInteger, U: BinaryInteger>(_ a: T, _ b: U) { print(a >> b, a << b); var c = a; c >>= b; print(c) }
g(-7, UInt64.max); g(Int8(-9), UInt64.max - 3); g(UInt8(9), Int.min)
