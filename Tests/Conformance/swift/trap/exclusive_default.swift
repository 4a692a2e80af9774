// The default of a dictionary's place is evaluated while the dictionary is being changed.
var sizes = ["a": [1, 2]]
func grow() {
  sizes["a", default: sizes["b"]!].append(3)
  print(sizes)
  sizes["b", default: sizes["a"]!].append(4)
}
grow()
print("after")
