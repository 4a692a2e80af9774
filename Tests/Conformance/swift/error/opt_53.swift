var x = 1
x = nil
