// What a default makes of an element of a literal: where nothing says what is wanted, numbers stay what they are by themselves.
let y = true
func f<T>(_ t: T) -> T? { t }
func g<T>(_ t: [T]) -> T? { t[0] }
do { let a = [3, 4].first { $0 > 3 } ?? 2.5; print(a) }
print([3, 4].first { $0 > 3 } ?? 2.5)
print("\([3, 4].first { $0 > 3 } ?? 2.5)")
do { let a = [3, 4].first { $0 * 2 > 3 } ?? 2.5; print(a) }
print([3, 4].first { $0 * 2 > 3 } ?? 2.5)
print("\([3, 4].first { $0 * 2 > 3 } ?? 2.5)")
do { let a = [3, 4].first { $0 == 3 } ?? 2.5; print(a) }
print([3, 4].first { $0 == 3 } ?? 2.5)
print("\([3, 4].first { $0 == 3 } ?? 2.5)")
do { let a = [3, 4].last { $0 > 3 } ?? 2.5; print(a) }
print([3, 4].last { $0 > 3 } ?? 2.5)
print("\([3, 4].last { $0 > 3 } ?? 2.5)")
do { let a = [3, 4].first { _ in true } ?? 2.5; print(a) }
print([3, 4].first { _ in true } ?? 2.5)
print("\([3, 4].first { _ in true } ?? 2.5)")
do { let a = [3, 4].min { $0 > $1 } ?? 2.5; print(a) }
print([3, 4].min { $0 > $1 } ?? 2.5)
print("\([3, 4].min { $0 > $1 } ?? 2.5)")
do { let a = [3, 4].max { $0 > $1 } ?? 2.5; print(a) }
print([3, 4].max { $0 > $1 } ?? 2.5)
print("\([3, 4].max { $0 > $1 } ?? 2.5)")
do { let a = [3, 4].min() ?? 2.5; print(a) }
print([3, 4].min() ?? 2.5)
print("\([3, 4].min() ?? 2.5)")
do { let a = [3].first ?? 2.5; print(a) }
print([3].first ?? 2.5)
print("\([3].first ?? 2.5)")
do { let a = [3].last ?? 2.5; print(a) }
print([3].last ?? 2.5)
print("\([3].last ?? 2.5)")
do { let a = [3].dropFirst(0).first ?? 2.5; print(a) }
print([3].dropFirst(0).first ?? 2.5)
print("\([3].dropFirst(0).first ?? 2.5)")
do { let a = [3].prefix(1).first ?? 2.5; print(a) }
print([3].prefix(1).first ?? 2.5)
print("\([3].prefix(1).first ?? 2.5)")
do { let a = [3].suffix(1).last ?? 2.5; print(a) }
print([3].suffix(1).last ?? 2.5)
print("\([3].suffix(1).last ?? 2.5)")
do { let a = [3].reversed().first ?? 2.5; print(a) }
print([3].reversed().first ?? 2.5)
print("\([3].reversed().first ?? 2.5)")
do { let a = [3].sorted().first ?? 2.5; print(a) }
print([3].sorted().first ?? 2.5)
print("\([3].sorted().first ?? 2.5)")
do { let a = [3].filter { $0 > 1 }.first ?? 2.5; print(a) }
print([3].filter { $0 > 1 }.first ?? 2.5)
print("\([3].filter { $0 > 1 }.first ?? 2.5)")
do { let a = [3].map { $0 }.first ?? 2.5; print(a) }
print([3].map { $0 }.first ?? 2.5)
print("\([3].map { $0 }.first ?? 2.5)")
do { let a = [3].map { $0 + 1 }.first ?? 2.5; print(a) }
print([3].map { $0 + 1 }.first ?? 2.5)
print("\([3].map { $0 + 1 }.first ?? 2.5)")
do { let a = [3].map { $0 + $0 }.first ?? 2.5; print(a) }
print([3].map { $0 + $0 }.first ?? 2.5)
print("\([3].map { $0 + $0 }.first ?? 2.5)")
do { let a = [3].compactMap { $0 }.first ?? 2.5; print(a) }
print([3].compactMap { $0 }.first ?? 2.5)
print("\([3].compactMap { $0 }.first ?? 2.5)")
do { let a = [3].enumerated().first?.element ?? 2.5; print(a) }
print([3].enumerated().first?.element ?? 2.5)
print("\([3].enumerated().first?.element ?? 2.5)")
do { let a = [[3]].first?.first ?? 2.5; print(a) }
print([[3]].first?.first ?? 2.5)
print("\([[3]].first?.first ?? 2.5)")
do { let a = [[3]].joined().first ?? 2.5; print(a) }
print([[3]].joined().first ?? 2.5)
print("\([[3]].joined().first ?? 2.5)")
do { let a = [[3]].flatMap { $0 }.first ?? 2.5; print(a) }
print([[3]].flatMap { $0 }.first ?? 2.5)
print("\([[3]].flatMap { $0 }.first ?? 2.5)")
do { let a = [3].first.map { $0 } ?? 2.5; print(a) }
print([3].first.map { $0 } ?? 2.5)
print("\([3].first.map { $0 } ?? 2.5)")
do { let a = [3].first.map { $0 + 1 } ?? 2.5; print(a) }
print([3].first.map { $0 + 1 } ?? 2.5)
print("\([3].first.map { $0 + 1 } ?? 2.5)")
do { let a = [3].first.flatMap { $0 } ?? 2.5; print(a) }
print([3].first.flatMap { $0 } ?? 2.5)
print("\([3].first.flatMap { $0 } ?? 2.5)")
do { let a = [(3, 1)].first?.0 ?? 2.5; print(a) }
print([(3, 1)].first?.0 ?? 2.5)
print("\([(3, 1)].first?.0 ?? 2.5)")
do { let a = [(3, 1)].first.map { $0.0 } ?? 2.5; print(a) }
print([(3, 1)].first.map { $0.0 } ?? 2.5)
print("\([(3, 1)].first.map { $0.0 } ?? 2.5)")
do { let a = ["a": 3]["a"] ?? 2.5; print(a) }
print(["a": 3]["a"] ?? 2.5)
print("\(["a": 3]["a"] ?? 2.5)")
do { let a = ["a": 3].first?.value ?? 2.5; print(a) }
print(["a": 3].first?.value ?? 2.5)
print("\(["a": 3].first?.value ?? 2.5)")
do { let a = ["a": 3].min { $0.value > $1.value }?.value ?? 2.5; print(a) }
print(["a": 3].min { $0.value > $1.value }?.value ?? 2.5)
print("\(["a": 3].min { $0.value > $1.value }?.value ?? 2.5)")
do { let a = ["a": 3].mapValues { $0 }["a"] ?? 2.5; print(a) }
print(["a": 3].mapValues { $0 }["a"] ?? 2.5)
print("\(["a": 3].mapValues { $0 }["a"] ?? 2.5)")
do { let a = ["a": [3]]["a"]?.first ?? 2.5; print(a) }
print(["a": [3]]["a"]?.first ?? 2.5)
print("\(["a": [3]]["a"]?.first ?? 2.5)")
do { let a = [1: ["a": 3]][1]?["a"] ?? 2.5; print(a) }
print([1: ["a": 3]][1]?["a"] ?? 2.5)
print("\([1: ["a": 3]][1]?["a"] ?? 2.5)")
do { let a = Optional(3) ?? 2.5; print(a) }
print(Optional(3) ?? 2.5)
print("\(Optional(3) ?? 2.5)")
do { let a = Optional(3).map { $0 } ?? 2.5; print(a) }
print(Optional(3).map { $0 } ?? 2.5)
print("\(Optional(3).map { $0 } ?? 2.5)")
do { let a = Optional(3).map { $0 + 1 } ?? 2.5; print(a) }
print(Optional(3).map { $0 + 1 } ?? 2.5)
print("\(Optional(3).map { $0 + 1 } ?? 2.5)")
print([Optional(3)].first! ?? 2.5)
do { let a = [3, nil].first! ?? 2.5; print(a) }
print([3, nil].first! ?? 2.5)
print("\([3, nil].first! ?? 2.5)")
do { let a = [3, nil][0] ?? 2.5; print(a) }
print([3, nil][0] ?? 2.5)
print("\([3, nil][0] ?? 2.5)")
do { let a = Array([3]).first ?? 2.5; print(a) }
print(Array([3]).first ?? 2.5)
print("\(Array([3]).first ?? 2.5)")
do { let a = Array(repeating: 3, count: 1).first ?? 2.5; print(a) }
print(Array(repeating: 3, count: 1).first ?? 2.5)
print("\(Array(repeating: 3, count: 1).first ?? 2.5)")
print((1...3).first ?? 2.5)
print((1...3).first { $0 > 1 } ?? 2.5)
do { let a = stride(from: 1, to: 3, by: 1).first { $0 > 1 } ?? 2.5; print(a) }
print(stride(from: 1, to: 3, by: 1).first { $0 > 1 } ?? 2.5)
print("\(stride(from: 1, to: 3, by: 1).first { $0 > 1 } ?? 2.5)")
do { let a = zip([3], [4]).first { _ in true }?.0 ?? 2.5; print(a) }
print(zip([3], [4]).first { _ in true }?.0 ?? 2.5)
print("\(zip([3], [4]).first { _ in true }?.0 ?? 2.5)")
do { let a = [3].lazy.first ?? 2.5; print(a) }
print([3].lazy.first ?? 2.5)
print("\([3].lazy.first ?? 2.5)")
do { let a = [3].lazy.map { $0 }.first ?? 2.5; print(a) }
print([3].lazy.map { $0 }.first ?? 2.5)
print("\([3].lazy.map { $0 }.first ?? 2.5)")
do { let a = [3].reduce(nil) { a, b in b } ?? 2.5; print(a) }
print([3].reduce(nil) { a, b in b } ?? 2.5)
print("\([3].reduce(nil) { a, b in b } ?? 2.5)")
do { let a = ([3] + [4]).first ?? 2.5; print(a) }
print(([3] + [4]).first ?? 2.5)
print("\(([3] + [4]).first ?? 2.5)")
do { let a = [3 + 1].first ?? 2.5; print(a) }
print([3 + 1].first ?? 2.5)
print("\([3 + 1].first ?? 2.5)")
do { let a = [3 + 1].last ?? 2.5; print(a) }
print([3 + 1].last ?? 2.5)
print("\([3 + 1].last ?? 2.5)")
do { let a = [3 + 1].first { $0 > 1 } ?? 2.5; print(a) }
print([3 + 1].first { $0 > 1 } ?? 2.5)
print("\([3 + 1].first { $0 > 1 } ?? 2.5)")
do { let a = ["a": 3 + 1]["a"] ?? 2.5; print(a) }
print(["a": 3 + 1]["a"] ?? 2.5)
print("\(["a": 3 + 1]["a"] ?? 2.5)")
do { let a = Optional(3 + 1) ?? 2.5; print(a) }
print(Optional(3 + 1) ?? 2.5)
print("\(Optional(3 + 1) ?? 2.5)")
do { let a = [3 + 1].map { $0 }.first ?? 2.5; print(a) }
print([3 + 1].map { $0 }.first ?? 2.5)
print("\([3 + 1].map { $0 }.first ?? 2.5)")
do { let a = [3 + 1].sorted().first ?? 2.5; print(a) }
print([3 + 1].sorted().first ?? 2.5)
print("\([3 + 1].sorted().first ?? 2.5)")
do { let a = [3 + 1].reversed().first ?? 2.5; print(a) }
print([3 + 1].reversed().first ?? 2.5)
print("\([3 + 1].reversed().first ?? 2.5)")
do { let a = [[3 + 1]].first?.first ?? 2.5; print(a) }
print([[3 + 1]].first?.first ?? 2.5)
print("\([[3 + 1]].first?.first ?? 2.5)")
do { let a = [-3].first ?? 2.5; print(a) }
print([-3].first ?? 2.5)
print("\([-3].first ?? 2.5)")
do { let a = ["a": -3]["a"] ?? 2.5; print(a) }
print(["a": -3]["a"] ?? 2.5)
print("\(["a": -3]["a"] ?? 2.5)")
do { let a = [y ? 3 : 4].first ?? 2.5; print(a) }
print([y ? 3 : 4].first ?? 2.5)
print("\([y ? 3 : 4].first ?? 2.5)")
do { let a = [max(3, 4)].first ?? 2.5; print(a) }
print([max(3, 4)].first ?? 2.5)
print("\([max(3, 4)].first ?? 2.5)")
do { let a = [(3)].first ?? 2.5; print(a) }
print([(3)].first ?? 2.5)
print("\([(3)].first ?? 2.5)")
do { let a = f(3) ?? 2.5; print(a) }
print(f(3) ?? 2.5)
print("\(f(3) ?? 2.5)")
do { let a = g([3]) ?? 2.5; print(a) }
print(g([3]) ?? 2.5)
print("\(g([3]) ?? 2.5)")
print([f(3)].first! ?? 2.5)
print([3].firstIndex(of: 3) ?? 2.5)
do { let a = [2.5, 4.5].first { $0 > 2.5 } ?? 1; print(a) }
print([2.5, 4.5].first { $0 > 2.5 } ?? 1)
print("\([2.5, 4.5].first { $0 > 2.5 } ?? 1)")
do { let a = [2.5, 4.5].first { $0 * 2 > 2.5 } ?? 1; print(a) }
print([2.5, 4.5].first { $0 * 2 > 2.5 } ?? 1)
print("\([2.5, 4.5].first { $0 * 2 > 2.5 } ?? 1)")
do { let a = [2.5, 4.5].first { $0 == 2.5 } ?? 1; print(a) }
print([2.5, 4.5].first { $0 == 2.5 } ?? 1)
print("\([2.5, 4.5].first { $0 == 2.5 } ?? 1)")
do { let a = [2.5, 4.5].last { $0 > 2.5 } ?? 1; print(a) }
print([2.5, 4.5].last { $0 > 2.5 } ?? 1)
print("\([2.5, 4.5].last { $0 > 2.5 } ?? 1)")
do { let a = [2.5, 4.5].first { _ in true } ?? 1; print(a) }
print([2.5, 4.5].first { _ in true } ?? 1)
print("\([2.5, 4.5].first { _ in true } ?? 1)")
do { let a = [2.5, 4.5].min { $0 > $1 } ?? 1; print(a) }
print([2.5, 4.5].min { $0 > $1 } ?? 1)
print("\([2.5, 4.5].min { $0 > $1 } ?? 1)")
do { let a = [2.5, 4.5].max { $0 > $1 } ?? 1; print(a) }
print([2.5, 4.5].max { $0 > $1 } ?? 1)
print("\([2.5, 4.5].max { $0 > $1 } ?? 1)")
do { let a = [2.5, 4.5].min() ?? 1; print(a) }
print([2.5, 4.5].min() ?? 1)
print("\([2.5, 4.5].min() ?? 1)")
do { let a = [2.5].first ?? 1; print(a) }
print([2.5].first ?? 1)
print("\([2.5].first ?? 1)")
do { let a = [2.5].last ?? 1; print(a) }
print([2.5].last ?? 1)
print("\([2.5].last ?? 1)")
do { let a = [2.5].dropFirst(0).first ?? 1; print(a) }
print([2.5].dropFirst(0).first ?? 1)
print("\([2.5].dropFirst(0).first ?? 1)")
do { let a = [2.5].prefix(1).first ?? 1; print(a) }
print([2.5].prefix(1).first ?? 1)
print("\([2.5].prefix(1).first ?? 1)")
do { let a = [2.5].suffix(1).last ?? 1; print(a) }
print([2.5].suffix(1).last ?? 1)
print("\([2.5].suffix(1).last ?? 1)")
do { let a = [2.5].reversed().first ?? 1; print(a) }
print([2.5].reversed().first ?? 1)
print("\([2.5].reversed().first ?? 1)")
do { let a = [2.5].sorted().first ?? 1; print(a) }
print([2.5].sorted().first ?? 1)
print("\([2.5].sorted().first ?? 1)")
do { let a = [2.5].filter { $0 > 1 }.first ?? 1; print(a) }
print([2.5].filter { $0 > 1 }.first ?? 1)
print("\([2.5].filter { $0 > 1 }.first ?? 1)")
do { let a = [2.5].map { $0 }.first ?? 1; print(a) }
print([2.5].map { $0 }.first ?? 1)
print("\([2.5].map { $0 }.first ?? 1)")
do { let a = [2.5].map { $0 + 1 }.first ?? 1; print(a) }
print([2.5].map { $0 + 1 }.first ?? 1)
print("\([2.5].map { $0 + 1 }.first ?? 1)")
do { let a = [2.5].map { $0 + $0 }.first ?? 1; print(a) }
print([2.5].map { $0 + $0 }.first ?? 1)
print("\([2.5].map { $0 + $0 }.first ?? 1)")
do { let a = [2.5].compactMap { $0 }.first ?? 1; print(a) }
print([2.5].compactMap { $0 }.first ?? 1)
print("\([2.5].compactMap { $0 }.first ?? 1)")
do { let a = [2.5].enumerated().first?.element ?? 1; print(a) }
print([2.5].enumerated().first?.element ?? 1)
print("\([2.5].enumerated().first?.element ?? 1)")
do { let a = [[2.5]].first?.first ?? 1; print(a) }
print([[2.5]].first?.first ?? 1)
print("\([[2.5]].first?.first ?? 1)")
do { let a = [[2.5]].joined().first ?? 1; print(a) }
print([[2.5]].joined().first ?? 1)
print("\([[2.5]].joined().first ?? 1)")
do { let a = [[2.5]].flatMap { $0 }.first ?? 1; print(a) }
print([[2.5]].flatMap { $0 }.first ?? 1)
print("\([[2.5]].flatMap { $0 }.first ?? 1)")
do { let a = [2.5].first.map { $0 } ?? 1; print(a) }
print([2.5].first.map { $0 } ?? 1)
print("\([2.5].first.map { $0 } ?? 1)")
do { let a = [2.5].first.map { $0 + 1 } ?? 1; print(a) }
print([2.5].first.map { $0 + 1 } ?? 1)
print("\([2.5].first.map { $0 + 1 } ?? 1)")
do { let a = [2.5].first.flatMap { $0 } ?? 1; print(a) }
print([2.5].first.flatMap { $0 } ?? 1)
print("\([2.5].first.flatMap { $0 } ?? 1)")
do { let a = [(2.5, 1)].first?.0 ?? 1; print(a) }
print([(2.5, 1)].first?.0 ?? 1)
print("\([(2.5, 1)].first?.0 ?? 1)")
do { let a = [(2.5, 1)].first.map { $0.0 } ?? 1; print(a) }
print([(2.5, 1)].first.map { $0.0 } ?? 1)
print("\([(2.5, 1)].first.map { $0.0 } ?? 1)")
do { let a = ["a": 2.5]["a"] ?? 1; print(a) }
print(["a": 2.5]["a"] ?? 1)
print("\(["a": 2.5]["a"] ?? 1)")
do { let a = ["a": 2.5].first?.value ?? 1; print(a) }
print(["a": 2.5].first?.value ?? 1)
print("\(["a": 2.5].first?.value ?? 1)")
do { let a = ["a": 2.5].min { $0.value > $1.value }?.value ?? 1; print(a) }
print(["a": 2.5].min { $0.value > $1.value }?.value ?? 1)
print("\(["a": 2.5].min { $0.value > $1.value }?.value ?? 1)")
do { let a = ["a": 2.5].mapValues { $0 }["a"] ?? 1; print(a) }
print(["a": 2.5].mapValues { $0 }["a"] ?? 1)
print("\(["a": 2.5].mapValues { $0 }["a"] ?? 1)")
do { let a = ["a": [2.5]]["a"]?.first ?? 1; print(a) }
print(["a": [2.5]]["a"]?.first ?? 1)
print("\(["a": [2.5]]["a"]?.first ?? 1)")
do { let a = [1: ["a": 2.5]][1]?["a"] ?? 1; print(a) }
print([1: ["a": 2.5]][1]?["a"] ?? 1)
print("\([1: ["a": 2.5]][1]?["a"] ?? 1)")
do { let a = Optional(2.5) ?? 1; print(a) }
print(Optional(2.5) ?? 1)
print("\(Optional(2.5) ?? 1)")
do { let a = Optional(2.5).map { $0 } ?? 1; print(a) }
print(Optional(2.5).map { $0 } ?? 1)
print("\(Optional(2.5).map { $0 } ?? 1)")
do { let a = Optional(2.5).map { $0 + 1 } ?? 1; print(a) }
print(Optional(2.5).map { $0 + 1 } ?? 1)
print("\(Optional(2.5).map { $0 + 1 } ?? 1)")
print([Optional(2.5)].first! ?? 1)
do { let a = [2.5, nil].first! ?? 1; print(a) }
print([2.5, nil].first! ?? 1)
print("\([2.5, nil].first! ?? 1)")
print([2.5, nil][0] ?? 1)
do { let a = Array([2.5]).first ?? 1; print(a) }
print(Array([2.5]).first ?? 1)
print("\(Array([2.5]).first ?? 1)")
do { let a = Array(repeating: 2.5, count: 1).first ?? 1; print(a) }
print(Array(repeating: 2.5, count: 1).first ?? 1)
print("\(Array(repeating: 2.5, count: 1).first ?? 1)")
do { let a = (1...3).first ?? 1; print(a) }
print((1...3).first ?? 1)
print("\((1...3).first ?? 1)")
do { let a = (1...3).first { $0 > 1 } ?? 1; print(a) }
print((1...3).first { $0 > 1 } ?? 1)
print("\((1...3).first { $0 > 1 } ?? 1)")
do { let a = stride(from: 1, to: 2.5, by: 1).first { $0 > 1 } ?? 1; print(a) }
print(stride(from: 1, to: 2.5, by: 1).first { $0 > 1 } ?? 1)
print("\(stride(from: 1, to: 2.5, by: 1).first { $0 > 1 } ?? 1)")
print(zip([2.5], [4.5]).first { _ in true }?.0 ?? 1)
do { let a = [2.5].lazy.first ?? 1; print(a) }
print([2.5].lazy.first ?? 1)
print("\([2.5].lazy.first ?? 1)")
do { let a = [2.5].lazy.map { $0 }.first ?? 1; print(a) }
print([2.5].lazy.map { $0 }.first ?? 1)
print("\([2.5].lazy.map { $0 }.first ?? 1)")
do { let a = [2.5].reduce(nil) { a, b in b } ?? 1; print(a) }
print([2.5].reduce(nil) { a, b in b } ?? 1)
print("\([2.5].reduce(nil) { a, b in b } ?? 1)")
do { let a = ([2.5] + [4.5]).first ?? 1; print(a) }
print(([2.5] + [4.5]).first ?? 1)
print("\(([2.5] + [4.5]).first ?? 1)")
do { let a = [2.5 + 1].first ?? 1; print(a) }
print([2.5 + 1].first ?? 1)
print("\([2.5 + 1].first ?? 1)")
do { let a = [2.5 + 1].last ?? 1; print(a) }
print([2.5 + 1].last ?? 1)
print("\([2.5 + 1].last ?? 1)")
do { let a = [2.5 + 1].first { $0 > 1 } ?? 1; print(a) }
print([2.5 + 1].first { $0 > 1 } ?? 1)
print("\([2.5 + 1].first { $0 > 1 } ?? 1)")
do { let a = ["a": 2.5 + 1]["a"] ?? 1; print(a) }
print(["a": 2.5 + 1]["a"] ?? 1)
print("\(["a": 2.5 + 1]["a"] ?? 1)")
do { let a = Optional(2.5 + 1) ?? 1; print(a) }
print(Optional(2.5 + 1) ?? 1)
print("\(Optional(2.5 + 1) ?? 1)")
do { let a = [2.5 + 1].map { $0 }.first ?? 1; print(a) }
print([2.5 + 1].map { $0 }.first ?? 1)
print("\([2.5 + 1].map { $0 }.first ?? 1)")
do { let a = [2.5 + 1].sorted().first ?? 1; print(a) }
print([2.5 + 1].sorted().first ?? 1)
print("\([2.5 + 1].sorted().first ?? 1)")
do { let a = [2.5 + 1].reversed().first ?? 1; print(a) }
print([2.5 + 1].reversed().first ?? 1)
print("\([2.5 + 1].reversed().first ?? 1)")
do { let a = [[2.5 + 1]].first?.first ?? 1; print(a) }
print([[2.5 + 1]].first?.first ?? 1)
print("\([[2.5 + 1]].first?.first ?? 1)")
do { let a = [-2.5].first ?? 1; print(a) }
print([-2.5].first ?? 1)
print("\([-2.5].first ?? 1)")
do { let a = ["a": -2.5]["a"] ?? 1; print(a) }
print(["a": -2.5]["a"] ?? 1)
print("\(["a": -2.5]["a"] ?? 1)")
do { let a = [y ? 2.5 : 4.5].first ?? 1; print(a) }
print([y ? 2.5 : 4.5].first ?? 1)
print("\([y ? 2.5 : 4.5].first ?? 1)")
print([max(2.5, 4.5)].first ?? 1)
do { let a = [(2.5)].first ?? 1; print(a) }
print([(2.5)].first ?? 1)
print("\([(2.5)].first ?? 1)")
do { let a = f(2.5) ?? 1; print(a) }
print(f(2.5) ?? 1)
print("\(f(2.5) ?? 1)")
do { let a = g([2.5]) ?? 1; print(a) }
print(g([2.5]) ?? 1)
print("\(g([2.5]) ?? 1)")
print([f(2.5)].first! ?? 1)
do { let a = [2.5].firstIndex(of: 2.5) ?? 1; print(a) }
print([2.5].firstIndex(of: 2.5) ?? 1)
print("\([2.5].firstIndex(of: 2.5) ?? 1)")
do { let a = [3, 4.5].first ?? 0.5; print(a) }
do { let a = [3, 4.5].last ?? 0.5; print(a) }
do { let a = [3, 4.5].max() ?? 0.5; print(a) }
do { let a = [3, 4.5].map { $0 }.first ?? 0.5; print(a) }
do { let a = [3, 4.5][0]; print(a) }
do { let a = [3, 4.5].first!; print(a) }
do { let a = [3, 4.5].first; print(a as Any) }
do { let a = ["a": 3, "b": 4.5]["a"]!; print(a) }
do { let a = [3, 4.5].dropFirst().first ?? 0.5; print(a) }
do { let a = [3, 4.5].reversed().last ?? 0.5; print(a) }
print([3, 4.5].first ?? 0.5)
print([3, 4.5][0])
print([3, 4.5].first!)
print([3, 4.5].first as Any)
print(["a": 3, "b": 4.5]["a"]!)
print(["a": 3, "b": 4.5]["a"] as Any)
print(["a": 3, "b": 4.5]["a"] ?? 0.5)
print(["a": 3, "b": 4.5]["a"] ?? 1)
print(["a": 3, "b": 4.5]["a", default: 1])
print(["a": 3, "b": 4.5]["a", default: 0.5])
print(["a": 3.5, "b": 4.5]["a", default: 1])
print(["a": 3]["b", default: 0.5])
print(["a": 3]["b", default: 1])
print(["a": "x"]["b", default: "y"])
print([3, 4.5].map { $0 }[0])
print([3, 4.5].map { $0 * 2 }[0])
print([3, 4.5].sorted()[0])
print([3, 4.5].reversed()[0])
print([3, 4.5].filter { $0 > 1 }[0])
print([[3, 4.5]][0][0])
print([[3, 4.5]].first![0])
print((3, 4.5).0)
print([3, 4.5].min()!)
print([3, 4.5].dropFirst(0).first!)
print([3, 4.5].last!)
do { for x in [3, 4.5] { print(x) } }
do { [3, 4.5].forEach { print($0) } }
print([3, 4.5].map { "\($0)" })
print([3, 4.5].enumerated().map { "\($0.element)" })
print(zip([3, 4.5], [1, 2]).map { "\($0) \($1)" })
print([3, 4.5].reduce("") { $0 + "\($1) " })
print(["a": 3, "b": 4.5].map { "\($0.value)" }.sorted())
print(["a": 3, "b": 4.5].mapValues { "\($0)" }["a"]!)
do { let k = 1; print([1: 3][k, default: 0.5]) }
do { let k = 1; print([1: 3, 2: 4.5][k, default: 1]) }
do { let k = 1; let z = [1: 3][k, default: 0.5]; print(z) }
do { let k = 1; print("\([1: 3][k, default: 0.5])") }
do { let k = "a"; let a = ["a": 3, "b": 4.5][k] ?? 1; print(a) }
do { let k = "a"; let a = ["a": 3, "b": 4.5][k]!; print(a) }
do { let k = "a"; print(["a": 3, "b": 4.5][k]!) }
do { let k = "a"; let a = ["a": 3, "b": 4.5][k]; print(a as Any) }
do { let k = "a"; print(["a": 3, "b": 4.5][k] as Any) }
do { let k = "a"; if let a = ["a": 3, "b": 4.5][k] { print(a) } }
do { let k = "a"; let a = ["a": 3, "b": 4.5][k] ?? 0.5; print(a) }
print([3, 4.5].first { $0 > 1 } ?? 1)
do { let a = [3, 4.5].first { $0 > 1 } ?? 1; print(a) }
do { let a = [3, 4.5].first ?? 1; print(a) }
do { let a = [3, 4.5].min() ?? 1; print(a) }
do { let a = [3, 4.5].max() ?? 0; print(a) }
do { let a = [2.5, 4.5].first { $0 > 1 } ?? 1; print(a) }
do { let a = [2.5].max() ?? 0; print(a) }
do { let xs = [2.5]; let a = xs.max() ?? 0; print(a) }
do { let xs = [2.5]; let a = xs.first { $0 > 1 } ?? 0; print(a) }
do { let xs = ["a": 2.5]; let a = xs["a"] ?? 0; print(a) }
do { let a = ["a": 2.5]["a"] ?? 0; print(a) }
do { let a = ["a": 2.5]["a"] ?? 0.0; print(a) }
do { let a = [2.5, 3.5].first { $0 > 3 } ?? 0; print(a) }
do { let a = [1.5, 3.5].last { $0 > 3 } ?? 0; print(a) }
do { let a = ["x": 1.5, "y": 2.5].min { $0.value < $1.value }?.value ?? 0; print(a) }
do { let a = [[1.5, 2.5], [3.5]].first { $0.count > 1 }?.first ?? 0; print(a) }
do { let a = [1.5, 2.5].map { $0 * 2 }.max() ?? 0; print(a) }
do { let a = [1.5, 2.5].filter { $0 > 2 }.first ?? 0; print(a) }
do { let a = [1.5, 2.5].first(where: { $0 > 2 }).map { $0 * 2 } ?? 0; print(a) }
do { let a = Double("3") ?? 0; print(a) }
do { let a = [Double("3"), nil].compactMap { $0 }.first ?? 0; print(a) }
do { let a = [1.5].max()! + 1; print(a) }
do { let a = ["a": 3]["b"] ?? 2.5; print(a) }
do { let a = ["a": 3]["a"] ?? 2; print(a) }
do { let h = 2.5; let a = ["a": 3]["a"] ?? h; print(a) }
do { let h = 2.5; print(["a": 3]["a"] ?? h) }
do { let k = "a"; let a = ["a": 3, "b": 4][k] ?? 0.5; print(a) }
do { let k = "a"; let a = ["a": 3.5, "b": 4.5][k] ?? 1; print(a) }
do { let k = "a"; print(["a": 3.5, "b": 4.5][k] ?? 1) }
do { let k = "a"; let a: Double = ["a": 3, "b": 4][k] ?? 0.5; print(a) }
do { let k = "a"; let a = (["a": 3, "b": 4][k] ?? 0.5) * 2; print(a) }
do { let k = 1; let a = [1: 3, 2: 4][k] ?? 0.5; print(a) }
do { let k = 1; let a = [1: "x"][k] ?? "y"; print(a) }
do { let k = 1; let a = [1: 3][k, default: 0.5]; print(a) }
do { let k = "a"; let a = ["a": 3 + 1][k] ?? 0.5; print(a) }
do { let k = "a"; let a = ["a": 3][k] ?? -0.5; print(a) }
do { let k = "a"; let a = ["a": 3][k]! + 0.5; print(a) }
do { let k = "a"; let y = true; let a = y ? ["a": 3][k]! : 0.5; print(a) }
do { let k = "a"; let a = ["a": -3][k] ?? 0.5; print(a) }
do { let k = "a"; if let a = Optional(["a": 3][k] ?? 0.5) { print(a) } }
do { let k = "a"; func f() -> Double { ["a": 3][k] ?? 0.5 }; print(f()) }
do { let k = "a"; let c = { ["a": 3][k] ?? 0.5 }; print(c()) }
do { let k = "a"; print("\(["a": 3][k] ?? 0.5)") }
do { let k = "a"; print([["a": 3][k] ?? 0.5]) }
do { let k = "a"; print(["a": [3]][k]?.first ?? 0.5) }
do { let k = "a"; let a = ["a": [3]][k]?.first ?? 0.5; print(a) }
do { let k = "a"; let a = ["a": [3]][k] ?? [0.5]; print(a) }
do { let a = [3, 4].first { $0 + 1 > 3 } ?? 2.5; print(a) }
do { let a = [3, 4].first(where: { $0 % 2 == 0 }) ?? 2.5; print(a) }
do { let a = [3, 4].last { $0 + 1 > 3 } ?? 2.5; print(a) }
do { let a = [3, 4].filter { $0 + 1 > 3 }.first ?? 2.5; print(a) }
do { let a = [3, 4].min { $0 + 1 > $1 } ?? 2.5; print(a) }
do { let a = [3, 4].first { -$0 < 3 } ?? 2.5; print(a) }
do { let a = [3, 4].first { 3 < $0 } ?? 2.5; print(a) }
do { let a = [3, 4].first { $0 > 3 && $0 < 5 } ?? 2.5; print(a) }
do { let a = [3, 4].first { [3].contains($0) } ?? 2.5; print(a) }
do { let a = ["a", "b"].first { $0 + "c" > "d" } ?? "z"; print(a) }
do { let a = [3, 4].first { $0 + 1 > 3 } ?? 2; print(a) }
do { let a = [3, 4].first { $0 + 1 > 3 }! + 2.5; print(a) }
do { let h = 2.5; let a = [3, 4].first { $0 + 1 > 3 } ?? h; print(a) }
do { let a: Double = [3, 4].first { $0 + 1 > 3 } ?? 2.5; print(a) }
do { let a = ([3, 4].first { $0 + 1 > 3 } ?? 2.5) + 1; print(a) }
print("\([3, 4].first { $0 + 1 > 3 } ?? 2.5)")
do { let h = 2.5; let a = [h].first ?? 0; print(a) }
do { let h = 2.5; let a = [h].last ?? 0; print(a) }
do { let h = 2.5; let a = [h, 1].first ?? 0; print(a) }
do { let h = 2.5; let a = [h, h].first ?? 0; print(a) }
do { let h = 2.5; let a = [h, h].max() ?? 0; print(a) }
do { let h = 2.5; let a = [h, 1].max() ?? 0; print(a) }
do { let h = 2.5; let a = [h, h * 2].max() ?? 0; print(a) }
do { let h = 2.5; let a = [h, h * 2].first ?? 0; print(a) }
do { let h = 2.5; let a = [h].map { $0 }.first ?? 0; print(a) }
do { let h = 2.5; let a = [h].map { $0 * 2 }.first ?? 0; print(a) }
do { let h = 2.5; let a = [h].filter { $0 > 1 }.first ?? 0; print(a) }
do { let h = 2.5; let a = [h].first { $0 > 1 } ?? 0; print(a) }
do { let h = 2.5; let a = [h].first { _ in true } ?? 0; print(a) }
do { let h = 2.5; let a = ["a": h]["a"] ?? 0; print(a) }
do { let h = 2.5; let a = ["a": h, "b": 1]["a"] ?? 0; print(a) }
do { let h = 2.5; let k = "a"; let a = ["a": h][k] ?? 0; print(a) }
do { let xs = [2.5]; let a = xs.first ?? 0; print(a) }
do { let xs = [2.5]; let a = xs.map { $0 }.first ?? 0; print(a) }
do { let xs = [2.5]; let a = xs.map { $0 * 2 }.first ?? 0; print(a) }
do { let xs = [2.5]; let a = xs.filter { $0 > 1 }.first ?? 0; print(a) }
do { let xs = [2.5]; let a = xs.dropFirst(0).first ?? 0; print(a) }
do { let xs = [2.5]; let a = xs.reversed().first ?? 0; print(a) }
do { let xs = [2.5]; let a = xs.prefix(1).first ?? 0; print(a) }
do { let xs = [2.5]; let a = xs.sorted().first ?? 0; print(a) }
do { let xs = [2.5]; let a = xs.compactMap { $0 }.first ?? 0; print(a) }
do { let xs = [2.5]; let a = xs.lazy.map { $0 }.first ?? 0; print(a) }
do { let xs = [2.5]; let a = xs.enumerated().first { _ in true }?.element ?? 0; print(a) }
do { let xs = [2.5]; let a = xs.first { _ in true } ?? 0; print(a) }
do { let xs = [2.5]; let a = (xs + xs).first ?? 0; print(a) }
do { let xs = [2.5]; let a = (xs + [1]).first ?? 0; print(a) }
do { let xs = [2.5]; let a = Array(xs).first ?? 0; print(a) }
do { let xs = [[2.5]]; let a = xs.first?.first ?? 0; print(a) }
do { let xs = [[2.5]]; let a = xs.flatMap { $0 }.first ?? 0; print(a) }
do { let xs = [[2.5]]; let a = xs.joined().first ?? 0; print(a) }
do { let xs = [2.5: 1]; let a = xs.keys.first ?? 0; print(a) }
do { let xs = [2.5: 1]; let a = xs.first?.key ?? 0; print(a) }
do { let xs = ["a": 2.5]; let a = xs.mapValues { $0 }["a"] ?? 0; print(a) }
do { let xs = ["a": 2.5]; let a = xs.first { $0.key == "a" }?.value ?? 0; print(a) }
do { let xs = ["a": [2.5]]; let a = xs["a"]?.first ?? 0; print(a) }
do { let xs: [Double?] = [2.5]; let a = xs[0] ?? 0; print(a) }
do { let xs: [Double?] = [2.5]; let a = xs.compactMap { $0 }.first ?? 0; print(a) }
do { let o: Double? = 2.5; let a = o.map { $0 } ?? 0; print(a) }
do { let o: Double? = 2.5; let a = o.map { $0 * 2 } ?? 0; print(a) }
do { let o: Double? = 2.5; let a = o.flatMap { $0 } ?? 0; print(a) }
do { let o: Double? = 2.5; let a = [o].first ?? 0; print(a as Any) }
do { let o: Double? = 2.5; let a = [o].compactMap { $0 }.first ?? 0; print(a) }
do { let o: Double? = 2.5; let a = [o, nil].compactMap { $0 }.max() ?? 0; print(a) }
do { let s = ["1.5", "x"]; let a = s.compactMap { Double($0) }.first ?? 0; print(a) }
do { let s = ["1.5", "x"]; let a = s.compactMap(Double.init).first ?? 0; print(a) }
do { let s = ["1.5", "x"]; let a = s.map { Double($0) ?? 0 }.first ?? 0; print(a) }
do { let s = ["1.5", "x"]; let a = s.lazy.compactMap { Double($0) }.first ?? 0; print(a) }
do { let a = ["1.5", "x"].compactMap { Double($0) }.first ?? 0; print(a) }
do { let a = ["1.5", "x"].compactMap { Double($0) }.max() ?? 0; print(a) }
do { let a = ["1.5", "x"].first.flatMap { Double($0) } ?? 0; print(a) }
do { let a = ["1.5", "x"].first.flatMap(Double.init) ?? 0; print(a) }
do { let s = "1.5,2"; let a = s.split(separator: ",").compactMap { Double($0) }.first ?? 0; print(a) }
do { let s = "1.5,2"; let a = s.split(separator: ",").first.flatMap { Double($0) } ?? 0; print(a) }
do { let a = [Double(3)].first ?? 0; print(a) }
do { let a = [Double(3), 4].first ?? 0; print(a) }
do { let n = 3; let a = [n].first ?? 0; print(a) }
do { let n = 3; let a = [n, 4].first ?? 0; print(a) }
do { let n = 3; let a = ["a": n]["a"] ?? 0; print(a) }
do { let n = 3; let a = [n, 4].first { $0 > 3 } ?? 0; print(a) }
do { let n = 3; let a = [n, n + 1].max() ?? 0; print(a) }
do { let n = 3, h = 0.5; let a = [n, 4].first { $0 > 3 } ?? Int(h); print(a) }
do { let s = "x"; let a = ["a": s]["a"] ?? "none"; print(a) }
do { let s = "x"; let a = ["a": "y"][s] ?? "none"; print(a) }
do { let a = ["a": [1, 2]]["a"] ?? []; print(a) }
do { let a = ["a": true]["a"] ?? false; print(a) }
do { let a = [1: "one", 2: "two"][2] ?? "?"; print(a) }
do { let a = [1: 1.5, 2: 2.5][3] ?? 0; print(a) }
do { let a = [1: 1.5, 2: 2.5][3] ?? 0.0; print(a) }
do { let a = (["a": 1.5]["a"] ?? 0) + 1; print(a) }
do { let a: Double = ["a": 1.5]["a"] ?? 0; print(a) }
do { let t = ["a": 1.5, "b": 2.5]; let a = t["a"] ?? 0; print(a) }
do { let a = ["a": 1.5]["a"].map { $0 * 2 } ?? 0; print(a) }
do { let a = ["a": 1.5]["a"]!; print(a) }
do { let xs = [1.5]; let a = [xs.first, xs.last].compactMap { $0 }.max() ?? 0; print(a) }
do { let xs = [1.5]; let a = [xs[0], xs[0]].first ?? 0; print(a) }
do { let xs = [1.5]; let a = [xs[0], 1].first ?? 0; print(a) }
do { let xs = [1.5]; let a = [xs.max()!, 1].first ?? 0; print(a) }
do { let xs = [1.5]; let a = [xs.count].first ?? 0; print(a) }
do { let xs = [1.5]; let a = (xs + [2]).first ?? 0; print(a) }
do { let xs = [1.5]; let a = (xs + [2]).max() ?? 0; print(a) }
do { let xs = [1.5]; let a = ([2] + xs).first ?? 0; print(a) }
do { let xs = [1.5]; let a = ([2.5] + xs).first ?? 0; print(a) }
do { let xs = [1.5]; let a = (xs + xs).first ?? 0; print(a) }
do { let xs = [1.5]; let a = Array(xs).first ?? 0; print(a) }
do { let xs = [1.5]; let a = Array(repeating: 1.5, count: 2).first ?? 0; print(a) }
do { let xs = [1.5]; let a = Array([1.5]).first ?? 0; print(a) }
do { let xs = [[1.5]]; let a = [xs[0], [2]].first?.first ?? 0; print(a) }
do { let xs = [[1.5]]; let a = [xs[0], xs[0]].first?.first ?? 0; print(a) }
do { let xs = [[1.5]]; let a = [[1.5, 2], xs[0]].map { $0.max() ?? 0 }; print(a) }
do { let a = [[1.5, 2], [3]].map { $0.max() ?? 0 }; print(a) }
do { let a = [[1.5, 2.5], []].map { $0.first ?? 0 }; print(a) }
do { let a = [[1, 2], []].map { $0.first ?? 0 }; print(a) }
do { let a = [[1, 2], []].map { $0.first ?? 0.5 }; print(a) }
do { let a = [1.5, nil].map { $0 ?? 0 }; print(a) }
do { let a = [1, nil].map { $0 ?? 0 }; print(a) }
do { let a = [1, nil].compactMap { $0 }.first ?? 0; print(a) }
do { let a = [1.5, nil].compactMap { $0 }.first ?? 0; print(a) }
do { let a = [1.5, nil].compactMap { $0 }.max() ?? 0; print(a) }
print([1.5, nil].map { $0 ?? 0 })
do { let a = [1.5, nil].map { $0 ?? 0.0 }; print(a) }
do { let a = [1.5, nil].map { ($0 ?? 0) * 2 }; print(a) }
do { let a = [1.5, nil].map { $0 ?? 0 }.reduce(0, +); print(a) }
do { let a = [1.5, nil].map { $0 ?? 0 }.max() ?? 0; print(a) }
do { let a: [Double] = [1.5, nil].map { $0 ?? 0 }; print(a) }
do { let a = [1.5, nil].reduce(0) { $0 + ($1 ?? 0) }; print(a) }
do { for x in [1.5, nil] { print(x ?? 0) } }
do { let a = [1.5, nil].map { v in v ?? 0 }; print(a) }
do { let a = [1.5, nil].map { v in print(v as Any); return v ?? 0 }; print(a) }
do { let a = [1.5, nil].map { "\($0 ?? 0)" }; print(a) }
do { let a = [1.5, nil].map { [$0 ?? 0] }; print(a) }
do { let a = [1.5, nil].map { ($0 ?? 0, 1) }; print(a) }
do { let a = [1.5, nil].filter { ($0 ?? 0) > 1 }; print(a) }
do { let a = [1.5, nil].map { $0 == nil ? 0 : $0! }; print(a) }
do { let a = ["a": 1.5, "b": nil].mapValues { $0 ?? 0 }; print(a["a"]!) }
do { let a = ["a": 1.5, "b": nil].map { $0.value ?? 0 }; print(a.count) }
do { let a = [(1.5, nil), (2.5, 3)].map { $0.1 ?? 0 }; print(a) }
do { let a = [[1.5, 2], [3]].map { $0[0] }; print(a) }
do { let a = [[1.5, 2], [3]].map { ($0.first ?? 0) + 1 }; print(a) }
do { let a: [Double] = [[1.5, 2], [3]].map { $0.first ?? 0 }; print(a) }
do { let a = [[1.5, 2], [3]].map { $0.first ?? 0 }.reduce(0, +); print(a) }
do { let a = [["a": 1.5], ["b": 2]].map { ($0["a"] ?? 0) * 2 }; print(a) }
do { let a = [["a": 1], ["b": 2]].map { $0["a"] ?? 0 }; print(a) }
do { let a = [["a": 1], ["b": 2]].map { $0["a"] ?? 0.5 }; print(a) }
do { let a = ["a": [1.5, 2.5]]["a"] ?? []; print(a) }
do { let a = ["a": [1.5, 2.5]]["a"]?.first ?? 0; print(a) }
do { let d = ["a": [1.5, 2.5]]; let a = d["a"]?.first ?? 0; print(a) }
do { let d = ["a": [1.5, 2.5]]; let a = d["a"] ?? []; print(a) }
do { let d: [Double?] = [1.5, nil]; let a = d.map { $0 ?? 0 }; print(a) }
do { let d = [1.5, nil]; let a = d.map { $0 ?? 0 }; print(a) }
do { let a = [1.5, nil].compactMap { $0 }.map { $0 * 2 }; print(a) }
do { let a = [1.5, nil].compactMap { $0 }.reduce(0, +); print(a) }
do { let a = [1.5, nil].first.flatMap { $0 } ?? 0; print(a) }
do { let a = zip([1.5, nil], [1, 2]).map { ($0 ?? 0) * Double($1) }; print(a) }
do { let h: Double? = 1.5; let a = [h, nil].map { $0 ?? 0 }; print(a) }
do { let h: Double? = 1.5; let a = [h, 2].map { $0 ?? 0 }; print(a) }
print([2.5].dropFirst().first ?? 1)
print([2.5].first { $0 > 9 } ?? 1)
print([2.5].first { _ in false } ?? 1)
print([2.5, 3.5].filter { $0 > 9 }.max() ?? 1)
print(["a": 2.5]["b"] ?? 1)
print([1: 2.5][2] ?? 1)
do { let k = "b"; print(["a": 2.5]["b"] ?? 1, ["a": 2.5][k] ?? 0) }
do { let xs = [2.5]; print(xs.dropFirst().first ?? 1) }
do { let xs = ["a": 2.5]; print(xs["b"] ?? 1) }
do { let xs: [Double] = []; print(xs.max() ?? 0, xs.first ?? 0) }
do { let xs: [Double?] = [1.5, nil]; xs.forEach { print($0 ?? 0) } }
do { let xs: [Double?] = [1.5, nil]; for x in xs { print(x ?? 0) } }
do { [1.5, nil].forEach { x in print(1); print(x ?? 0) } }
