let a: Array = 5
