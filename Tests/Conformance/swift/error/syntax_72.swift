func f(x: Int) Int { 1 }
