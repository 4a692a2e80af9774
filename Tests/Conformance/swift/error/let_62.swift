struct P { var x = 0; mutating func move() { x += 1 } }
P().move()
