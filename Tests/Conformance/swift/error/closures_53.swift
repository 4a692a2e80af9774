let f: () -> Int = { }
print(f())
