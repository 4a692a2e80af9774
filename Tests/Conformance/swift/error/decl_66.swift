func f() {
  print(b)
  let b = 1
}
f()
