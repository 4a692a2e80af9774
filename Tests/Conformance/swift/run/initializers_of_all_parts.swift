struct Point { var x = 1; var y = 2 }
struct Named { var name: String?; var size = 2 }
struct Half { var a: Int; var b = 2 }
let make = Point.init
print(make(), type(of: make))
let named = (Named.init)
print(named(), type(of: [Named.init]))
let half = Half.init
print(half(1, 3), type(of: half))
let whole: (Int, Int) -> Point = Point.init
let none: () -> Point = Point.init
print(whole(3, 4), none(), Point.init(x:y:)(5, 6))
print(zip([1], [2]).map(Point.init))
func call<A>(_ make: () -> A) { print(make()) }
call(Point.init)
call(Named.init)
func makeTwo(_ make: (Int, Int) -> Point) { print(make(7, 8)) }
makeTwo(Point.init)
let other = Point.self.init
print(other())
