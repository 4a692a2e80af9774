// What leads to an object is only read while the object is changed.
struct Part {
  var x = 1
  var y = 2
  mutating func add(_ n: Int) { x += n }
}
class Box {
  var side = 1 { didSet { print("side", oldValue, side) } }
  var count = 3
  var part = Part()
  var next: Box?
  var kids: [Int] = []
}
var box: Box? = Box()
box?.side = (box?.count ?? 0)
box?.side += box!.count
box?.part.x = (box?.part.y ?? 0) + 5
box?.part.add(box!.part.y)
box?.kids.append(box?.kids.count ?? 7)
box?.next = Box()
box?.next?.side = (box?.next?.count ?? 0) + (box?.side ?? 0)
print(box!.part, box!.kids, box!.next!.side)

struct Holder {
  var box: Box? = Box()
  var n = 2
}
var holder: Holder? = Holder()
holder?.box?.side = (holder?.n ?? 1)
func local() {
  var list: [Box]? = [Box()]
  list?[0].side = (list?.count ?? 0) + 4
  list?.first?.side = (list?.first?.side ?? 0) + 1
  var named = ["a": Box()]
  named["a"]?.side = named.count + 6
  list = nil
  named = [:]
}
local()
