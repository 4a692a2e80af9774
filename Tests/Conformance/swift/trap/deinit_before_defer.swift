class Token {
  let n: Int
  init(_ n: Int) { self.n = n }
  deinit {
    print("deinit", n)
    if n > 2 { fatalError("gone \(n)") }
  }
}
func use(_ n: Int) {
  defer { print("deferred") }
  do {
    let token = Token(n)
    print("in", token.n)
  }
  print("after", n)
}
use(1)
use(3)
