var a = 1
a.b.c = 3
