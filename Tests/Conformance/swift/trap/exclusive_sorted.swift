// A global that is being sorted.
var names = ["b", "a"]
func isLess(_ a: String, _ b: String) -> Bool { names.count > 1 && a < b }
func tidy() {
  print(names.sorted(by: isLess))
  names.sort(by: isLess)
}
tidy()
print("after")
