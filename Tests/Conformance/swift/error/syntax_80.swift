switch 1 { print(1) }
