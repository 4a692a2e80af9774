class Token {
  let n: Int
  init(_ n: Int) { self.n = n }
  deinit { print("deinit", n) }
}
class Ticket: Token {
  deinit {
    print("ticket", n)
    let list = [1]
    if n == 2 { print(list[n]) }
  }
}
func value() -> Int {
  let ticket = Ticket(2)
  return ticket.n
}
print("x", Ticket(1).n)
print("value", value())
print("never")
