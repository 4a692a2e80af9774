func f() {
  print("a")
