let n = 5
switch n {
case "a": print(1)
default: break
}
