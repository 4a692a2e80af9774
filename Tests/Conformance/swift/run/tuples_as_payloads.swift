// A payload that is one tuple may be taken apart as if it were several. (swiftc warns.)
enum Place { case at((Int, Int)), named((x: Int, y: Int)), pair(Int, Int) }
for place in [Place.at((1, 2)), .named((x: 3, y: 4)), .pair(5, 6), .at((7, 8))] {
  switch place {
  case .at(let x, 2): print("at", x)
  case .at(let x, let y): print("at", x, y)
  case .named(x: let x, y: let y): print("named", x, y)
  case .pair(let both): print("pair", both)
  }
}
let point: (Int, Int)? = (1, 2)
if case .some(let x, let y) = point { print(x, y) }
if case let .some(x, y) = point { print(x + y) }
let labelled: (x: Int, y: Int)? = (3, 4)
switch labelled {
case .some(x: let x, y: 4): print(x)
case .some(let x, let y): print(x, y)
case .none: print("none")
}
