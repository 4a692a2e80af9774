let x = S(a: 1)
