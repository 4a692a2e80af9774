func run() { let x: Int? = 5, y: Int? = nil; print((x, y) == (5, nil), (y, 1) == (nil, 1), (5, nil) == (x, y), (x, 2) != (nil, 2)) }
run()
