// What Optional(2) and Box(2) make, beside functions of anything and of any type.

func f1<T1>(_ x: T1) -> String { "T \(T1.self)" }
func f1(_ x: Any) -> String { "Any" }
let v1 = 1; print(f1(Optional(v1)))

func f2<T2>(_ x: T2) -> String { "T \(T2.self)" }
func f2<T2>(_ x: [T2]) -> String { "arr" }
func f2(_ x: Any) -> String { "Any" }
let v2 = 1; print(f2(Optional(v2)), f2([v2]), f2(v2))

struct Box3<T3> { let v3: T3 }
func f3<T3>(_ x: T3) -> String { "T \(T3.self)" }
func f3<T3>(_ x: Box3<T3>) -> String { "arr" }
func f3(_ x: Any) -> String { "Any" }
let v3 = 1; print(f3(Optional(v3)), f3([v3]), f3(v3), f3(Box3(v3: v3)), f3(Box3(v3: 1)))

struct Box4<T4> { let v4: T4 }
func f4<T4: Equatable>(_ x: T4) -> String { "T \(T4.self)" }
func f4<T4>(_ x: Box4<T4>) -> String { "arr" }
func f4(_ x: Any) -> String { "Any" }
let v4 = 1; print(f4(Optional(v4)), f4([v4]), f4(v4), f4(Box4(v4: v4)), f4(Box4(v4: 1)))

func f5<T5>(_ x: T5?) -> String { "T?" }
func f5(_ x: Any) -> String { "Any" }
let v5: Int? = 1; print(f5(v5), f5(Optional(2)), f5(3), f5(nil as Int?))

func f6<T6: Equatable>(_ x: T6) -> String { "T" }
func f6(_ x: Any) -> String { "Any" }
let v6: Int? = 1; print(f6(v6), f6(Optional(2)), f6(3), f6(nil as Int?), f6(Optional("s")))

func f7<T7>(_ x: T7) -> String { "T" }
func f7(_ x: Any) -> String { "Any" }
print(f7(Array(1...2)), f7(Set([1])), f7(Optional(Optional(2))), f7([Optional(2)]), f7((Optional(1), 2)))
