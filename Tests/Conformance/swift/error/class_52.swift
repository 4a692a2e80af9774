class A { var n: Int; init() {} }
