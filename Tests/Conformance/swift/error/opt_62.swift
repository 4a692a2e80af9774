let a: [Int]? = [1]
for x in a { print(x) }
