let words: any Collection<String> = ["a", "b"]
print(Set(words.prefix(1)))
