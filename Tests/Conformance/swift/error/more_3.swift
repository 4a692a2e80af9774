let b: Bool? = true
print(!b)
