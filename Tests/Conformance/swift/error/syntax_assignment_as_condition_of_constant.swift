let limit = 3
if limit = 4 {
  print("four")
}
