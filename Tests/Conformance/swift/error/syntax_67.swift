let s = "a \(b"
