let s = "a \q"
