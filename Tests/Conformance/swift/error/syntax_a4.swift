var a: [Int = []
