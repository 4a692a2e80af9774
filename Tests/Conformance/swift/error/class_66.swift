class A {
  var n: Int
  init() { print(n); n = 1 }
}
