// What global variables hold before their declarations have run: memory that is zero.
enum Side { case left, right }
enum Load { case none, count(Int), weight(Double) }
struct Item { var load = Load.none; var side = Side.right; var limit: Int? = 3; var name: String? = "item" }

func early() {
  print(side, load, item)
  if case .count(let n) = load { print("count", n) }
  print(maybeSide as Any, maybeItem == nil, maybePair as Any, maybeList as Any, maybeFlag as Any, twice as Any)
}
early()
let side = Side.right
let load = Load.none
let item = Item()
let maybeSide: Side? = .right
let maybeItem: Item? = Item()
let maybePair: (Int, Double)? = (1, 2)
let maybeList: [Int]? = [1]
let maybeFlag: Bool? = true
let twice: Int?? = 3
early()
