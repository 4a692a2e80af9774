enum E: Error { case a }
func f() {
  do { throw E.a } catch E.b { }
}
f()
