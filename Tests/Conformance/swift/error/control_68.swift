let x = if true { 1 }
print(x)
