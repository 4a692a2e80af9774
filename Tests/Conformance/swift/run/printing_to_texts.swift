var s = ""; debugPrint("q", 1, to: &s); print("w", "x", separator: "-", to: &s); print(s)
