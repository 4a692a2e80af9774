enum E { case a = 1 }
