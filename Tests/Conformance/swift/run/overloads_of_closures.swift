// What a closure gives is dropped only where no function takes it.
func a(_ body: () -> Void) { print("nothing", terminator: " ") }
func a<T>(_ body: () -> T) { print("a value", terminator: " ") }
var count = 0
a { 1 }
a { print("-", terminator: " ") }
a { count += 1 }
a { [1].map { $0 } }
a { _ = 1 }
a {}
print()
func b(_ body: () -> Void) { print("nothing", terminator: " ") }
func b(_ body: () -> Double) { print("a number", terminator: " ") }
b { 1 }
b { 2.5 }
b { "text" }
b { count = 2 }
print()
func c(_ body: () -> Void) { print("nothing", terminator: " ") }
func c(_ body: () -> Any) { print("anything", terminator: " ") }
c { 1 }
c {}
print()
func d(_ body: () -> Void) { print("nothing", terminator: " ") }
func d<T>(_ body: () -> T?) { print("perhaps", terminator: " ") }
d { 1 }
d { Int("1") }
print()
func e<T>(_ body: () -> T) { print("a value", terminator: " ") }
func e<T: Equatable>(_ body: () -> T) { print("a value to compare", terminator: " ") }
func e(_ body: () -> Void) { print("nothing", terminator: " ") }
e { 1 }
e {}
e { [1] }
e { { 1 } }
print()

// What `Box(1)` makes, of which only the call tells what it is of.
protocol Holder {}
struct Box<T>: Holder {
  var value: T
  init(_ value: T) { self.value = value }
}
func f<T>(_ box: Box<T>) { print("any box", terminator: " ") }
func f(_ box: Box<Int>) { print("box of Int", terminator: " ") }
f(Box(1))
f(Box("a"))
func g<T>(_ value: T) { print("T", terminator: " ") }
func g(_ value: Box<Int>) { print("box of Int", terminator: " ") }
g(Box(1))
g(Box<Int>(1))
let one = Box(1)
g(one)
func h<T: Holder>(_ value: T) { print("T: Holder", terminator: " ") }
func h(_ value: Any) { print("Any", terminator: " ") }
h(Box(1))
h(one)
func i<T: Equatable>(_ box: Box<T>) { print("box to compare", terminator: " ") }
func i(_ value: any Holder) { print("any Holder", terminator: " ") }
i(Box(1))
i(Box("a"))
print()
