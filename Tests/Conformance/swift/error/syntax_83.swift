let d = ["a": 1, "b"]
