let a = 5
print(a?.description ?? "")
