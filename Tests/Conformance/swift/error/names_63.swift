struct S { static let zero = 0 }
print(S().zero)
