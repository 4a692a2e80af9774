let n = 5
let a = "n: " + n
print(a)
