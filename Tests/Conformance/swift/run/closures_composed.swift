// Chains of closures beside operators of the script's own: what is wanted tells what they take.
infix operator >>>: MultiplicationPrecedence
infix operator <>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func <> <T>(f: @escaping (inout T) -> Void, g: @escaping (inout T) -> Void) -> (inout T) -> Void { { f(&$0); g(&$0) } }
let two: (Int) -> Int = { $0 + 1 } >>> { $0 * 2 }
let three: (Int) -> Int = { $0 + 1 } >>> { $0 * 2 } >>> { -$0 }
let told = { (n: Int) in n + 1 } >>> { $0 * 2 } >>> { -$0 } >>> { "\($0)!" }
let four: (String) -> Bool = { $0.count } >>> { $0 * 2 } >>> { $0 > 3 } >>> { !$0 }
let change: (inout [Int]) -> Void = { $0.append(1) } <> { $0.reverse() } <> { $0[0] += 10 }
var list = [1, 2]
change(&list)
print(two(1), three(1), told(1), four("abc"), list)
print([1, 2].map(\.description >>> { $0 + "?" } >>> \.count))
