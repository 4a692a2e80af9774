func length(_ text: String) -> Int {
  guard let word = text else { return 0 }
  return word.letters
}
print(length("a"))
