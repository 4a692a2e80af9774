let s = String(repeating: "a")
print(s)
