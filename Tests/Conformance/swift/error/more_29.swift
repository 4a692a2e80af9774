let f: (() -> Int)? = nil
f()
