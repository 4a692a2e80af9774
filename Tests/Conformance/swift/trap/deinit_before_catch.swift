struct Refused: Error {}
class Token {
  let n: Int
  init(_ n: Int) { self.n = n }
  deinit {
    print("deinit", n)
    precondition(n < 3, "too many")
  }
}
func take(_ n: Int) throws {
  let token = Token(n)
  if token.n > 1 { throw Refused() }
  print("taken")
}
do {
  try take(1)
  try take(2)
} catch { print("caught") }
do { try take(3) } catch { print("caught 3") }
print("never")
