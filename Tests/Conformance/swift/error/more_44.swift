func f(_ n: Int) -> Int {
  while n > 0 { return 1 }
}
