print("abc".hasPrefix())
