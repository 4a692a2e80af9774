class A { func f() { super.f() } }
