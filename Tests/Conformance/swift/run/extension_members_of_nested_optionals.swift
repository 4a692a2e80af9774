// What an extension of a protocol gives is had by an optional of an optional as by any other type that conforms.
protocol Named { var tag: String { get } }
extension Named {
  var tag: String { "named" }
  func twice() -> String { tag + tag }
}
extension Optional: Named where Wrapped: Named {
  var tag: String { self == nil ? "nil" : "some " + self!.tag }
}
extension Int: Named {}

let both: Int?? = 3
let inner: Int?? = .some(nil)
let outer: Int?? = nil
let deep: Int??? = 4
print(both.tag, inner.tag, outer.tag, deep.tag, separator: ", ")
print(both.twice(), inner.twice(), outer.twice(), deep.twice(), separator: ", ")
print([both, inner].map { $0.twice() })
