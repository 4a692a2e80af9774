enum E { case node(E) }
