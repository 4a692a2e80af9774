let a = [1]
a.append(2)
