let t = (1, true)
switch t {
case (1, true): print(1)
case (_, false): print(2)
}
