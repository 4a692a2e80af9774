class A {
  var x: Int
  var y: Int
  init() { x = 1 }
}
