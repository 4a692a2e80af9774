class A { func f() -> Int { 1 } }
class B: A { override func f() -> String { "" } }
