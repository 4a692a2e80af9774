// Closures that say to give an `Int??`: whose `nil` it is depends on when the compiler knows what they take.
func g(_ x: Int) -> Bool { x > 1 }
typealias Two = Int??
do {
  let r = [1, 2].map { x -> Int?? in x.isMultiple(of: 2) ? x : nil }
  print(r)
}
do {
  let r = ["a", ""].map { x -> String?? in x.isEmpty ? nil : x }
  print(r)
}
do {
  let r = ["a", ""].map { x -> String?? in x == "" ? nil : x }
  print(r)
}
do {
  let r = ["a", ""].map { x -> String?? in x.count > 0 ? x : nil }
  print(r)
}
do {
  let r = [1, 2].map { x -> Int?? in x == 1 ? x : nil }
  print(r)
}
do {
  let r = [1, 2].map { (x: Int) -> Int?? in x == 1 ? x : nil }
  print(r)
}
do {
  let r = [1, 2].map { x -> Int?? in true ? x : nil }
  print(r)
}
do {
  let r = [1, 2].map { x -> Int?? in x < x ? x : nil }
  print(r)
}
do {
  let r = [1, 2].map { x -> Int?? in g(x) ? x : nil }
  print(r)
}
do {
  let r = [1, 2].map { x -> Int?? in x > 1 ? x + 1 : nil }
  print(r)
}
do {
  let r = [1, 2].map { x -> Int?? in x > 1 ? 3 : nil }
  print(r)
}
do {
  let r = [1, 2].map { x -> Int?? in x > 1 ? nil : nil }
  print(r)
}
do {
  let r = [1, 2].map { x -> Double?? in x > 1 ? x : nil }
  print(r)
}
do {
  let l = [1, 2]
  let r = l.map { x -> Int?? in x > 1 ? x : nil }
  print(r)
}
do {
  let r = [1, 2].filter { $0 > 0 }.map { x -> Int?? in x > 1 ? x : nil }
  print(r)
}
do {
  let r = (1...2).map { x -> Int?? in x > 1 ? x : nil }
  print(r)
}
do {
  let r = [1, 2].enumerated().map { i, x -> Int?? in x > 1 ? x : nil }
  print(r)
}
do {
  let r = [1, 2].enumerated().map { i, x -> Int?? in x > 1 ? i : nil }
  print(r)
}
do {
  let r = [1, 2].map { x -> Int?? in x > 1 ? (x > 2 ? x : nil) : nil }
  print(r)
}
do {
  let r = [1, 2].map { x -> Int?? in (x > 1 ? x : nil) }
  print(r)
}
do {
  let r: [Int??] = [1, 2].map { x in x > 1 ? x : nil }
  print(r)
}
do {
  let r: [Int??] = [1, 2].map { $0 > 1 ? $0 : nil }
  print(r)
}
do {
  let r: [Int??] = [1, 2].map { (x: Int) in x > 1 ? x : nil }
  print(r)
}
do {
  let r: [Int??] = [1, 2].map { x in x.isMultiple(of: 2) ? x : nil }
  print(r)
}
do {
  let r = [1, 2].reversed().map { x -> Int?? in x > 1 ? x : nil }
  print(Array(r))
}
do {
  let r = [1, 2].first.map { x -> Int?? in x > 1 ? x : nil }
  print(r as Any)
}
do {
  let r = [1, 2].reduce(Int??.some(nil)) { a, x -> Int?? in x > 1 ? x : nil }
  print(r as Any)
}
do {
  let r = [1, 2].map { x -> Int?? in if x > 1 { x } else { nil } }
  print(r)
}
do {
  let r = [1, 2].map { x -> Int?? in switch x { case 1: nil; default: x } }
  print(r)
}
do {
  let r = [1, 2].map { x -> Two in x > 1 ? x : nil }
  print(r)
}
do {
  let r = [1, 2].compactMap { x -> Two in x > 1 ? x : nil }
  print(r)
}
do {
  let r = [1, 2].compactMap { x -> Int?? in x > 1 ? x : nil }
  print(r)
}
