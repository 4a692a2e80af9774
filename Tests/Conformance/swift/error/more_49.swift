let a = 3
a++
