let x: [String: [Int]] = ["a": [1, "b"]]
