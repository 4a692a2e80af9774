String s = "a"
