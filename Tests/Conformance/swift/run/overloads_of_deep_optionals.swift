// Which of two is meant where an optional of an optional is among what is given or taken.
protocol P {}
struct Box<V>: P { var v: V; init(_ v: V) { self.v = v } }
class L: P {}; class N: L {}
func number() -> Int { 2 }
protocol GivenT {}; extension GivenT { func f<T>(_ x: T) -> String { "T" } }
protocol GivenTO {}; extension GivenTO { func f<T>(_ x: T?) -> String { "TO" } }
protocol GivenEqO {}; extension GivenEqO { func f<T: Equatable>(_ x: T?) -> String { "EqO" } }
protocol GivenInt {}; extension GivenInt { func f(_ x: Int) -> String { "Int" } }
protocol GivenIntOO {}; extension GivenIntOO { func f(_ x: Int??) -> String { "IntOO" } }
protocol GivenHash {}; extension GivenHash { func f(_ x: AnyHashable) -> String { "Hash" } }
protocol GivenAnyOO {}; extension GivenAnyOO { func f(_ x: Any??) -> String { "AnyOO" } }
protocol GivenTOO {}; extension GivenTOO { func f<T>(_ x: T??) -> String { "TOO" } }
protocol GivenEqOO {}; extension GivenEqOO { func f<T: Equatable>(_ x: T??) -> String { "EqOO" } }
let i = 2, o: Int? = 2, oo: Int?? = o, b = Box(2), n = N(), no: N? = n, l = [1, 2], d = [1: 2], s = "a", p: Box<Int>? = b
func cell_cast_functions_AnyOO_EqOO() { func f(_ x: Any??) -> String { "AnyOO" }; func f<T: Equatable>(_ x: T??) -> String { "EqOO" }; print(f(i as Int?)) }
func cell_cast_functions_AnyO_IntOO() { func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: Int??) -> String { "IntOO" }; print(f(i as Int?)) }
func cell_cast_given_TO_IntOO() { struct K: GivenTO { func f(_ x: Int??) -> String { "IntOO" } }; print(K().f(i as Int?)) }
func cell_cast_given_T_AnyOO() { struct K: GivenT { func f(_ x: Any??) -> String { "AnyOO" } }; print(K().f(i as Int?)) }
func cell_cast_inherited_EqOO_Hash() { class J { func f<T: Equatable>(_ x: T??) -> String { "EqOO" } }; class K: J { func f(_ x: AnyHashable) -> String { "Hash" } }; print(K().f(i as Int?)) }
func cell_cast_inherited_HashO_EqOO() { class J { func f(_ x: AnyHashable?) -> String { "HashO" } }; class K: J { func f<T: Equatable>(_ x: T??) -> String { "EqOO" } }; print(K().f(i as Int?)) }
func cell_cast_initializers_Any_anyEqO() { struct K { init(_ x: Any) { print("Any") }; init(_ x: (any Equatable)?) { print("anyEqO") } }; _ = K(i as Int?) }
func cell_cast_initializers_TO_AnyOO() { struct K { init<T>(_ x: T?) { print("TO") }; init(_ x: Any??) { print("AnyOO") } }; _ = K(i as Int?) }
func cell_cast_methods_Eq_TOO() { struct K { func f<T: Equatable>(_ x: T) -> String { "Eq" }; func f<T>(_ x: T??) -> String { "TOO" } }; print(K().f(i as Int?)) }
func cell_cast_methods_T_TOO() { struct K { func f<T>(_ x: T) -> String { "T" }; func f<T>(_ x: T??) -> String { "TOO" } }; print(K().f(i as Int?)) }
func cell_cast_subscripts_Any_AnyOO() { struct K { subscript(_ x: Any) -> String { "Any" }; subscript(_ x: Any??) -> String { "AnyOO" } }; print(K()[i as Int?]) }
func cell_cast_subscripts_EqO_IntOO() { struct K { subscript<T: Equatable>(_ x: T?) -> String { "EqO" }; subscript(_ x: Int??) -> String { "IntOO" } }; print(K()[i as Int?]) }
func cell_first_functions_AnyOO_TOO() { func f(_ x: Any??) -> String { "AnyOO" }; func f<T>(_ x: T??) -> String { "TOO" }; print(f(l.first)) }
func cell_first_functions_TOO_HashO() { func f<T>(_ x: T??) -> String { "TOO" }; func f(_ x: AnyHashable?) -> String { "HashO" }; print(f(l.first)) }
func cell_first_given_AnyOO_IntOO() { struct K: GivenAnyOO { func f(_ x: Int??) -> String { "IntOO" } }; print(K().f(l.first)) }
func cell_first_given_IntOO_AnyOO() { struct K: GivenIntOO { func f(_ x: Any??) -> String { "AnyOO" } }; print(K().f(l.first)) }
func cell_first_inherited_IntOO_AnyOO() { class J { func f(_ x: Int??) -> String { "IntOO" } }; class K: J { func f(_ x: Any??) -> String { "AnyOO" } }; print(K().f(l.first)) }
func cell_first_inherited_IntO_EqOO() { class J { func f(_ x: Int?) -> String { "IntO" } }; class K: J { func f<T: Equatable>(_ x: T??) -> String { "EqOO" } }; print(K().f(l.first)) }
func cell_first_initializers_EqO_AnyOO() { struct K { init<T: Equatable>(_ x: T?) { print("EqO") }; init(_ x: Any??) { print("AnyOO") } }; _ = K(l.first) }
func cell_first_initializers_IntO_AnyOO() { struct K { init(_ x: Int?) { print("IntO") }; init(_ x: Any??) { print("AnyOO") } }; _ = K(l.first) }
func cell_first_methods_IntO_AnyOO() { struct K { func f(_ x: Int?) -> String { "IntO" }; func f(_ x: Any??) -> String { "AnyOO" } }; print(K().f(l.first)) }
func cell_first_methods_T_anyEqO() { struct K { func f<T>(_ x: T) -> String { "T" }; func f(_ x: (any Equatable)?) -> String { "anyEqO" } }; print(K().f(l.first)) }
func cell_first_subscripts_AnyO_anyEqO() { struct K { subscript(_ x: Any?) -> String { "AnyO" }; subscript(_ x: (any Equatable)?) -> String { "anyEqO" } }; print(K()[l.first]) }
func cell_first_subscripts_EqO_anyEqO() { struct K { subscript<T: Equatable>(_ x: T?) -> String { "EqO" }; subscript(_ x: (any Equatable)?) -> String { "anyEqO" } }; print(K()[l.first]) }
func cell_nothing_functions_IntO_HashO() { func f(_ x: Int?) -> String { "IntO" }; func f(_ x: AnyHashable?) -> String { "HashO" }; print(f(nil)) }
func cell_nothing_functions_LO_TOO() { func f(_ x: L?) -> String { "LO" }; func f<T>(_ x: T??) -> String { "TOO" }; print(f(nil)) }
func cell_nothing_given_AnyOO_HashO() { struct K: GivenAnyOO { func f(_ x: AnyHashable?) -> String { "HashO" } }; print(K().f(nil)) }
func cell_nothing_inherited_LO_EqOO() { class J { func f(_ x: L?) -> String { "LO" } }; class K: J { func f<T: Equatable>(_ x: T??) -> String { "EqOO" } }; print(K().f(nil)) }
func cell_nothing_inherited_anyPO_TOO() { class J { func f(_ x: (any P)?) -> String { "anyPO" } }; class K: J { func f<T>(_ x: T??) -> String { "TOO" } }; print(K().f(nil)) }
func cell_nothing_initializers_TOO_HashO() { struct K { init<T>(_ x: T??) { print("TOO") }; init(_ x: AnyHashable?) { print("HashO") } }; _ = K(nil) }
func cell_nothing_methods_AnyOO_anyEqO() { struct K { func f(_ x: Any??) -> String { "AnyOO" }; func f(_ x: (any Equatable)?) -> String { "anyEqO" } }; print(K().f(nil)) }
func cell_nothing_methods_anyPO_EqOO() { struct K { func f(_ x: (any P)?) -> String { "anyPO" }; func f<T: Equatable>(_ x: T??) -> String { "EqOO" } }; print(K().f(nil)) }
func cell_nothing_subscripts_IntO_TOO() { struct K { subscript(_ x: Int?) -> String { "IntO" }; subscript<T>(_ x: T??) -> String { "TOO" } }; print(K()[nil]) }
func cell_nothing_subscripts_anyPO_AnyOO() { struct K { subscript(_ x: (any P)?) -> String { "anyPO" }; subscript(_ x: Any??) -> String { "AnyOO" } }; print(K()[nil]) }
func cell_optionalMapped_functions_Hash_TOO() { func f(_ x: AnyHashable) -> String { "Hash" }; func f<T>(_ x: T??) -> String { "TOO" }; print(f(o.map { $0 + 1 })) }
func cell_optionalMapped_functions_T_EqOO() { func f<T>(_ x: T) -> String { "T" }; func f<T: Equatable>(_ x: T??) -> String { "EqOO" }; print(f(o.map { $0 + 1 })) }
func cell_optionalMapped_given_IntOO_anyEq() { struct K: GivenIntOO { func f(_ x: any Equatable) -> String { "anyEq" } }; print(K().f(o.map { $0 + 1 })) }
func cell_optionalMapped_given_TO_EqOO() { struct K: GivenTO { func f<T: Equatable>(_ x: T??) -> String { "EqOO" } }; print(K().f(o.map { $0 + 1 })) }
func cell_optionalMapped_inherited_HashO_Any() { class J { func f(_ x: AnyHashable?) -> String { "HashO" } }; class K: J { func f(_ x: Any) -> String { "Any" } }; print(K().f(o.map { $0 + 1 })) }
func cell_optionalMapped_inherited_Hash_EqOO() { class J { func f(_ x: AnyHashable) -> String { "Hash" } }; class K: J { func f<T: Equatable>(_ x: T??) -> String { "EqOO" } }; print(K().f(o.map { $0 + 1 })) }
func cell_optionalMapped_initializers_IntO_TOO() { struct K { init(_ x: Int?) { print("IntO") }; init<T>(_ x: T??) { print("TOO") } }; _ = K(o.map { $0 + 1 }) }
func cell_optionalMapped_initializers_Int_TOO() { struct K { init(_ x: Int) { print("Int") }; init<T>(_ x: T??) { print("TOO") } }; _ = K(o.map { $0 + 1 }) }
func cell_optionalMapped_methods_Eq_HashO() { struct K { func f<T: Equatable>(_ x: T) -> String { "Eq" }; func f(_ x: AnyHashable?) -> String { "HashO" } }; print(K().f(o.map { $0 + 1 })) }
func cell_optionalMapped_methods_Hash_AnyOO() { struct K { func f(_ x: AnyHashable) -> String { "Hash" }; func f(_ x: Any??) -> String { "AnyOO" } }; print(K().f(o.map { $0 + 1 })) }
func cell_optionalMapped_subscripts_Hash_anyEqO() { struct K { subscript(_ x: AnyHashable) -> String { "Hash" }; subscript(_ x: (any Equatable)?) -> String { "anyEqO" } }; print(K()[o.map { $0 + 1 }]) }
func cell_optionalMapped_subscripts_IntOO_anyEqO() { struct K { subscript(_ x: Int??) -> String { "IntOO" }; subscript(_ x: (any Equatable)?) -> String { "anyEqO" } }; print(K()[o.map { $0 + 1 }]) }
func cell_optional_functions_AnyOO_TOO() { func f(_ x: Any??) -> String { "AnyOO" }; func f<T>(_ x: T??) -> String { "TOO" }; print(f(o)) }
func cell_optional_functions_Eq_anyEqO() { func f<T: Equatable>(_ x: T) -> String { "Eq" }; func f(_ x: (any Equatable)?) -> String { "anyEqO" }; print(f(o)) }
func cell_optional_given_Hash_EqOO() { struct K: GivenHash { func f<T: Equatable>(_ x: T??) -> String { "EqOO" } }; print(K().f(o)) }
func cell_optional_given_Hash_HashO() { struct K: GivenHash { func f(_ x: AnyHashable?) -> String { "HashO" } }; print(K().f(o)) }
func cell_optional_inherited_Any_AnyOO() { class J { func f(_ x: Any) -> String { "Any" } }; class K: J { func f(_ x: Any??) -> String { "AnyOO" } }; print(K().f(o)) }
func cell_optional_inherited_EqO_anyEqO() { class J { func f<T: Equatable>(_ x: T?) -> String { "EqO" } }; class K: J { func f(_ x: (any Equatable)?) -> String { "anyEqO" } }; print(K().f(o)) }
func cell_optional_initializers_EqO_IntOO() { struct K { init<T: Equatable>(_ x: T?) { print("EqO") }; init(_ x: Int??) { print("IntOO") } }; _ = K(o) }
func cell_optional_initializers_Eq_anyEqO() { struct K { init<T: Equatable>(_ x: T) { print("Eq") }; init(_ x: (any Equatable)?) { print("anyEqO") } }; _ = K(o) }
func cell_optional_methods_EqOO_anyEqO() { struct K { func f<T: Equatable>(_ x: T??) -> String { "EqOO" }; func f(_ x: (any Equatable)?) -> String { "anyEqO" } }; print(K().f(o)) }
func cell_optional_methods_TOO_EqOO() { struct K { func f<T>(_ x: T??) -> String { "TOO" }; func f<T: Equatable>(_ x: T??) -> String { "EqOO" } }; print(K().f(o)) }
func cell_optional_subscripts_Eq_HashO() { struct K { subscript<T: Equatable>(_ x: T) -> String { "Eq" }; subscript(_ x: AnyHashable?) -> String { "HashO" } }; print(K()[o]) }
func cell_optional_subscripts_anyEq_TOO() { struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript<T>(_ x: T??) -> String { "TOO" } }; print(K()[o]) }
func cell_someLiteral_functions_IntO_AnyOO() { func f(_ x: Int?) -> String { "IntO" }; func f(_ x: Any??) -> String { "AnyOO" }; print(f(Optional(2))) }
func cell_someLiteral_functions_anyEqO_DblO() { func f(_ x: (any Equatable)?) -> String { "anyEqO" }; func f(_ x: Double?) -> String { "DblO" }; print(f(Optional(2))) }
func cell_someLiteral_given_EqO_IntOO() { struct K: GivenEqO { func f(_ x: Int??) -> String { "IntOO" } }; print(K().f(Optional(2))) }
func cell_someLiteral_given_Hash_HashO() { struct K: GivenHash { func f(_ x: AnyHashable?) -> String { "HashO" } }; print(K().f(Optional(2))) }
func cell_someLiteral_inherited_IntO_TOO() { class J { func f(_ x: Int?) -> String { "IntO" } }; class K: J { func f<T>(_ x: T??) -> String { "TOO" } }; print(K().f(Optional(2))) }
func cell_someLiteral_inherited_TOO_HashO() { class J { func f<T>(_ x: T??) -> String { "TOO" } }; class K: J { func f(_ x: AnyHashable?) -> String { "HashO" } }; print(K().f(Optional(2))) }
func cell_someLiteral_initializers_Eq_AnyOO() { struct K { init<T: Equatable>(_ x: T) { print("Eq") }; init(_ x: Any??) { print("AnyOO") } }; _ = K(Optional(2)) }
func cell_someLiteral_initializers_IntO_HashO() { struct K { init(_ x: Int?) { print("IntO") }; init(_ x: AnyHashable?) { print("HashO") } }; _ = K(Optional(2)) }
func cell_someLiteral_methods_HashO_DblO() { struct K { func f(_ x: AnyHashable?) -> String { "HashO" }; func f(_ x: Double?) -> String { "DblO" } }; print(K().f(Optional(2))) }
func cell_someLiteral_methods_Hash_TOO() { struct K { func f(_ x: AnyHashable) -> String { "Hash" }; func f<T>(_ x: T??) -> String { "TOO" } }; print(K().f(Optional(2))) }
func cell_someLiteral_subscripts_AnyOO_TOO() { struct K { subscript(_ x: Any??) -> String { "AnyOO" }; subscript<T>(_ x: T??) -> String { "TOO" } }; print(K()[Optional(2)]) }
func cell_someLiteral_subscripts_IntOO_EqOO() { struct K { subscript(_ x: Int??) -> String { "IntOO" }; subscript<T: Equatable>(_ x: T??) -> String { "EqOO" } }; print(K()[Optional(2)]) }
func cell_twiceMade_functions_EqOO_anyEqO() { func f<T: Equatable>(_ x: T??) -> String { "EqOO" }; func f(_ x: (any Equatable)?) -> String { "anyEqO" }; print(f(Optional(o))) }
func cell_twiceMade_functions_TO_IntOO() { func f<T>(_ x: T?) -> String { "TO" }; func f(_ x: Int??) -> String { "IntOO" }; print(f(Optional(o))) }
func cell_twiceMade_given_EqOO_IntOO() { struct K: GivenEqOO { func f(_ x: Int??) -> String { "IntOO" } }; print(K().f(Optional(o))) }
func cell_twiceMade_given_TOO_anyEq() { struct K: GivenTOO { func f(_ x: any Equatable) -> String { "anyEq" } }; print(K().f(Optional(o))) }
func cell_twiceMade_inherited_TOO_Any() { class J { func f<T>(_ x: T??) -> String { "TOO" } }; class K: J { func f(_ x: Any) -> String { "Any" } }; print(K().f(Optional(o))) }
func cell_twiceMade_inherited_T_EqOO() { class J { func f<T>(_ x: T) -> String { "T" } }; class K: J { func f<T: Equatable>(_ x: T??) -> String { "EqOO" } }; print(K().f(Optional(o))) }
func cell_twiceMade_initializers_TO_anyEqO() { struct K { init<T>(_ x: T?) { print("TO") }; init(_ x: (any Equatable)?) { print("anyEqO") } }; _ = K(Optional(o)) }
func cell_twiceMade_initializers_anyEq_HashO() { struct K { init(_ x: any Equatable) { print("anyEq") }; init(_ x: AnyHashable?) { print("HashO") } }; _ = K(Optional(o)) }
func cell_twiceMade_methods_Hash_HashO() { struct K { func f(_ x: AnyHashable) -> String { "Hash" }; func f(_ x: AnyHashable?) -> String { "HashO" } }; print(K().f(Optional(o))) }
func cell_twiceMade_methods_Hash_anyEqO() { struct K { func f(_ x: AnyHashable) -> String { "Hash" }; func f(_ x: (any Equatable)?) -> String { "anyEqO" } }; print(K().f(Optional(o))) }
func cell_twiceMade_subscripts_Any_TOO() { struct K { subscript(_ x: Any) -> String { "Any" }; subscript<T>(_ x: T??) -> String { "TOO" } }; print(K()[Optional(o)]) }
func cell_twiceMade_subscripts_anyEq_anyEqO() { struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript(_ x: (any Equatable)?) -> String { "anyEqO" } }; print(K()[Optional(o)]) }
func cell_twice_functions_IntOO_anyEqO() { func f(_ x: Int??) -> String { "IntOO" }; func f(_ x: (any Equatable)?) -> String { "anyEqO" }; print(f(oo)) }
func cell_twice_functions_IntO_TOO() { func f(_ x: Int?) -> String { "IntO" }; func f<T>(_ x: T??) -> String { "TOO" }; print(f(oo)) }
func cell_twice_given_Int_anyEqO() { struct K: GivenInt { func f(_ x: (any Equatable)?) -> String { "anyEqO" } }; print(K().f(oo)) }
func cell_twice_given_TO_EqOO() { struct K: GivenTO { func f<T: Equatable>(_ x: T??) -> String { "EqOO" } }; print(K().f(oo)) }
func cell_twice_inherited_TOO_Hash() { class J { func f<T>(_ x: T??) -> String { "TOO" } }; class K: J { func f(_ x: AnyHashable) -> String { "Hash" } }; print(K().f(oo)) }
func cell_twice_inherited_anyEqO_AnyO() { class J { func f(_ x: (any Equatable)?) -> String { "anyEqO" } }; class K: J { func f(_ x: Any?) -> String { "AnyO" } }; print(K().f(oo)) }
func cell_twice_initializers_T_EqOO() { struct K { init<T>(_ x: T) { print("T") }; init<T: Equatable>(_ x: T??) { print("EqOO") } }; _ = K(oo) }
func cell_twice_methods_AnyO_AnyOO() { struct K { func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: Any??) -> String { "AnyOO" } }; print(K().f(oo)) }
func cell_twice_methods_TOO_HashO() { struct K { func f<T>(_ x: T??) -> String { "TOO" }; func f(_ x: AnyHashable?) -> String { "HashO" } }; print(K().f(oo)) }
func cell_twice_subscripts_AnyO_HashO() { struct K { subscript(_ x: Any?) -> String { "AnyO" }; subscript(_ x: AnyHashable?) -> String { "HashO" } }; print(K()[oo]) }
func cell_twice_subscripts_anyEq_TOO() { struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript<T>(_ x: T??) -> String { "TOO" } }; print(K()[oo]) }
print("cast_functions_AnyOO_EqOO", terminator: ": "); cell_cast_functions_AnyOO_EqOO()
print("cast_functions_AnyO_IntOO", terminator: ": "); cell_cast_functions_AnyO_IntOO()
print("cast_given_TO_IntOO", terminator: ": "); cell_cast_given_TO_IntOO()
print("cast_given_T_AnyOO", terminator: ": "); cell_cast_given_T_AnyOO()
print("cast_inherited_EqOO_Hash", terminator: ": "); cell_cast_inherited_EqOO_Hash()
print("cast_inherited_HashO_EqOO", terminator: ": "); cell_cast_inherited_HashO_EqOO()
print("cast_initializers_Any_anyEqO", terminator: ": "); cell_cast_initializers_Any_anyEqO()
print("cast_initializers_TO_AnyOO", terminator: ": "); cell_cast_initializers_TO_AnyOO()
print("cast_methods_Eq_TOO", terminator: ": "); cell_cast_methods_Eq_TOO()
print("cast_methods_T_TOO", terminator: ": "); cell_cast_methods_T_TOO()
print("cast_subscripts_Any_AnyOO", terminator: ": "); cell_cast_subscripts_Any_AnyOO()
print("cast_subscripts_EqO_IntOO", terminator: ": "); cell_cast_subscripts_EqO_IntOO()
print("first_functions_AnyOO_TOO", terminator: ": "); cell_first_functions_AnyOO_TOO()
print("first_functions_TOO_HashO", terminator: ": "); cell_first_functions_TOO_HashO()
print("first_given_AnyOO_IntOO", terminator: ": "); cell_first_given_AnyOO_IntOO()
print("first_given_IntOO_AnyOO", terminator: ": "); cell_first_given_IntOO_AnyOO()
print("first_inherited_IntOO_AnyOO", terminator: ": "); cell_first_inherited_IntOO_AnyOO()
print("first_inherited_IntO_EqOO", terminator: ": "); cell_first_inherited_IntO_EqOO()
print("first_initializers_EqO_AnyOO", terminator: ": "); cell_first_initializers_EqO_AnyOO()
print("first_initializers_IntO_AnyOO", terminator: ": "); cell_first_initializers_IntO_AnyOO()
print("first_methods_IntO_AnyOO", terminator: ": "); cell_first_methods_IntO_AnyOO()
print("first_methods_T_anyEqO", terminator: ": "); cell_first_methods_T_anyEqO()
print("first_subscripts_AnyO_anyEqO", terminator: ": "); cell_first_subscripts_AnyO_anyEqO()
print("first_subscripts_EqO_anyEqO", terminator: ": "); cell_first_subscripts_EqO_anyEqO()
print("nothing_functions_IntO_HashO", terminator: ": "); cell_nothing_functions_IntO_HashO()
print("nothing_functions_LO_TOO", terminator: ": "); cell_nothing_functions_LO_TOO()
print("nothing_given_AnyOO_HashO", terminator: ": "); cell_nothing_given_AnyOO_HashO()
print("nothing_inherited_LO_EqOO", terminator: ": "); cell_nothing_inherited_LO_EqOO()
print("nothing_inherited_anyPO_TOO", terminator: ": "); cell_nothing_inherited_anyPO_TOO()
print("nothing_initializers_TOO_HashO", terminator: ": "); cell_nothing_initializers_TOO_HashO()
print("nothing_methods_AnyOO_anyEqO", terminator: ": "); cell_nothing_methods_AnyOO_anyEqO()
print("nothing_methods_anyPO_EqOO", terminator: ": "); cell_nothing_methods_anyPO_EqOO()
print("nothing_subscripts_IntO_TOO", terminator: ": "); cell_nothing_subscripts_IntO_TOO()
print("nothing_subscripts_anyPO_AnyOO", terminator: ": "); cell_nothing_subscripts_anyPO_AnyOO()
print("optionalMapped_functions_Hash_TOO", terminator: ": "); cell_optionalMapped_functions_Hash_TOO()
print("optionalMapped_functions_T_EqOO", terminator: ": "); cell_optionalMapped_functions_T_EqOO()
print("optionalMapped_given_IntOO_anyEq", terminator: ": "); cell_optionalMapped_given_IntOO_anyEq()
print("optionalMapped_given_TO_EqOO", terminator: ": "); cell_optionalMapped_given_TO_EqOO()
print("optionalMapped_inherited_HashO_Any", terminator: ": "); cell_optionalMapped_inherited_HashO_Any()
print("optionalMapped_inherited_Hash_EqOO", terminator: ": "); cell_optionalMapped_inherited_Hash_EqOO()
print("optionalMapped_initializers_IntO_TOO", terminator: ": "); cell_optionalMapped_initializers_IntO_TOO()
print("optionalMapped_initializers_Int_TOO", terminator: ": "); cell_optionalMapped_initializers_Int_TOO()
print("optionalMapped_methods_Eq_HashO", terminator: ": "); cell_optionalMapped_methods_Eq_HashO()
print("optionalMapped_methods_Hash_AnyOO", terminator: ": "); cell_optionalMapped_methods_Hash_AnyOO()
print("optionalMapped_subscripts_Hash_anyEqO", terminator: ": "); cell_optionalMapped_subscripts_Hash_anyEqO()
print("optionalMapped_subscripts_IntOO_anyEqO", terminator: ": "); cell_optionalMapped_subscripts_IntOO_anyEqO()
print("optional_functions_AnyOO_TOO", terminator: ": "); cell_optional_functions_AnyOO_TOO()
print("optional_functions_Eq_anyEqO", terminator: ": "); cell_optional_functions_Eq_anyEqO()
print("optional_given_Hash_EqOO", terminator: ": "); cell_optional_given_Hash_EqOO()
print("optional_given_Hash_HashO", terminator: ": "); cell_optional_given_Hash_HashO()
print("optional_inherited_Any_AnyOO", terminator: ": "); cell_optional_inherited_Any_AnyOO()
print("optional_inherited_EqO_anyEqO", terminator: ": "); cell_optional_inherited_EqO_anyEqO()
print("optional_initializers_EqO_IntOO", terminator: ": "); cell_optional_initializers_EqO_IntOO()
print("optional_initializers_Eq_anyEqO", terminator: ": "); cell_optional_initializers_Eq_anyEqO()
print("optional_methods_EqOO_anyEqO", terminator: ": "); cell_optional_methods_EqOO_anyEqO()
print("optional_methods_TOO_EqOO", terminator: ": "); cell_optional_methods_TOO_EqOO()
print("optional_subscripts_Eq_HashO", terminator: ": "); cell_optional_subscripts_Eq_HashO()
print("optional_subscripts_anyEq_TOO", terminator: ": "); cell_optional_subscripts_anyEq_TOO()
print("someLiteral_functions_IntO_AnyOO", terminator: ": "); cell_someLiteral_functions_IntO_AnyOO()
print("someLiteral_functions_anyEqO_DblO", terminator: ": "); cell_someLiteral_functions_anyEqO_DblO()
print("someLiteral_given_EqO_IntOO", terminator: ": "); cell_someLiteral_given_EqO_IntOO()
print("someLiteral_given_Hash_HashO", terminator: ": "); cell_someLiteral_given_Hash_HashO()
print("someLiteral_inherited_IntO_TOO", terminator: ": "); cell_someLiteral_inherited_IntO_TOO()
print("someLiteral_inherited_TOO_HashO", terminator: ": "); cell_someLiteral_inherited_TOO_HashO()
print("someLiteral_initializers_Eq_AnyOO", terminator: ": "); cell_someLiteral_initializers_Eq_AnyOO()
print("someLiteral_initializers_IntO_HashO", terminator: ": "); cell_someLiteral_initializers_IntO_HashO()
print("someLiteral_methods_HashO_DblO", terminator: ": "); cell_someLiteral_methods_HashO_DblO()
print("someLiteral_methods_Hash_TOO", terminator: ": "); cell_someLiteral_methods_Hash_TOO()
print("someLiteral_subscripts_AnyOO_TOO", terminator: ": "); cell_someLiteral_subscripts_AnyOO_TOO()
print("someLiteral_subscripts_IntOO_EqOO", terminator: ": "); cell_someLiteral_subscripts_IntOO_EqOO()
print("twiceMade_functions_EqOO_anyEqO", terminator: ": "); cell_twiceMade_functions_EqOO_anyEqO()
print("twiceMade_functions_TO_IntOO", terminator: ": "); cell_twiceMade_functions_TO_IntOO()
print("twiceMade_given_EqOO_IntOO", terminator: ": "); cell_twiceMade_given_EqOO_IntOO()
print("twiceMade_given_TOO_anyEq", terminator: ": "); cell_twiceMade_given_TOO_anyEq()
print("twiceMade_inherited_TOO_Any", terminator: ": "); cell_twiceMade_inherited_TOO_Any()
print("twiceMade_inherited_T_EqOO", terminator: ": "); cell_twiceMade_inherited_T_EqOO()
print("twiceMade_initializers_TO_anyEqO", terminator: ": "); cell_twiceMade_initializers_TO_anyEqO()
print("twiceMade_initializers_anyEq_HashO", terminator: ": "); cell_twiceMade_initializers_anyEq_HashO()
print("twiceMade_methods_Hash_HashO", terminator: ": "); cell_twiceMade_methods_Hash_HashO()
print("twiceMade_methods_Hash_anyEqO", terminator: ": "); cell_twiceMade_methods_Hash_anyEqO()
print("twiceMade_subscripts_Any_TOO", terminator: ": "); cell_twiceMade_subscripts_Any_TOO()
print("twiceMade_subscripts_anyEq_anyEqO", terminator: ": "); cell_twiceMade_subscripts_anyEq_anyEqO()
print("twice_functions_IntOO_anyEqO", terminator: ": "); cell_twice_functions_IntOO_anyEqO()
print("twice_functions_IntO_TOO", terminator: ": "); cell_twice_functions_IntO_TOO()
print("twice_given_Int_anyEqO", terminator: ": "); cell_twice_given_Int_anyEqO()
print("twice_given_TO_EqOO", terminator: ": "); cell_twice_given_TO_EqOO()
print("twice_inherited_TOO_Hash", terminator: ": "); cell_twice_inherited_TOO_Hash()
print("twice_inherited_anyEqO_AnyO", terminator: ": "); cell_twice_inherited_anyEqO_AnyO()
print("twice_initializers_T_EqOO", terminator: ": "); cell_twice_initializers_T_EqOO()
print("twice_methods_AnyO_AnyOO", terminator: ": "); cell_twice_methods_AnyO_AnyOO()
print("twice_methods_TOO_HashO", terminator: ": "); cell_twice_methods_TOO_HashO()
print("twice_subscripts_AnyO_HashO", terminator: ": "); cell_twice_subscripts_AnyO_HashO()
print("twice_subscripts_anyEq_TOO", terminator: ": "); cell_twice_subscripts_anyEq_TOO()
