let a = 5 +
