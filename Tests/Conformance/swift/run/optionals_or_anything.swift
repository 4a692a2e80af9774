// Where anything is taken: two optionals of which the first is unwrapped, and literals that the other branch's type makes
// optional.
let some: Int? = 3, none: Int? = nil, text: String? = nil, half: Double? = 2.5, list = [1, 2, 3], isSet = true, x = 7
let table = ["k": 1], flag: Bool? = true
func made() -> Int? { 4 }
func generic<T>(_ value: T) -> T? { value }
struct Point { var x = 1; var y: Int? = 2; func name() -> String? { "m" } }
let point: Point? = Point()
print(some ?? none, none ?? some, list.first ?? list.last, table["z"] ?? table["k"], point?.y ?? none, made() ?? none)
print(some ?? none as Any, (some ?? none) as Any, some ?? nil, some ?? none ?? nil, none ?? none ?? some, half ?? half, text ?? text)
print("\(some ?? none)", [some ?? none], (some ?? none)!, (some ?? none) == 3, (some ?? none) ?? 5, some ?? (none ?? some))
let kept: Any = some ?? none, optional: Any? = some ?? none, both: [Any] = [some ?? none, list.first ?? none]
print(kept, optional as Any, both, ["a": some ?? none] as [String: Any])
func anything() -> Any { isSet ? "a" : text }
print(isSet ? "a" : text, isSet ? 5 : some, isSet ? 2.5 : half, isSet ? false : flag, isSet ? "\(x)" : text, anything())
print(isSet ? [1] : Optional(list), isSet ? [x] : Optional(list), isSet ? ["k": 2] : Optional(table), isSet ? 5 : Optional(2.5))
print(isSet ? 5 : made(), isSet ? "a" : text?.uppercased(), isSet ? 5 : point?.x, isSet ? "l" : point?.name(), isSet ? 5 : generic(2))
print(isSet ? 0 : table["k"], isSet ? 5 : Int("3"), isSet ? 5 : none ?? some, isSet ? 5 : (isSet ? some : none), isSet ? -1 : some)
print(isSet ? x : some, isSet ? list[0] : some, isSet ? 1 + 2 : some, isSet ? "a" + "b" : text, isSet ? String(x) : text)
print(!isSet ? made() : 5, !isSet ? text : "a", !isSet ? flag : false, !isSet ? text : "\(x)", !isSet ? some : 1 + 2)
func or<T>(_ value: T?, _ other: T) -> T { value ?? other }
print(or(some, 2.5), or(some, "s"), or(none, 1.5), or(text, 1), or(list.first, "none"), or(some, x))
