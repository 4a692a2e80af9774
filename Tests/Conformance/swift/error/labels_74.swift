print(max(1))
