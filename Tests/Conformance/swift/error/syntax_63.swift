let a = * 5
