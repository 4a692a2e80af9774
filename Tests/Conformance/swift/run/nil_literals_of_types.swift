// `Int??(nil)` is the literal.
print(Optional<Int?>(nil) as Any, Int??(nil) as Any, Int?(nil) as Any, Int?(3) as Any, Optional<Int?>(4) as Any)
