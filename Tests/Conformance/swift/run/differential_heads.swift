// Found by random programs: closures behind calls in the heads of statements, and closures called at once.
for (index, text) in ["b", "a"].sorted { $0 < $1 }.enumerated() { print(index, text) }
if [1, 2].contains { $0 > 1 } { print("yes") }
if let found = [1, 2, 3].first { $0 > 1 }, found > 0 { print(found) }
for x in [1, 2, 3].filter { $0 != 2 } where x > 0 { print(x) }
while [1].isEmpty { print("never") }
switch [3, 4].map { $0 * 2 }.reduce(0, +) {
case 14: print("fourteen")
default: print("other")
}
let flag = true
if flag { print("body") }
print(({ $0 / 2 })(7.0), { $0 + 1 }(2), 2 * ({ $0 / 2 })(5) + 1)
let mixed: Double = 2 * ({ $0 / 2 })(5) + 1
print(mixed)
