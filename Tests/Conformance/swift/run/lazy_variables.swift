func run() { var n = 5; lazy var lz: Int = { print("once"); return n }(); print("before"); n = 8; print(lz, lz); lz = 3; print(lz); lazy var never = [1][9]; lazy var s = "a\(n)"; n = 9; print(s); let c = { lz += 1 }; c(); print(lz) }
run()
