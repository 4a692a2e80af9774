enum E: Error { case a }
func h() {
  do { throw E.a } catch E.a { }
}
