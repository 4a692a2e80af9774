let d = ["a": 1]
let n: Int = d["a"]
print(n)
