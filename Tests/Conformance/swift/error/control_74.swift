let n = 3
n > 2 ? print("a")
