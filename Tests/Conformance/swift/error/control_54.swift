func f(_ a: Int?) {
  guard let b = a else { }
  print(b)
}
f(1)
