if true print("a")
