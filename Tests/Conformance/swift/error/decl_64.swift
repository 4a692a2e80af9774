struct S { let a: Int; init() {} }
print(S())
