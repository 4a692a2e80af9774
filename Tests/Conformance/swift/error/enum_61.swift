let n = 5
switch n {
case 1: print(1)
}
