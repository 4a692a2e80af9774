let a = 5
if let b = a { print(b) }
