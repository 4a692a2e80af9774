class C { var n = 1 }
struct S { var x = 1 }
enum E { case a, b(Int) }
let five = 5 as AnyObject
print(type(of: five), five is Int, five as? Int as Any, five as! Int, five is String, five as? Double as Any)
let s = S() as AnyObject
print(type(of: s), s is S, (s as! S).x)
let e = E.b(2) as AnyObject
print(type(of: e), e as? E as Any)
let str = "hi" as AnyObject
print(type(of: str), str as! String, str as? String ?? "")
let arr = [1, 2] as AnyObject
print(type(of: arr), arr as? [Int] as Any)
let t = (1, 2) as AnyObject
print(type(of: t), t as? (Int, Int) as Any)
let f = { 1 } as AnyObject
print(type(of: f), f is () -> Int)
let o = Optional(3) as AnyObject
print(type(of: o), o as? Int as Any)
let c = C() as AnyObject
print(type(of: c), c is C, c === (c as! C))
print(five === five, five === (5 as AnyObject))
let any: Any = 5
let ao = any as AnyObject
print(type(of: ao), ao as? Int as Any)
let list: [AnyObject] = [1 as AnyObject, "a" as AnyObject, C()]
for x in list { print(type(of: x)) }
let back: Any = five
print(type(of: back), back is Int, back as? Int as Any, back is AnyObject)
print(any as? AnyObject as Any is AnyObject, 5 is AnyObject)
let m = Int.self as AnyObject
print(type(of: m))
let h = AnyHashable(5) as AnyObject
print(type(of: h), h as? Int as Any)
print([five as Any].count, "\(type(of: [five]))")
