func area(width: Int) -> Int { width }
print(area(widht: 3))
