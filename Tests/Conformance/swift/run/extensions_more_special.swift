extension Array { var kind: String { "any" }
func f() -> String { "any" } }
extension Array where Element: Equatable { var kind: String { "eq" }
func f() -> String { "eq" } }
extension Array where Element == Int { var kind: String { "int" }
func f() -> String { "int" } }
extension Collection { var kind: String { "coll" }
func f() -> String { "coll" } }
extension Sequence where Element == String { var kind: String { "strings" }
func f() -> String { "strings" } }
print([1].kind, ["a"].kind, [print as Any].kind, [1][...].kind, Set([1]).kind)
print([1].f(), ["a"].f(), [print as Any].f(), [1][...].f(), Set([1]).f())
extension Sequence { func g() -> String { "seq" }
var l: String { "seq" } }
extension Collection { func g() -> String { "coll" }
var l: String { "coll" } }
extension RandomAccessCollection where Element: Comparable { func g() -> String { "racc" }
var l: String { "racc" } }
extension Sequence where Element: Hashable { func g() -> String { "seqh" }
var l: String { "seqh" } }
print(Set([1.5]).g(), [[1]: 2].g(), Set([1.5]).l)
print(AnySequence([1]).l, AnySequence([{1}]).l)
extension Array { func h() -> String { "any" } }
extension Array where Element == Int { func h() -> String { "int" } }
print(["a"].h(), [1].h())
protocol P { func p() -> String }
extension P { func p() -> String { "P" }
func q() -> String { p() } }
extension Optional: P where Wrapped: P {}
extension Int: P { func p() -> String { "Int" } }
extension Array: P where Element: P { func p() -> String { map { $0.p() }.joined() } }
extension Array where Element == Int { func p() -> String { "special" } }
print([1].p(), [1].q(), [[1]].p(), Optional(3).p(), (nil as Int?).q())
