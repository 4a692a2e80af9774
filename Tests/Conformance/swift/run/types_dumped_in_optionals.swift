final class C {}
dump(Optional(Int.self))
dump(Optional(Optional(Int.self)))
dump([Int.self, Int.self, String.self])
dump(Optional(C.self))
dump([Int.self, nil, C.self] as [Any.Type?])
dump(Optional(1))
