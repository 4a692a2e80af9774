struct S { var one = 1 }
print(S.one)
