func f() {
  let x: Int
  x = 1
  x = 2
  print(x)
}
f()
