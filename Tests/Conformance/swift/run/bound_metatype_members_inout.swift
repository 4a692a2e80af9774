protocol Taker { init?(take s: inout [Int]) ; init(all s: inout [Int]); static func go(_ s: inout [Int]) -> Int }
struct Wrap<T>: Taker { init?(take s: inout [Int]) { s = [s.count, 9, 8] }; init(all s: inout [Int]) { s = [s.count, 9, 8] }
 static func go(_ s: inout [Int]) -> Int { s = [s.count, 9, 8]; return 1 } }
struct Plain: Taker { init?(take s: inout [Int]) { s = [s.count, 9, 8] }; init(all s: inout [Int]) { s = [s.count, 9, 8] }
 static func go(_ s: inout [Int]) -> Int { s = [s.count, 9, 8]; return 1 } }
var sl = [7, 8, 9]
let tt: any Taker.Type = Wrap<Int>.self


let go: (inout [Int]) -> Int = tt.go
print(2, go(&sl), sl)
print(2, go(&sl), sl)
let t3: any Taker.Type = Plain.self
let k3: (inout [Int]) -> (any Taker)? = t3.init(take:)
print(3, k3(&sl) != nil, sl)
print(3, k3(&sl) != nil, sl)
let k4: (inout [Int]) -> any Taker = t3.init(all:)
print(4, type(of: k4(&sl)), sl)
print(4, type(of: k4(&sl)), sl)
let k5: (inout [Int]) -> (any Taker)? = Plain.init(take:)
print(5, k5(&sl) != nil, sl)
print(5, k5(&sl) != nil, sl)
