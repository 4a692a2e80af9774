for i: Int8 in 1...2 { print(type(of: i)) }
for i: UInt8 in stride(from: 0, to: 4, by: 2) { print(type(of: i), i) }
for x: Double in [1, 2] { print(x) }
