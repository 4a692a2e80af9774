class A { weak var n: Int = 5 }
