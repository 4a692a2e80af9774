// What is reversed stays a view where nothing asks for an array, whatever the statement before put in a box.
let xs = [1, 2, 3], o: Int? = nil
func both() {
  print(o ?? "none")
  print(xs.reversed())
  print(o ?? 1.5)
  print(type(of: xs.suffix(2)))
}
both()
print(o ?? "none")
print(xs.reversed())
