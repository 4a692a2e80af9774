struct S {}
print([S()].sorted())
