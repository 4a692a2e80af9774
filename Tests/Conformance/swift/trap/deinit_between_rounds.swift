class Token {
  let n: Int
  init(_ n: Int) { self.n = n }
  deinit {
    print("deinit", n)
    if n > 2 { print(Int8.max + Int8(n)) }
  }
}
var round = 0
while round < 6 {
  round += 1
  let token = Token(round)
  if round == 1 { continue }
  print("round", token.n)
}
