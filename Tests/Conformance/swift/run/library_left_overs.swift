let one = "ab".unicodeScalars, two = "cd".unicodeScalars
print(one + two, type(of: one + two))
print(String(one + two), (one + two).count)
print(one + ["e" as Unicode.Scalar])
guard true else { print("never") }
func check() -> Int {
  guard true else { print("never") }
  return 3
}
print(check())
func some() -> some Collection { [] }
print(some())
