var n = 1
while n = 2 { }
