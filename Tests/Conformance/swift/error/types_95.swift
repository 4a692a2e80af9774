var s = "a"
s++
