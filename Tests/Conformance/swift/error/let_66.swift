let d = ["a": 1]
d["a"] = 2
