// What a generic parameter is where anything will do for what a call gives.
let h = 2.5, n = 3
let hh: Double? = 0.5
let nn: Int? = 7
let l = [1], dl = [0.5]
let il: [Any] = [1, "x"]
func d1<T>(_ a: T, _ b: T) -> T { a }
func d1l<T>(_ a: T, _ b: T) -> [T] { [a] }
func d1o<T>(_ a: T, _ b: T) -> T? { a }
func d2<T>(_ a: [T]) -> T { a[0] }
func d2l<T>(_ a: [T]) -> [T] { [a[0]] }
func d2o<T>(_ a: [T]) -> T? { a[0] }
func d3<T>(_ a: T...) -> T { a[0] }
func d3l<T>(_ a: T...) -> [T] { [a[0]] }
func d3o<T>(_ a: T...) -> T? { a[0] }
func d4<T>(_ a: T, _ b: [T]) -> T { a }
func d4l<T>(_ a: T, _ b: [T]) -> [T] { [a] }
func d4o<T>(_ a: T, _ b: [T]) -> T? { a }
func d5<T>(_ a: T, _ f: (T) -> T) -> T { f(a) }
func d5l<T>(_ a: T, _ f: (T) -> T) -> [T] { [f(a)] }
func d5o<T>(_ a: T, _ f: (T) -> T) -> T? { f(a) }
func d6<T>(_ a: T?, _ b: T) -> T { a ?? b }
func d6l<T>(_ a: T?, _ b: T) -> [T] { [a ?? b] }
func d6o<T>(_ a: T?, _ b: T) -> T? { a ?? b }
func d7<T>(_ f: () -> T, _ b: T) -> T { f() }
func d7l<T>(_ f: () -> T, _ b: T) -> [T] { [f()] }
func d7o<T>(_ f: () -> T, _ b: T) -> T? { f() }
func d8<T: Hashable>(_ a: [T: Int], _ b: T) -> T { b }
func d8l<T: Hashable>(_ a: [T: Int], _ b: T) -> [T] { [b] }
func d8o<T: Hashable>(_ a: [T: Int], _ b: T) -> T? { b }
func d9<T>(_ a: [Int: T], _ b: T) -> T { b }
func d9l<T>(_ a: [Int: T], _ b: T) -> [T] { [b] }
func d9o<T>(_ a: [Int: T], _ b: T) -> T? { b }
do {
  print(d1(3, 2.5))
}
do {
  let z = d1(3, 2.5)
  print(z)
}
do {
  print("\(d1(3, 2.5))")
}
do {
  print([d1(3, 2.5)])
}
do {
  print(d1(3, 2.5) as Any)
}
do {
  print(d1(3, h))
}
do {
  let z = d1(3, h)
  print(z)
}
do {
  print("\(d1(3, h))")
}
do {
  print([d1(3, h)])
}
do {
  print(d1(3, h) as Any)
}
do {
  print(d1(h, 3))
}
do {
  let z = d1(h, 3)
  print(z)
}
do {
  print("\(d1(h, 3))")
}
do {
  print([d1(h, 3)])
}
do {
  print(d1(h, 3) as Any)
}
do {
  print(d1(2.5, 3))
}
do {
  let z = d1(2.5, 3)
  print(z)
}
do {
  print("\(d1(2.5, 3))")
}
do {
  print([d1(2.5, 3)])
}
do {
  print(d1(2.5, 3) as Any)
}
do {
  print(d1(3 + 1, 2.5))
}
do {
  let z = d1(3 + 1, 2.5)
  print(z)
}
do {
  print("\(d1(3 + 1, 2.5))")
}
do {
  print([d1(3 + 1, 2.5)])
}
do {
  print(d1(3 + 1, 2.5) as Any)
}
do {
  print(d1(3 + 1, h))
}
do {
  let z = d1(3 + 1, h)
  print(z)
}
do {
  print("\(d1(3 + 1, h))")
}
do {
  print([d1(3 + 1, h)])
}
do {
  print(d1(3 + 1, h) as Any)
}
do {
  print(d1(n, 2.5))
}
do {
  print(d1(n, 2.5) as Any)
}
do {
  print(d1(n, h))
}
do {
  print(d1(n, h) as Any)
}
do {
  print(d1(3, hh))
}
do {
  print(d1(3, hh) as Any)
}
do {
  print(d1(3, "a"))
}
do {
  print(d1(3, "a") as Any)
}
do {
  print(d1(3, nn))
}
do {
  let z = d1(3, nn)
  print(z)
}
do {
  print("\(d1(3, nn))")
}
do {
  print([d1(3, nn)])
}
do {
  print(d1(3, nn) as Any)
}
do {
  print(d1(3, nil))
}
do {
  let z = d1(3, nil)
  print(z)
}
do {
  print("\(d1(3, nil))")
}
do {
  print([d1(3, nil)])
}
do {
  print(d1(3, nil) as Any)
}
do {
  print(d1(n, nil))
}
do {
  let z = d1(n, nil)
  print(z)
}
do {
  print("\(d1(n, nil))")
}
do {
  print([d1(n, nil)])
}
do {
  print(d1(n, nil) as Any)
}
do {
  print(d1o(3, 2.5))
}
do {
  print(d1o(3, h))
}
do {
  print(d1o(h, 3))
}
do {
  print(d1o(2.5, 3))
}
do {
  print(d1o(3 + 1, 2.5))
}
do {
  print(d1o(3 + 1, h))
}
do {
  print(d1o(3, nn))
}
do {
  print(d1o(3, nil))
}
do {
  print(d1o(n, nil))
}
do {
  print(d1l(3, 2.5))
}
do {
  print(d1l(3, h))
}
do {
  print(d1l(h, 3))
}
do {
  print(d1l(2.5, 3))
}
do {
  print(d1l(3 + 1, 2.5))
}
do {
  print(d1l(3 + 1, h))
}
do {
  print(d1l(3, nn))
}
do {
  print(d1l(3, nil))
}
do {
  print(d1l(n, nil))
}
do {
  print(d2([3, 2.5]))
}
do {
  let z = d2([3, 2.5])
  print(z)
}
do {
  print("\(d2([3, 2.5]))")
}
do {
  print([d2([3, 2.5])])
}
do {
  print(d2([3, 2.5]) as Any)
}
do {
  print(d2([3, h]))
}
do {
  let z = d2([3, h])
  print(z)
}
do {
  print("\(d2([3, h]))")
}
do {
  print([d2([3, h])])
}
do {
  print(d2([3, h]) as Any)
}
do {
  print(d2([h, 3]))
}
do {
  let z = d2([h, 3])
  print(z)
}
do {
  print("\(d2([h, 3]))")
}
do {
  print([d2([h, 3])])
}
do {
  print(d2([h, 3]) as Any)
}
do {
  print(d2([3 + 1, 2.5]))
}
do {
  let z = d2([3 + 1, 2.5])
  print(z)
}
do {
  print("\(d2([3 + 1, 2.5]))")
}
do {
  print([d2([3 + 1, 2.5])])
}
do {
  print(d2([3 + 1, 2.5]) as Any)
}
do {
  print(d2([2.5, 3]))
}
do {
  let z = d2([2.5, 3])
  print(z)
}
do {
  print("\(d2([2.5, 3]))")
}
do {
  print([d2([2.5, 3])])
}
do {
  print(d2([2.5, 3]) as Any)
}
do {
  print(d2([3, "a"]))
}
do {
  let z = d2([3, "a"])
  print(z)
}
do {
  print("\(d2([3, "a"]))")
}
do {
  print([d2([3, "a"])])
}
do {
  print(d2([3, "a"]) as Any)
}
do {
  print(d2([n, h]))
}
do {
  let z = d2([n, h])
  print(z)
}
do {
  print("\(d2([n, h]))")
}
do {
  print([d2([n, h])])
}
do {
  print(d2([n, h]) as Any)
}
do {
  print(d2([3, nil]))
}
do {
  let z = d2([3, nil])
  print(z)
}
do {
  print("\(d2([3, nil]))")
}
do {
  print([d2([3, nil])])
}
do {
  print(d2([3, nil]) as Any)
}
do {
  print(d2([3, nn]))
}
do {
  let z = d2([3, nn])
  print(z)
}
do {
  print("\(d2([3, nn]))")
}
do {
  print([d2([3, nn])])
}
do {
  print(d2([3, nn]) as Any)
}
do {
  print(d2([1, 3]))
}
do {
  let z = d2([1, 3])
  print(z)
}
do {
  print("\(d2([1, 3]))")
}
do {
  print([d2([1, 3])])
}
do {
  print(d2([1, 3]) as Any)
}
do {
  print(d2([3] + [2.5]))
}
do {
  let z = d2([3] + [2.5])
  print(z)
}
do {
  print("\(d2([3] + [2.5]))")
}
do {
  print([d2([3] + [2.5])])
}
do {
  print(d2([3] + [2.5]) as Any)
}
do {
  print(d2(il))
}
do {
  let z = d2(il)
  print(z)
}
do {
  print("\(d2(il))")
}
do {
  print([d2(il)])
}
do {
  print(d2(il) as Any)
}
do {
  print(d2o([3, 2.5]))
}
do {
  print(d2o([3, h]))
}
do {
  print(d2o([h, 3]))
}
do {
  print(d2o([3 + 1, 2.5]))
}
do {
  print(d2o([2.5, 3]))
}
do {
  print(d2o([3, "a"]))
}
do {
  print(d2o([n, h]))
}
do {
  print(d2o([3, nil]))
}
do {
  print(d2o([3, nn]))
}
do {
  print(d2o([1, 3]))
}
do {
  print(d2o([3] + [2.5]))
}
do {
  print(d2o(il))
}
do {
  print(d2l([3, 2.5]))
}
do {
  print(d2l([3, h]))
}
do {
  print(d2l([h, 3]))
}
do {
  print(d2l([3 + 1, 2.5]))
}
do {
  print(d2l([2.5, 3]))
}
do {
  print(d2l([3, "a"]))
}
do {
  print(d2l([n, h]))
}
do {
  print(d2l([3, nil]))
}
do {
  print(d2l([3, nn]))
}
do {
  print(d2l([1, 3]))
}
do {
  print(d2l([3] + [2.5]))
}
do {
  print(d2l(il))
}
do {
  print(d3(3, 2.5))
}
do {
  let z = d3(3, 2.5)
  print(z)
}
do {
  print("\(d3(3, 2.5))")
}
do {
  print([d3(3, 2.5)])
}
do {
  print(d3(3, 2.5) as Any)
}
do {
  print(d3(3, h))
}
do {
  let z = d3(3, h)
  print(z)
}
do {
  print("\(d3(3, h))")
}
do {
  print([d3(3, h)])
}
do {
  print(d3(3, h) as Any)
}
do {
  print(d3(h, 3))
}
do {
  let z = d3(h, 3)
  print(z)
}
do {
  print("\(d3(h, 3))")
}
do {
  print([d3(h, 3)])
}
do {
  print(d3(h, 3) as Any)
}
do {
  print(d3(3 + 1, 2.5))
}
do {
  let z = d3(3 + 1, 2.5)
  print(z)
}
do {
  print("\(d3(3 + 1, 2.5))")
}
do {
  print([d3(3 + 1, 2.5)])
}
do {
  print(d3(3 + 1, 2.5) as Any)
}
do {
  print(d3(3, "a"))
}
do {
  print(d3(3, "a") as Any)
}
do {
  print(d3(3, nil))
}
do {
  let z = d3(3, nil)
  print(z)
}
do {
  print("\(d3(3, nil))")
}
do {
  print([d3(3, nil)])
}
do {
  print(d3(3, nil) as Any)
}
do {
  print(d3(3, nn))
}
do {
  let z = d3(3, nn)
  print(z)
}
do {
  print("\(d3(3, nn))")
}
do {
  print([d3(3, nn)])
}
do {
  print(d3(3, nn) as Any)
}
do {
  print(d3(n, h))
}
do {
  print(d3(n, h) as Any)
}
do {
  print(d3(3))
}
do {
  let z = d3(3)
  print(z)
}
do {
  print("\(d3(3))")
}
do {
  print([d3(3)])
}
do {
  print(d3(3) as Any)
}
do {
  print(d3o(3, 2.5))
}
do {
  print(d3o(3, h))
}
do {
  print(d3o(h, 3))
}
do {
  print(d3o(3 + 1, 2.5))
}
do {
  print(d3o(3, nil))
}
do {
  print(d3o(3, nn))
}
do {
  print(d3o(3))
}
do {
  print(d3l(3, 2.5))
}
do {
  print(d3l(3, h))
}
do {
  print(d3l(h, 3))
}
do {
  print(d3l(3 + 1, 2.5))
}
do {
  print(d3l(3, nil))
}
do {
  print(d3l(3, nn))
}
do {
  print(d3l(3))
}
do {
  print(d4(3, [2.5]))
}
do {
  let z = d4(3, [2.5])
  print(z)
}
do {
  print("\(d4(3, [2.5]))")
}
do {
  print([d4(3, [2.5])])
}
do {
  print(d4(3, [2.5]) as Any)
}
do {
  print(d4(3, [h]))
}
do {
  let z = d4(3, [h])
  print(z)
}
do {
  print("\(d4(3, [h]))")
}
do {
  print([d4(3, [h])])
}
do {
  print(d4(3, [h]) as Any)
}
do {
  print(d4(h, [3]))
}
do {
  let z = d4(h, [3])
  print(z)
}
do {
  print("\(d4(h, [3]))")
}
do {
  print([d4(h, [3])])
}
do {
  print(d4(h, [3]) as Any)
}
do {
  print(d4(h, [3, 2.5]))
}
do {
  let z = d4(h, [3, 2.5])
  print(z)
}
do {
  print("\(d4(h, [3, 2.5]))")
}
do {
  print([d4(h, [3, 2.5])])
}
do {
  print(d4(h, [3, 2.5]) as Any)
}
do {
  print(d4(3, dl))
}
do {
  let z = d4(3, dl)
  print(z)
}
do {
  print("\(d4(3, dl))")
}
do {
  print([d4(3, dl)])
}
do {
  print(d4(3, dl) as Any)
}
do {
  print(d4(3, ["a"]))
}
do {
  print(d4(3, ["a"]) as Any)
}
do {
  print(d4(n, [h]))
}
do {
  print(d4(n, [h]) as Any)
}
do {
  print(d4(3, [nil]))
}
do {
  let z = d4(3, [nil])
  print(z)
}
do {
  print("\(d4(3, [nil]))")
}
do {
  print([d4(3, [nil])])
}
do {
  print(d4(3, [nil]) as Any)
}
do {
  print(d4o(3, [2.5]))
}
do {
  print(d4o(3, [h]))
}
do {
  print(d4o(h, [3]))
}
do {
  print(d4o(h, [3, 2.5]))
}
do {
  print(d4o(3, dl))
}
do {
  print(d4o(3, [nil]))
}
do {
  print(d4l(3, [2.5]))
}
do {
  print(d4l(3, [h]))
}
do {
  print(d4l(h, [3]))
}
do {
  print(d4l(h, [3, 2.5]))
}
do {
  print(d4l(3, dl))
}
do {
  print(d4l(3, [nil]))
}
do {
  print(d5(2.5, { _ in 3 }))
}
do {
  let z = d5(2.5, { _ in 3 })
  print(z)
}
do {
  print("\(d5(2.5, { _ in 3 }))")
}
do {
  print([d5(2.5, { _ in 3 })])
}
do {
  print(d5(2.5, { _ in 3 }) as Any)
}
do {
  print(d5(h, { _ in 3 }))
}
do {
  let z = d5(h, { _ in 3 })
  print(z)
}
do {
  print("\(d5(h, { _ in 3 }))")
}
do {
  print([d5(h, { _ in 3 })])
}
do {
  print(d5(h, { _ in 3 }) as Any)
}
do {
  print(d5(3, { _ in 2.5 }))
}
do {
  let z = d5(3, { _ in 2.5 })
  print(z)
}
do {
  print("\(d5(3, { _ in 2.5 }))")
}
do {
  print([d5(3, { _ in 2.5 })])
}
do {
  print(d5(3, { _ in 2.5 }) as Any)
}
do {
  print(d5(3, { _ in h }))
}
do {
  let z = d5(3, { _ in h })
  print(z)
}
do {
  print("\(d5(3, { _ in h }))")
}
do {
  print([d5(3, { _ in h })])
}
do {
  print(d5(3, { _ in h }) as Any)
}
do {
  print(d5(n, { _ in 2.5 }))
}
do {
  print(d5(n, { _ in 2.5 }) as Any)
}
do {
  print(d5(h, { $0 + 3 }))
}
do {
  let z = d5(h, { $0 + 3 })
  print(z)
}
do {
  print("\(d5(h, { $0 + 3 }))")
}
do {
  print([d5(h, { $0 + 3 })])
}
do {
  print(d5(h, { $0 + 3 }) as Any)
}
do {
  print(d5(h, { $0 > 3 ? 3 : $0 }))
}
do {
  let z = d5(h, { $0 > 3 ? 3 : $0 })
  print(z)
}
do {
  print("\(d5(h, { $0 > 3 ? 3 : $0 }))")
}
do {
  print([d5(h, { $0 > 3 ? 3 : $0 })])
}
do {
  print(d5(h, { $0 > 3 ? 3 : $0 }) as Any)
}
do {
  print(d5(h, { x in print(x)
   return 3 }))
}
do {
  let z = d5(h, { x in print(x)
   return 3 })
  print(z)
}
do {
  print([d5(h, { x in print(x)
   return 3 })])
}
do {
  print(d5(h, { x in print(x)
   return 3 }) as Any)
}
do {
  print(d5o(2.5, { _ in 3 }))
}
do {
  print(d5o(h, { _ in 3 }))
}
do {
  print(d5o(3, { _ in 2.5 }))
}
do {
  print(d5o(3, { _ in h }))
}
do {
  print(d5o(h, { $0 + 3 }))
}
do {
  print(d5o(h, { $0 > 3 ? 3 : $0 }))
}
do {
  print(d5o(h, { x in print(x)
   return 3 }))
}
do {
  print(d5l(2.5, { _ in 3 }))
}
do {
  print(d5l(h, { _ in 3 }))
}
do {
  print(d5l(3, { _ in 2.5 }))
}
do {
  print(d5l(3, { _ in h }))
}
do {
  print(d5l(h, { $0 + 3 }))
}
do {
  print(d5l(h, { $0 > 3 ? 3 : $0 }))
}
do {
  print(d5l(h, { x in print(x)
   return 3 }))
}
do {
  print(d6(3, h))
}
do {
  let z = d6(3, h)
  print(z)
}
do {
  print("\(d6(3, h))")
}
do {
  print([d6(3, h)])
}
do {
  print(d6(3, h) as Any)
}
do {
  print(d6(3, 2.5))
}
do {
  let z = d6(3, 2.5)
  print(z)
}
do {
  print("\(d6(3, 2.5))")
}
do {
  print([d6(3, 2.5)])
}
do {
  print(d6(3, 2.5) as Any)
}
do {
  print(d6(hh, 3))
}
do {
  let z = d6(hh, 3)
  print(z)
}
do {
  print("\(d6(hh, 3))")
}
do {
  print([d6(hh, 3)])
}
do {
  print(d6(hh, 3) as Any)
}
do {
  print(d6(nn, 3))
}
do {
  let z = d6(nn, 3)
  print(z)
}
do {
  print("\(d6(nn, 3))")
}
do {
  print([d6(nn, 3)])
}
do {
  print(d6(nn, 3) as Any)
}
do {
  print(d6(nil, 3))
}
do {
  let z = d6(nil, 3)
  print(z)
}
do {
  print("\(d6(nil, 3))")
}
do {
  print([d6(nil, 3)])
}
do {
  print(d6(nil, 3) as Any)
}
do {
  print(d6(nn, 2.5))
}
do {
  print(d6(nn, 2.5) as Any)
}
do {
  print(d6(3, hh))
}
do {
  print(d6(3, hh) as Any)
}
do {
  print(d6(3, nn))
}
do {
  let z = d6(3, nn)
  print(z)
}
do {
  print("\(d6(3, nn))")
}
do {
  print([d6(3, nn)])
}
do {
  print(d6(3, nn) as Any)
}
do {
  print(d6o(3, h))
}
do {
  print(d6o(3, 2.5))
}
do {
  print(d6o(hh, 3))
}
do {
  print(d6o(nn, 3))
}
do {
  print(d6o(nil, 3))
}
do {
  print(d6o(3, nn))
}
do {
  print(d6l(3, h))
}
do {
  print(d6l(3, 2.5))
}
do {
  print(d6l(hh, 3))
}
do {
  print(d6l(nn, 3))
}
do {
  print(d6l(nil, 3))
}
do {
  print(d6l(3, nn))
}
do {
  print(d7({ 3 }, 2.5))
}
do {
  let z = d7({ 3 }, 2.5)
  print(z)
}
do {
  print("\(d7({ 3 }, 2.5))")
}
do {
  print([d7({ 3 }, 2.5)])
}
do {
  print(d7({ 3 }, 2.5) as Any)
}
do {
  print(d7({ 3 }, h))
}
do {
  let z = d7({ 3 }, h)
  print(z)
}
do {
  print("\(d7({ 3 }, h))")
}
do {
  print([d7({ 3 }, h)])
}
do {
  print(d7({ 3 }, h) as Any)
}
do {
  print(d7({ 3 + 1 }, h))
}
do {
  let z = d7({ 3 + 1 }, h)
  print(z)
}
do {
  print("\(d7({ 3 + 1 }, h))")
}
do {
  print([d7({ 3 + 1 }, h)])
}
do {
  print(d7({ 3 + 1 }, h) as Any)
}
do {
  print(d7({ h }, 3))
}
do {
  let z = d7({ h }, 3)
  print(z)
}
do {
  print("\(d7({ h }, 3))")
}
do {
  print([d7({ h }, 3)])
}
do {
  print(d7({ h }, 3) as Any)
}
do {
  print(d7({ 3 }, "a"))
}
do {
  print(d7({ 3 }, "a") as Any)
}
do {
  print(d7o({ 3 }, 2.5))
}
do {
  print(d7o({ 3 }, h))
}
do {
  print(d7o({ 3 + 1 }, h))
}
do {
  print(d7o({ h }, 3))
}
do {
  print(d7l({ 3 }, 2.5))
}
do {
  print(d7l({ 3 }, h))
}
do {
  print(d7l({ 3 + 1 }, h))
}
do {
  print(d7l({ h }, 3))
}
do {
  print(d8([h: 1], 3))
}
do {
  let z = d8([h: 1], 3)
  print(z)
}
do {
  print("\(d8([h: 1], 3))")
}
do {
  print([d8([h: 1], 3)])
}
do {
  print(d8([h: 1], 3) as Any)
}
do {
  print(d8([2.5: 1], 3))
}
do {
  let z = d8([2.5: 1], 3)
  print(z)
}
do {
  print("\(d8([2.5: 1], 3))")
}
do {
  print([d8([2.5: 1], 3)])
}
do {
  print(d8([2.5: 1], 3) as Any)
}
do {
  print(d8o([h: 1], 3))
}
do {
  print(d8o([2.5: 1], 3))
}
do {
  print(d8l([h: 1], 3))
}
do {
  print(d8l([2.5: 1], 3))
}
do {
  print(d9([1: h], 3))
}
do {
  let z = d9([1: h], 3)
  print(z)
}
do {
  print("\(d9([1: h], 3))")
}
do {
  print([d9([1: h], 3)])
}
do {
  print(d9([1: h], 3) as Any)
}
do {
  print(d9([1: 2.5], 3))
}
do {
  let z = d9([1: 2.5], 3)
  print(z)
}
do {
  print("\(d9([1: 2.5], 3))")
}
do {
  print([d9([1: 2.5], 3)])
}
do {
  print(d9([1: 2.5], 3) as Any)
}
do {
  print(d9([1: 3], 2.5))
}
do {
  let z = d9([1: 3], 2.5)
  print(z)
}
do {
  print("\(d9([1: 3], 2.5))")
}
do {
  print([d9([1: 3], 2.5)])
}
do {
  print(d9([1: 3], 2.5) as Any)
}
do {
  print(d9([1: 3], h))
}
do {
  let z = d9([1: 3], h)
  print(z)
}
do {
  print("\(d9([1: 3], h))")
}
do {
  print([d9([1: 3], h)])
}
do {
  print(d9([1: 3], h) as Any)
}
do {
  print(d9o([1: h], 3))
}
do {
  print(d9o([1: 2.5], 3))
}
do {
  print(d9o([1: 3], 2.5))
}
do {
  print(d9o([1: 3], h))
}
do {
  print(d9l([1: h], 3))
}
do {
  print(d9l([1: 2.5], 3))
}
do {
  print(d9l([1: 3], 2.5))
}
do {
  print(d9l([1: 3], h))
}
