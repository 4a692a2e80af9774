// A slice's filter gives an array, whatever an extension of Collection names; elements of literals in pairs; initializers
// that an extension of the protocol gives.
extension Collection { var rest: SubSequence { dropFirst() } }
func sorted(_ list: [Int]) -> [Int] {
  guard let first = list.first else { return [] }
  let rest = list.rest
  return sorted(rest.filter { $0 < first }) + [first] + sorted(rest.filter { $0 >= first })
}
print(sorted([3, 1, 4, 1, 5]), type(of: [1, 2].rest.filter { $0 > 1 }), type(of: "abc".rest.filter { $0 > "b" }))
let places = Dictionary(uniqueKeysWithValues: zip("abc", 1...))
print(places["c"]!, Array(zip("ab", 0...)), Array(zip("ab", [1.5, 2])))
protocol Made {
  init()
  init(_ value: Int)
}
extension Made { init(_ value: Int) { self.init() } }
struct Five: Made { var n = 5 }
func make<T: Made>(_: T.Type) -> T { T(3) }
print(Five(3).n, make(Five.self).n)
