func f() {
  var x: Int
  let g = { print(x) }
  x = 1
  g()
}
