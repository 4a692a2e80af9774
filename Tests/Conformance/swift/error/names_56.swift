print("abc".lenght)
