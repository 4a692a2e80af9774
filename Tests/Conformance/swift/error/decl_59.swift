func f(_ b: Bool) -> Int { if b { return 1 } }
print(f(true))
