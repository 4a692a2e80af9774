let s = "a"
s.append("b")
