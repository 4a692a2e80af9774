protocol P {}
class A: P, Bse {}
