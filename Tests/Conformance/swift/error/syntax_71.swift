func f(x Int) {}
