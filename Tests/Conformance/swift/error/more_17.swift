let s = "a" - "b"
