// Opaque types, ARC, access control, subscripts
protocol Shape { func draw() -> String }
struct Triangle: Shape { var size: Int; func draw() -> String { (1...size).map { String(repeating: "*", count: $0) }.joined(separator: "\n") } }
struct FlippedShape<T: Shape>: Shape { var shape: T; func draw() -> String { if shape is Square { return shape.draw() }; return shape.draw().split(separator: "\n").reversed().joined(separator: "\n") } }
struct JoinedShape<T: Shape, U: Shape>: Shape { var top: T; var bottom: U; func draw() -> String { top.draw() + "\n" + bottom.draw() } }
struct Square: Shape { var size: Int; func draw() -> String { Array(repeating: String(repeating: "*", count: size), count: size).joined(separator: "\n") } }
func makeTrapezoid() -> some Shape { JoinedShape(top: Triangle(size: 2), bottom: JoinedShape(top: Square(size: 2), bottom: FlippedShape(shape: Triangle(size: 2)))) }
let trapezoid = makeTrapezoid(); print(trapezoid.draw(), type(of: trapezoid))
func flip<T: Shape>(_ s: T) -> some Shape { FlippedShape(shape: s) }
func join<T: Shape, U: Shape>(_ a: T, _ b: U) -> some Shape { JoinedShape(top: a, bottom: b) }
print(join(Triangle(size: 3), flip(Triangle(size: 3))).draw())
func `repeat`<T: Shape>(shape: T, count: Int) -> some Collection { Array<T>(repeating: shape, count: count) }
print(`repeat`(shape: Square(size: 1), count: 3).count)
struct VerticalShapes: Shape { var shapes: [any Shape]; func draw() -> String { shapes.map { $0.draw() }.joined(separator: "\n\n") } }
let vertical = VerticalShapes(shapes: [Triangle(size: 1), Square(size: 1)]); print(vertical.draw())
if let t = vertical.shapes[0] as? Triangle { print(t.size) }
protocol Container { associatedtype Item; var count: Int { get }; subscript(i: Int) -> Item { get } }
extension Array: Container {}
func makeOpaque<T>(item: T) -> some Container { [item] }
let oc = makeOpaque(item: 12); let twelve = oc[0]; print(type(of: twelve), twelve)
func drawTwice(_ s: some Shape) { print(s.draw(), s.draw()) }; drawTwice(Square(size: 1))
class Person { let name: String; var apartment: Apartment?; init(name: String) { self.name = name; print("\(name) is being initialized") }; deinit { print("\(name) is being deinitialized") } }
class Apartment { let unit: String; weak var tenant: Person?; init(unit: String) { self.unit = unit }; deinit { print("Apartment \(unit) is being deinitialized") } }
var john: Person? = Person(name: "John"); var unit4A: Apartment? = Apartment(unit: "4A")
john!.apartment = unit4A; unit4A!.tenant = john; john = nil; print(unit4A!.tenant == nil); unit4A = nil
class Customer { let name: String; var card: CreditCard?; init(name: String) { self.name = name }; deinit { print("\(name) gone") } }
class CreditCard { let number: UInt64; unowned let customer: Customer; init(number: UInt64, customer: Customer) { self.number = number; self.customer = customer }; deinit { print("Card #\(number) gone") } }
var c: Customer? = Customer(name: "Ann"); c!.card = CreditCard(number: 1234_5678_9012_3456, customer: c!); c = nil
class Department { var name: String; var courses: [Course]; init(name: String) { self.name = name; self.courses = [] } }
class Course { var name: String; unowned var department: Department; unowned var nextCourse: Course?; init(name: String, in d: Department) { self.name = name; department = d; nextCourse = nil } }
let dep = Department(name: "Horticulture"); let intro = Course(name: "Survey", in: dep), inter = Course(name: "Growing", in: dep); intro.nextCourse = inter; dep.courses = [intro, inter]
print(intro.nextCourse!.name, dep.courses.count)
class Country { let name: String; var capital: City!; init(name: String, capitalName: String) { self.name = name; self.capital = City(name: capitalName, country: self) } }
class City { let name: String; unowned let country: Country; init(name: String, country: Country) { self.name = name; self.country = country } }
let country = Country(name: "Canada", capitalName: "Ottawa"); print("\(country.name)'s capital city is called \(country.capital.name)")
class HTMLElement { let name: String; let text: String?
  lazy var asHTML: () -> String = { [unowned self] in if let text = self.text { return "<\(self.name)>\(text)</\(self.name)>" } else { return "<\(self.name) />" } }
  init(name: String, text: String? = nil) { self.name = name; self.text = text }; deinit { print("\(name) is being deinitialized") } }
var p: HTMLElement? = HTMLElement(name: "p", text: "hello"); print(p!.asHTML()); p = nil
struct TrackedString { private(set) var numberOfEdits = 0; var value: String = "" { didSet { numberOfEdits += 1 } } }
var s = TrackedString(); s.value = "a"; s.value += "b"; print(s.numberOfEdits, s)
struct TimesTable { let multiplier: Int; subscript(index: Int) -> Int { multiplier * index } }; print(TimesTable(multiplier: 3)[6])
struct Matrix { let rows: Int, columns: Int; var grid: [Double]
  init(rows: Int, columns: Int) { self.rows = rows; self.columns = columns; grid = Array(repeating: 0.0, count: rows * columns) }
  func ok(_ r: Int, _ c: Int) -> Bool { r >= 0 && r < rows && c >= 0 && c < columns }
  subscript(row: Int, column: Int) -> Double { get { assert(ok(row, column), "Index out of range"); return grid[(row * columns) + column] } set { grid[(row * columns) + column] = newValue } } }
var m = Matrix(rows: 2, columns: 2); m[0, 1] = 1.5; m[1, 0] += 3.2; print(m.grid, m)
enum Planet: Int { case mercury = 1, venus, earth; static subscript(n: Int) -> Planet { Planet(rawValue: n)! } }; print(Planet[3])
