func f(x) {}
