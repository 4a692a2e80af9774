enum E { case a; var n = 1 }
