let pairs = [("a", 1), ("b", 2)]
for (name, age, city) in pairs {
  print(name, age, city)
}
