let b = true
switch b {
case true: print(1)
}
