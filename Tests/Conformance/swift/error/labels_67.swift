func move(from a: Int, to b: Int) {}
move(from: 1, too: 2)
