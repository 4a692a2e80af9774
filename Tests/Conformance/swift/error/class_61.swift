struct A {}
class B: A {}
