struct S {}
print([S()].contains(S()))
