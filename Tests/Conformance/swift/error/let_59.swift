struct P { var x = 0; func move() { x = 1 } }
P().move()
