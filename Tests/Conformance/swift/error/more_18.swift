let s = "a" * 3
