"abc".count = 3
