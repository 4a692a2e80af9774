for i in 0...3.5 { print(i) }
