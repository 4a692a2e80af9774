let 1a = 5
