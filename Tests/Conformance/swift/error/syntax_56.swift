let class = 1
