struct S {
  var n = 0
  func f() { let g = { n = 1 }; g() }
}
