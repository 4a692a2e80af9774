let n = 5
switch n {
default: print(1)
case 1: print(2)
}
