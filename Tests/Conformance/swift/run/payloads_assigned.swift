struct S { var p: Int? { get { print("get"); return q } set { q = newValue; print("set") } }; var q: Int? = 1 }
var s = S()
s.p! = 6
s.p? = 7
s.p! += 1
class C { var p: Int? = 1 { didSet { print("did", p as Any) } willSet { print("will") } }; var w: [Int?] = [1, nil] { didSet { print("w") } } }
let c = C()
c.p! = 3
c.p? = 4
c.w[0]! = 5
c.w[1]? = 5
var g: Int? = 2 { didSet { print("g", oldValue as Any) } }
g! = 3
g? = 4
weak var v: C?
var l: Int! = 4
l = 5
l! = 6
print(l!)
