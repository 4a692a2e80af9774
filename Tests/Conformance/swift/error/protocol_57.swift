protocol P { func f() { print("x") } }
