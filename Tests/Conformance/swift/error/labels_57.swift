func f(_ a: Int) {}
f()
