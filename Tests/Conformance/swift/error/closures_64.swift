func f(_ g: () -> Void) {}
f { x in print(x) }
