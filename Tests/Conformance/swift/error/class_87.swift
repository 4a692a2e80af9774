class A {
  var x = 1
  var job: () -> Void = { print(x) }
}
