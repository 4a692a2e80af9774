func f() { let inner = 1; print(inner) }
f()
print(inner)
