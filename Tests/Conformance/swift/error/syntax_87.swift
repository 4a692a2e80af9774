let x = a b
