func f(_ g: (Int, Int) -> Int) {}
f { a in a }
