let list: Array = [1, "a"]
print(list)
