var s = "a"
s += 1
