enum E { case a, a }
