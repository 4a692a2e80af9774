let names: Set = ["a", 1]
print(names)
