struct Stack {
  var items = [1, 2]
  mutating func drain(_ visit: (Int) -> Void) {
    while let last = items.popLast() { visit(last) }
  }
}
final class Owner { var stack = Stack() }
let owner = Owner()
owner.stack.drain { print("got", $0) }
owner.stack.items = [3]
owner.stack.drain { print($0, owner.stack.items.count) }
print("after")
