struct S {
  let a: Int
  init(_ b: Bool) {
    if b { a = 1 }
  }
}
