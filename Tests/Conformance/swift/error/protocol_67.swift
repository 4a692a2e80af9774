protocol P { static func make() -> Int }
struct S: P { func make() -> Int { 1 } }
