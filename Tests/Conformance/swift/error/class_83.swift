class A { lazy let n = 1 }
