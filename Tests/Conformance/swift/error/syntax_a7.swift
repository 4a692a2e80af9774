let f = { (a: Int) -> Int a }
