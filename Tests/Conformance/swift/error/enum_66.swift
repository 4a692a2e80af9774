let n = 5
switch n {
case 1:
case 2: print(2)
default: break
}
