var calls = 0
let big = [1, 2, 3].lazy.filter { calls += 1; return $0 > 1 }
print(big.reversed().first!, calls); calls = 0
print(big.count, calls); calls = 0
print(big.reversed().count, calls); calls = 0
print(big.last!, calls); calls = 0
print(Array(big.reversed()), calls); calls = 0
for x in big.reversed() { print(x) }
print(calls); calls = 0
let m = [1, 2, 3].lazy.map { calls += 1; return $0 * 2 }
print(m.count, calls); calls = 0
print(m.reversed().first!, calls); calls = 0
print(Array(m.reversed()), calls); calls = 0
print(m.last!, calls); calls = 0
print(m.first!, calls); calls = 0
print(m[1], calls); calls = 0
print(m.contains(4), calls); calls = 0
print(m.filter { $0 > 2 }.first!, calls); calls = 0
print(Array(m.filter { $0 > 2 }), calls); calls = 0
print(m.max()!, calls); calls = 0
print(m.dropFirst().first!, calls); calls = 0
print(Array(m.dropFirst()), calls); calls = 0
print(Array(m.prefix(2)), calls); calls = 0
print(Array(big.prefix(1)), calls); calls = 0
print(Array(big.dropFirst()), calls); calls = 0
print(big.isEmpty, calls); calls = 0
print(Array(big.map { $0 * 2 }), calls); calls = 0
print(big.map { $0 * 2 }.count, calls); calls = 0
print(Array(big), calls); calls = 0
print(big.first { $0 > 2 }!, calls); calls = 0
print(big.reduce(0, +), calls); calls = 0
