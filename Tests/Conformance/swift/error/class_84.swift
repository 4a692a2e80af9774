class A { var a: Int, b: Int
  init() { a = 1 }
}
