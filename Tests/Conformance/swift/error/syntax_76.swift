let = 5
