// Found by random programs: an object that nobody holds goes as soon as it was used, not at the end of the statement.
class Base {
    var f = 1.5
    var count = 0
    var label: String { "base \(f)" }
    lazy var slow: Int = { print("slow"); return count + 1 }()
    func work() -> Int { count }
    deinit { print("bye", count) }
}
class Sub: Base {
    override var label: String { "sub " + super.label }
    override var count: Int { didSet { print("count", count) } }
}
func make() -> Base { Sub() }
print(Base().label, Base().count)
print(make().label, make().work())
print(Base().slow + 1)
make().count += 1
print(Base().f * 2, make().count)
let text = make().label
print(text)
func inside() {
    print(make().label.count, make().slow)
    print("end")
}
inside()
