struct Counter {
  var n = 0
  if n > 3 {
    print("many")
  }
  for i in 0..<3 { print(i) }
  func show() { print(n) }
}
Counter().show()
