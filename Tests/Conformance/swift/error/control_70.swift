let x = switch 3 { case 1: "a" }
print(x)
