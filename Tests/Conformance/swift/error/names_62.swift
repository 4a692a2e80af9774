enum Color { case red, green }
let c: Color = .gren
print(c)
