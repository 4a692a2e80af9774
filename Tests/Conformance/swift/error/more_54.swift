let x = 5
switch x {
case 1...3: print("a")
case "b": print("b")
default: break
}
