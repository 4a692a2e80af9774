// `some Sequence<Int>` as a parameter.
func total(_ xs: some Sequence<Int>) -> Int { var t = 0; for x in xs { t += x }; return t }
print(total([1, 2]), total(1...3), total(Set([4])))
