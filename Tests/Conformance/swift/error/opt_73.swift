let a: Int? = 1
switch a {
case .some(let n): print(n)
}
