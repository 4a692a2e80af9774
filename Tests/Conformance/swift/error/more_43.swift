func f(_ n: Int) -> Int {
  switch n {
  case 0: return 1
  default: print("a")
  }
}
