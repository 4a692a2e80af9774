let x = true + 1
