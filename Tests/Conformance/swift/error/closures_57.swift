class C {
  var n = 0
  var job: (() -> Void)?
  func f() { job = { n += 1 } }
}
