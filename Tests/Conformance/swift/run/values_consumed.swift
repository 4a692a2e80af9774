func show(_ list: [Int]) { print(list) }
func constants(_ isSet: Bool) {
  let a = [1]
  if isSet { show(consume a) } else { print(a, "left") }
  let b = [2]
  let c = { show(consume b) }
  c()
  for n in 0..<2 {
    let d = [n]
    show(consume d)
  }
}
func given(_ list: consuming [Int]) -> [Int] {
  list.append(1)
  return consume list
}
func variables() {
  var a = [1]
  let b = consume a
  a = [2]
  print(a, b)
  while a.count < 4 {
    let next = consume a
    a = next + [0]
  }
  print(a, copy a)
}
func changed(_ list: inout [Int]) {
  let old = consume list
  list = old + [9]
}
constants(true)
constants(false)
print(given([3]))
variables()
var mine = [8]
changed(&mine)
print(mine)
struct Box {
  var parts = [1]
  consuming func taken() -> [Int] {
    let whole = consume self
    return whole.parts
  }
}
print(Box().taken())
