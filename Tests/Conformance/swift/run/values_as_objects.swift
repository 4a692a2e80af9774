// Anything is an AnyObject: Swift makes an object of a value for it.
class A {}
protocol Bound: AnyObject {}
extension A: Bound {}
func ask<T>(_ x: T) { print(x is AnyObject, x is Bound, x as? AnyObject != nil) }
ask(1)
ask("s")
ask(A())
ask([1])
ask(Int?.none as Any)
let mixed: [Any] = [1, "s", A()]
print(mixed.compactMap { $0 as? AnyObject }.count, mixed.compactMap { $0 as? Bound }.count)
let n = 3 as AnyObject
print(n, n is Int, n as! Int + 1, n === (3 as AnyObject))
let object = A()
print((object as AnyObject) === object, (A.self as AnyObject) is Int)
