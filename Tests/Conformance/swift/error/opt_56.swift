let a: String? = "x"
print(a.count)
