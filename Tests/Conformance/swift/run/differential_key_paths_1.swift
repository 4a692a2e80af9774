// Writing through key paths held in variables, of structures and of objects.
struct P { var x = 1, y = 2; var inner = Q() }
struct Q { var z = 3.0 }
var p = P()
let kp = \P.x
p[keyPath: kp] = 10
print(p[keyPath: kp], p.x)
let kz: WritableKeyPath<P, Double> = \.inner.z
p[keyPath: kz] += 1.5
print(p)
func set<T, V>(_ t: inout T, _ k: WritableKeyPath<T, V>, _ v: V) { t[keyPath: k] = v }
set(&p, \.y, 99)
print(p)
var a = [1, 2, 3]
a[keyPath: \[Int].[1]] = 9
print(a)
let first = \[Int].[0]
a[keyPath: first] = 7
print(a, a[keyPath: \.count])
var d = ["x": 1]
let kd = \[String: Int].["x"]
d[keyPath: kd] = 4
d[keyPath: \.["y"]] = 5
print(d.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
struct S { var o: Q2? = nil; var t = (1, 2) }
struct Q2 { var z = 3 }
var s = S()
print(s[keyPath: \S.o?.z] as Any)
s.o = Q2()
print(s[keyPath: \S.o?.z] as Any)
s[keyPath: \S.o!.z] = 11
print(s.o!.z, s[keyPath: \.t.1])
s[keyPath: \.t.0] = 5
print(s.t)
print(s[keyPath: \.self].t)
