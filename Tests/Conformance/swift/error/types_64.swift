if 1 { print("x") }
