var open: Set = ["door"]
while true {
  open.removeFirst()
  print(open.count)
}
