print("a" "b")
