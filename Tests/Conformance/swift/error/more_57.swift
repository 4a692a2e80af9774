let o: Int? = 3
switch o {
case let x?: print(x)
}
