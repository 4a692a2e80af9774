let d = [1: "a", "b": 2]
