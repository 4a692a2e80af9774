for i in 0..<3 { break outer }
