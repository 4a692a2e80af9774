let a: Any = 5
print(a + 1)
