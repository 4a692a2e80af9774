func f() throws {}
f()
