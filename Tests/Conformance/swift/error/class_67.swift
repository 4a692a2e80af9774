class A {
  var n = 0
  convenience init(k: Int) { n = k }
}
