let a: Bool? = true
if a { print("x") }
