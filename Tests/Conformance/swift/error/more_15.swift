func f() -> (Int, Int) { (1, 2, 3) }
