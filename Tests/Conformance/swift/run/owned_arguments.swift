// What is consuming belongs to the function, which may change it; other words for who owns a value change nothing.

func more(_ list: consuming [Int]) -> [Int] { list.append(1); return list }
let list = [3]
print(more(list), more([2]), list)
func count(_ list: borrowing [Int]) -> Int { list.count + list[0] }
func same(_ list: borrowing [Int]) -> [Int] { copy list }
func both(_ a: __owned [Int], _ b: __shared [Int]) -> [Int] { a + b }
print(count(list), same(list), both(list, [4]))
func step(_ total: inout Int, _ by: consuming Int) { by += 1; total += by }
var total = 1
step(&total, 3)
print(total)

struct Path {
  var points: [Int]
  init(_ points: consuming [Int]) { points.append(0); self.points = points }
  consuming func adding(_ point: Int) -> Path { points.append(point); return self }
  consuming func cleared() -> Path { self = Path([]); return self }
  borrowing func length() -> Int { points.count }
  __consuming func old() -> [Int] { points }
}
let path = Path([5])
print(path.adding(6).adding(7), path.length(), path.cleared(), path.old(), path)

protocol Eater { consuming func eaten() -> Int; func sum(_ a: borrowing String, _ b: consuming [Int]) -> Int }
struct Cake: Eater {
  func eaten() -> Int { 1 }
  func sum(_ a: String, _ b: [Int]) -> Int { a.count + b.count }
}
print(Cake().eaten(), Cake().sum("x", [1]))
func kept<T>(_ value: consuming T) -> [T] { [value] }
func equal<T: Equatable>(_ a: borrowing T, _ b: borrowing T) -> Bool { a == b }
print(kept(3), equal(1, 2))
let appended = { (list: consuming [Int]) -> [Int] in list.append(2); return list }
let first: (borrowing [Int]) -> Int = { $0[0] }
print(appended(list), first([7]))

func passing() {
  let list = [1]
  let given = consume list
  var taken = copy given
  taken.append(9)
  print(given, taken)
}
passing()
func consume(_ x: Int) -> Int { x }
let copy = 2, consuming = 3, borrowing = 4
print(consume(1) + copy + consuming + borrowing)
