func f(_ g: () -> Void) -> () -> Void { return g }
