let ages: Dictionary = ["a": 1, "b": "c"]
print(ages)
