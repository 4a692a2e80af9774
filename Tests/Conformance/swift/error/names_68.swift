print(undefined())
