enum E { case a; func flip() { self = .a } }
E.a.flip()
