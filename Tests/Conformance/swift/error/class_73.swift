func f() { super.g() }
