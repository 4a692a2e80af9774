// What does not change meets a mutating requirement of the library.
struct It1: IteratorProtocol { let v = ["a"]; func next() -> String? { v.first } }
struct Sq1: Sequence { func makeIterator() -> It1 { It1() } }
do {
  print(Array(Sq1().prefix(2)), zip(Sq1(), 1...2).map { "\($0)\($1)" })
}
struct R2: RandomNumberGenerator { let k: UInt64 = 7; func next() -> UInt64 { k } }
do {
  var r = R2()
  print(Int.random(in: 0..<10, using: &r), [1, 2, 3].shuffled(using: &r).count)
}
struct R3: RandomNumberGenerator { var k: UInt64 = 7; mutating func next() -> UInt64 { k &+= 0x9E3779B97F4A7C15; return k } }
do {
  var r = R3()
  print(Int.random(in: 0..<10, using: &r), [1, 2, 3].shuffled(using: &r))
}
struct W4: TextOutputStream { func write(_ s: String) { if s.count > 0 { } } }
do {
  var w = W4()
  print("a", to: &w)
  print("ok")
}
