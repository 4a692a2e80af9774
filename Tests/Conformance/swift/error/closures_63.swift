func f(_ g: (Int) -> Void) {}
f { }
