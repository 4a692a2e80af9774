// The cases of an enumeration meet static requirements.
protocol Maker {
  associatedtype Value
  static func full(_ value: Value) -> Self
  static var empty: Self { get }
}
enum Box<T>: Maker {
  case full(T)
  case empty
}
func make<M: Maker>(_ value: M.Value, of type: M.Type) -> [M] { [.full(value), .empty, M.full(value)] }
for box in make(3, of: Box<Int>.self) {
  if case .full(let value) = box { print("full of", value) } else { print("empty") }
}
print(make("s", of: Box<String>.self).count)
protocol Failing: Error { static func failed(code: Int, why: String) -> Self }
enum NetError: Failing { case failed(code: Int, why: String), other }
func fail<E: Failing>(_: E.Type) throws { throw E.failed(code: 4, why: "no") }
do { try fail(NetError.self) } catch { print(error) }
protocol Themed { static var dark: Self { get } }
enum Theme: String, Themed { case light, dark }
func darkest<T: Themed>(_: T.Type = T.self) -> T { .dark }
print(darkest(Theme.self).rawValue, (darkest() as Theme) == .dark)
