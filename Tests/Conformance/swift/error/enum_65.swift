enum E { case a, b, c, d }
func f(_ e: E) -> Int {
  switch e {
  case .a: return 1
  case .b: return 2
  }
}
print(f(.a))
