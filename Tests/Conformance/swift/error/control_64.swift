for i in "abc" { let n: Int = i; print(n) }
