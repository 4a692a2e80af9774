// Empty literals of which nothing says what they hold.
do {
  print(type(of: []))
}
do {
  print([])
}
do {
  print([:])
}
do {
  print(type(of: [:]))
}
do {
  let a: Any = []
  print(type(of: a), a)
}
do {
  func f(_ x: Any) { print(type(of: x)) }
  f([])
  f([:])
}
do {
  func g<T>(_ x: T) { print(type(of: x)) }
  g([])
}
do {
  func g<T>(_ x: [T]) { print(type(of: x)) }
  g([])
}
do {
  print([].isEmpty)
}
do {
  print([[]].count)
}
do {
  print([[], []])
}
do {
  print(type(of: [[]]))
}
do {
  var x: Any? = []
  print(type(of: x!))
}
do {
  print("\([])")
}
do {
  print([] + [])
}
do {
  for q in [] { print(q) }
}
do {
  let a = [] as [Any]; print(type(of: a))
}
do {
  let t = ([], 1)
  print(t)
}
do {
  let x = [] + []
  print(x)
}
do {
  print([].map { $0 })
}
do {
  print(type(of: [].map { $0 }))
}
do {
  for (k, v) in [:] { print(k, v) }
}
do {
  let q = ([], [:])
  print(q)
}
do {
  let z = [[]]
  print(type(of: z))
}
do {
  print([].contains(1))
}
do {
  print([].reduce(0) { $0 + $1 })
}
do {
  print([1: []])
}
do {
  print(type(of: [1: []]))
}
do {
  print(Array([]))
}
do {
  print(type(of: [[], [1]]))
}
do {
  print(type(of: ([], 1)))
}
do {
  print(type(of: Optional([])))
}
do {
  let o = Optional([])
  print(o as Any)
}
do {
  func g<T>(_ x: [T]) { print(type(of: x)) }
  g([])
}
do {
  func g<T, U>(_ x: [T: U]) { print(type(of: x)) }
  g([:])
}
do {
  let q = ([], [:])
  print(q)
}
do {
  let z = [[]]
  print(type(of: z))
}
do {
  let y = [[:]]
  print(type(of: y))
}
do {
  let y: [Int] = [] + []
  print(y)
}
do {
  func g<T>(_ x: [T], _ y: T) { print(type(of: x)) }
  g([], 3)
  g([], "a")
}
do {
  func g<T>(_ x: T...) { print(type(of: x)) }
  g([], [1])
}
do {
  var w = true ? [] : [1]
  print(w)
}
do {
  let c = { [] }
  print(c())
}
do {
  let c = { () -> [Int] in [] }
  print(c())
}
do {
  print([1, 2].reduce([]) { $0 + [$1] })
}
do {
  print([1, 2].reduce(into: []) { $0.append($1) })
}
do {
  print([1, 2].reduce(into: [:]) { $0[$1] = "\($1)" }.count)
}
do {
  print([[1], []].joined().map { $0 })
}
do {
  print(zip([], [1]).map { $0.1 })
}
do {
  let o: Any = [:]
  print(type(of: o))
}
