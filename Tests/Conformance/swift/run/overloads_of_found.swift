// Which of two is meant where the argument is a list, a call of a generic function, an optional or `nil`.
protocol P {}
struct Box<V>: P { var v: V; init(_ v: V) { self.v = v } }
class L: P {}; class N: L {}
func number() -> Int { 2 }
protocol GivenAny {}; extension GivenAny { func f(_ x: Any) -> String { "Any" } }
protocol GivenEq {}; extension GivenEq { func f<T: Equatable>(_ x: T) -> String { "Eq" } }
protocol GivenAnyO {}; extension GivenAnyO { func f(_ x: Any?) -> String { "AnyO" } }
protocol GivenTO {}; extension GivenTO { func f<T>(_ x: T?) -> String { "TO" } }
protocol GivenEqO {}; extension GivenEqO { func f<T: Equatable>(_ x: T?) -> String { "EqO" } }
protocol GivenIntO {}; extension GivenIntO { func f(_ x: Int?) -> String { "IntO" } }
protocol GivenanyPO {}; extension GivenanyPO { func f(_ x: (any P)?) -> String { "anyPO" } }
protocol GivenAA {}; extension GivenAA { func f(_ x: [Any]) -> String { "AA" } }
protocol GivenSeq {}; extension GivenSeq { func f<T: Sequence>(_ x: T) -> String { "Seq" } }
protocol GivenDA {}; extension GivenDA { func f(_ x: [Int: Any]) -> String { "DA" } }
let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2], d = [1: 2], s = "a", p: Box<Int>? = b
func cell_optional_functions_anyEq_TO() { func f(_ x: any Equatable) -> String { "anyEq" }; func f<T>(_ x: T?) -> String { "TO" }; print(f(o)) }
func cell_optional_subscripts_anyEq_EqO() { struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript<T: Equatable>(_ x: T?) -> String { "EqO" } }; print(K()[o]) }
func cell_someLiteral_subscripts_Eq_EqO() { struct K { subscript<T: Equatable>(_ x: T) -> String { "Eq" }; subscript<T: Equatable>(_ x: T?) -> String { "EqO" } }; print(K()[Optional(2)]) }
func cell_someLiteral_given_IntO_anyEq() { struct K: GivenIntO { func f(_ x: any Equatable) -> String { "anyEq" } }; print(K().f(Optional(2))) }
func cell_some_initializers_Any_AnyO() { struct K { init(_ x: Any) { print("Any") }; init(_ x: Any?) { print("AnyO") } }; _ = K(Optional(i)) }
func cell_nothing_functions_AnyO_IntOO() { func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: Int??) -> String { "IntOO" }; print(f(nil)) }
func cell_nothing_initializers_AnyO_IntOO() { struct K { init(_ x: Any?) { print("AnyO") }; init(_ x: Int??) { print("IntOO") } }; _ = K(nil) }
func cell_nothing_given_AnyO_IntOO() { struct K: GivenAnyO { func f(_ x: Int??) -> String { "IntOO" } }; print(K().f(nil)) }
func cell_nothing_given_anyPO_IntOO() { struct K: GivenanyPO { func f(_ x: Int??) -> String { "IntOO" } }; print(K().f(nil)) }
func cell_listMade_functions_Eq_TI() { func f<T: Equatable>(_ x: T) -> String { "Eq" }; func f<T>(_ x: [T]) -> String { "TI" }; print(f(Array(l))) }
func cell_listLiteral_functions_Eq_AA() { func f<T: Equatable>(_ x: T) -> String { "Eq" }; func f(_ x: [Any]) -> String { "AA" }; print(f([1, 2])) }
func cell_listLiteral_functions_AA_anyS() { func f(_ x: [Any]) -> String { "AA" }; func f(_ x: any Sequence) -> String { "anyS" }; print(f([1, 2])) }
func cell_listLiteral_subscripts_anyEq_AA() { struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript(_ x: [Any]) -> String { "AA" } }; print(K()[[1, 2]]) }
func cell_listMapped_functions_Any_AA() { func f(_ x: Any) -> String { "Any" }; func f(_ x: [Any]) -> String { "AA" }; print(f(l.map { $0 + 1 })) }
func cell_listMapped_functions_EqO_AA() { func f<T: Equatable>(_ x: T?) -> String { "EqO" }; func f(_ x: [Any]) -> String { "AA" }; print(f(l.map { $0 + 1 })) }
func cell_listMapped_methods_TO_AA() { struct K { func f<T>(_ x: T?) -> String { "TO" }; func f(_ x: [Any]) -> String { "AA" } }; print(K().f(l.map { $0 + 1 })) }
func cell_listMapped_subscripts_Any_Eq() { struct K { subscript(_ x: Any) -> String { "Any" }; subscript<T: Equatable>(_ x: T) -> String { "Eq" } }; print(K()[l.map { $0 + 1 }]) }
func cell_listMapped_subscripts_T_AnyO() { struct K { subscript<T>(_ x: T) -> String { "T" }; subscript(_ x: Any?) -> String { "AnyO" } }; print(K()[l.map { $0 + 1 }]) }
func cell_listMapped_subscripts_Eq_AI() { struct K { subscript<T: Equatable>(_ x: T) -> String { "Eq" }; subscript(_ x: [Int]) -> String { "AI" } }; print(K()[l.map { $0 + 1 }]) }
func cell_listMapped_subscripts_AnyO_Seq() { struct K { subscript(_ x: Any?) -> String { "AnyO" }; subscript<T: Sequence>(_ x: T) -> String { "Seq" } }; print(K()[l.map { $0 + 1 }]) }
func cell_listMapped_subscripts_AI_Seq() { struct K { subscript(_ x: [Int]) -> String { "AI" }; subscript<T: Sequence>(_ x: T) -> String { "Seq" } }; print(K()[l.map { $0 + 1 }]) }
func cell_listMapped_initializers_AnyO_AA() { struct K { init(_ x: Any?) { print("AnyO") }; init(_ x: [Any]) { print("AA") } }; _ = K(l.map { $0 + 1 }) }
func cell_listMapped_inherited_Any_AA() { class J { func f(_ x: Any) -> String { "Any" } }; class K: J { func f(_ x: [Any]) -> String { "AA" } }; print(K().f(l.map { $0 + 1 })) }
func cell_listMapped_inherited_EqO_AA() { class J { func f<T: Equatable>(_ x: T?) -> String { "EqO" } }; class K: J { func f(_ x: [Any]) -> String { "AA" } }; print(K().f(l.map { $0 + 1 })) }
func cell_listMapped_inherited_AA_TO() { class J { func f(_ x: [Any]) -> String { "AA" } }; class K: J { func f<T>(_ x: T?) -> String { "TO" } }; print(K().f(l.map { $0 + 1 })) }
func cell_listMapped_given_AnyO_AA() { struct K: GivenAnyO { func f(_ x: [Any]) -> String { "AA" } }; print(K().f(l.map { $0 + 1 })) }
func cell_listMapped_given_AA_AnyO() { struct K: GivenAA { func f(_ x: Any?) -> String { "AnyO" } }; print(K().f(l.map { $0 + 1 })) }
func cell_listCompact_functions_Any_T() { func f(_ x: Any) -> String { "Any" }; func f<T>(_ x: T) -> String { "T" }; print(f(l.compactMap { $0 })) }
func cell_listCompact_functions_Any_Seq() { func f(_ x: Any) -> String { "Any" }; func f<T: Sequence>(_ x: T) -> String { "Seq" }; print(f(l.compactMap { $0 })) }
func cell_listCompact_functions_Eq_AnyO() { func f<T: Equatable>(_ x: T) -> String { "Eq" }; func f(_ x: Any?) -> String { "AnyO" }; print(f(l.compactMap { $0 })) }
func cell_listCompact_functions_AnyO_AI() { func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: [Int]) -> String { "AI" }; print(f(l.compactMap { $0 })) }
func cell_listCompact_functions_EqO_AA() { func f<T: Equatable>(_ x: T?) -> String { "EqO" }; func f(_ x: [Any]) -> String { "AA" }; print(f(l.compactMap { $0 })) }
func cell_listCompact_methods_Any_AA() { struct K { func f(_ x: Any) -> String { "Any" }; func f(_ x: [Any]) -> String { "AA" } }; print(K().f(l.compactMap { $0 })) }
func cell_listCompact_methods_EqO_AA() { struct K { func f<T: Equatable>(_ x: T?) -> String { "EqO" }; func f(_ x: [Any]) -> String { "AA" } }; print(K().f(l.compactMap { $0 })) }
func cell_listCompact_subscripts_Any_AI() { struct K { subscript(_ x: Any) -> String { "Any" }; subscript(_ x: [Int]) -> String { "AI" } }; print(K()[l.compactMap { $0 }]) }
func cell_listCompact_subscripts_T_AI() { struct K { subscript<T>(_ x: T) -> String { "T" }; subscript(_ x: [Int]) -> String { "AI" } }; print(K()[l.compactMap { $0 }]) }
func cell_listCompact_subscripts_anyEq_AI() { struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript(_ x: [Int]) -> String { "AI" } }; print(K()[l.compactMap { $0 }]) }
func cell_listCompact_subscripts_TO_AA() { struct K { subscript<T>(_ x: T?) -> String { "TO" }; subscript(_ x: [Any]) -> String { "AA" } }; print(K()[l.compactMap { $0 }]) }
func cell_listCompact_subscripts_AI_anyS() { struct K { subscript(_ x: [Int]) -> String { "AI" }; subscript(_ x: any Sequence) -> String { "anyS" } }; print(K()[l.compactMap { $0 }]) }
func cell_listCompact_initializers_TO_AA() { struct K { init<T>(_ x: T?) { print("TO") }; init(_ x: [Any]) { print("AA") } }; _ = K(l.compactMap { $0 }) }
func cell_listCompact_inherited_AnyO_AA() { class J { func f(_ x: Any?) -> String { "AnyO" } }; class K: J { func f(_ x: [Any]) -> String { "AA" } }; print(K().f(l.compactMap { $0 })) }
func cell_listCompact_inherited_AA_Any() { class J { func f(_ x: [Any]) -> String { "AA" } }; class K: J { func f(_ x: Any) -> String { "Any" } }; print(K().f(l.compactMap { $0 })) }
func cell_listCompact_inherited_AA_EqO() { class J { func f(_ x: [Any]) -> String { "AA" } }; class K: J { func f<T: Equatable>(_ x: T?) -> String { "EqO" } }; print(K().f(l.compactMap { $0 })) }
func cell_listCompact_given_TO_AA() { struct K: GivenTO { func f(_ x: [Any]) -> String { "AA" } }; print(K().f(l.compactMap { $0 })) }
func cell_listCompact_given_AA_TO() { struct K: GivenAA { func f<T>(_ x: T?) -> String { "TO" } }; print(K().f(l.compactMap { $0 })) }
func cell_dictionaryLiteral_functions_DA_DT() { func f(_ x: [Int: Any]) -> String { "DA" }; func f<T>(_ x: [Int: T]) -> String { "DT" }; print(f([1: 2])) }
func cell_dictionaryLiteral_methods_anyEq_DA() { struct K { func f(_ x: any Equatable) -> String { "anyEq" }; func f(_ x: [Int: Any]) -> String { "DA" } }; print(K().f([1: 2])) }
func cell_dictionaryLiteral_methods_DA_anyS() { struct K { func f(_ x: [Int: Any]) -> String { "DA" }; func f(_ x: any Sequence) -> String { "anyS" } }; print(K().f([1: 2])) }
func cell_dictionaryLiteral_initializers_T_DA() { struct K { init<T>(_ x: T) { print("T") }; init(_ x: [Int: Any]) { print("DA") } }; _ = K([1: 2]) }
func cell_dictionaryLiteral_initializers_DA_DT() { struct K { init(_ x: [Int: Any]) { print("DA") }; init<T>(_ x: [Int: T]) { print("DT") } }; _ = K([1: 2]) }
func cell_dictionaryLiteral_inherited_T_DA() { class J { func f<T>(_ x: T) -> String { "T" } }; class K: J { func f(_ x: [Int: Any]) -> String { "DA" } }; print(K().f([1: 2])) }
func cell_dictionaryLiteral_inherited_DA_T() { class J { func f(_ x: [Int: Any]) -> String { "DA" } }; class K: J { func f<T>(_ x: T) -> String { "T" } }; print(K().f([1: 2])) }
func cell_dictionaryLiteral_inherited_DA_Seq() { class J { func f(_ x: [Int: Any]) -> String { "DA" } }; class K: J { func f<T: Sequence>(_ x: T) -> String { "Seq" } }; print(K().f([1: 2])) }
func cell_dictionaryLiteral_inherited_Seq_DA() { class J { func f<T: Sequence>(_ x: T) -> String { "Seq" } }; class K: J { func f(_ x: [Int: Any]) -> String { "DA" } }; print(K().f([1: 2])) }
func cell_dictionaryLiteral_given_Eq_DA() { struct K: GivenEq { func f(_ x: [Int: Any]) -> String { "DA" } }; print(K().f([1: 2])) }
func cell_dictionaryLiteral_given_DA_Any() { struct K: GivenDA { func f(_ x: Any) -> String { "Any" } }; print(K().f([1: 2])) }
func cell_dictionaryLiteral_given_DA_DT() { struct K: GivenDA { func f<T>(_ x: [Int: T]) -> String { "DT" } }; print(K().f([1: 2])) }
func cell_dictionaryLiteral_given_Seq_DA() { struct K: GivenSeq { func f(_ x: [Int: Any]) -> String { "DA" } }; print(K().f([1: 2])) }
func cell_valuesMapped_functions_Any_Eq() { func f(_ x: Any) -> String { "Any" }; func f<T: Equatable>(_ x: T) -> String { "Eq" }; print(f(d.mapValues { $0 + 1 })) }
func cell_valuesMapped_functions_T_AnyO() { func f<T>(_ x: T) -> String { "T" }; func f(_ x: Any?) -> String { "AnyO" }; print(f(d.mapValues { $0 + 1 })) }
func cell_valuesMapped_functions_Eq_DI() { func f<T: Equatable>(_ x: T) -> String { "Eq" }; func f(_ x: [Int: Int]) -> String { "DI" }; print(f(d.mapValues { $0 + 1 })) }
func cell_valuesMapped_functions_AnyO_Seq() { func f(_ x: Any?) -> String { "AnyO" }; func f<T: Sequence>(_ x: T) -> String { "Seq" }; print(f(d.mapValues { $0 + 1 })) }
func cell_valuesMapped_functions_DI_Seq() { func f(_ x: [Int: Int]) -> String { "DI" }; func f<T: Sequence>(_ x: T) -> String { "Seq" }; print(f(d.mapValues { $0 + 1 })) }
func cell_valuesMapped_methods_AnyO_DA() { struct K { func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: [Int: Any]) -> String { "DA" } }; print(K().f(d.mapValues { $0 + 1 })) }
func cell_valuesMapped_subscripts_Any_T() { struct K { subscript(_ x: Any) -> String { "Any" }; subscript<T>(_ x: T) -> String { "T" } }; print(K()[d.mapValues { $0 + 1 }]) }
func cell_valuesMapped_subscripts_Any_Seq() { struct K { subscript(_ x: Any) -> String { "Any" }; subscript<T: Sequence>(_ x: T) -> String { "Seq" } }; print(K()[d.mapValues { $0 + 1 }]) }
func cell_valuesMapped_subscripts_Eq_AnyO() { struct K { subscript<T: Equatable>(_ x: T) -> String { "Eq" }; subscript(_ x: Any?) -> String { "AnyO" } }; print(K()[d.mapValues { $0 + 1 }]) }
func cell_valuesMapped_subscripts_AnyO_DI() { struct K { subscript(_ x: Any?) -> String { "AnyO" }; subscript(_ x: [Int: Int]) -> String { "DI" } }; print(K()[d.mapValues { $0 + 1 }]) }
func cell_valuesMapped_subscripts_EqO_DA() { struct K { subscript<T: Equatable>(_ x: T?) -> String { "EqO" }; subscript(_ x: [Int: Any]) -> String { "DA" } }; print(K()[d.mapValues { $0 + 1 }]) }
func cell_valuesMapped_initializers_Any_DA() { struct K { init(_ x: Any) { print("Any") }; init(_ x: [Int: Any]) { print("DA") } }; _ = K(d.mapValues { $0 + 1 }) }
func cell_valuesMapped_initializers_EqO_DA() { struct K { init<T: Equatable>(_ x: T?) { print("EqO") }; init(_ x: [Int: Any]) { print("DA") } }; _ = K(d.mapValues { $0 + 1 }) }
func cell_valuesMapped_inherited_TO_DA() { class J { func f<T>(_ x: T?) -> String { "TO" } }; class K: J { func f(_ x: [Int: Any]) -> String { "DA" } }; print(K().f(d.mapValues { $0 + 1 })) }
func cell_valuesMapped_inherited_DA_AnyO() { class J { func f(_ x: [Int: Any]) -> String { "DA" } }; class K: J { func f(_ x: Any?) -> String { "AnyO" } }; print(K().f(d.mapValues { $0 + 1 })) }
func cell_valuesMapped_given_Any_DA() { struct K: GivenAny { func f(_ x: [Int: Any]) -> String { "DA" } }; print(K().f(d.mapValues { $0 + 1 })) }
func cell_valuesMapped_given_EqO_DA() { struct K: GivenEqO { func f(_ x: [Int: Any]) -> String { "DA" } }; print(K().f(d.mapValues { $0 + 1 })) }
func cell_valuesMapped_given_DA_EqO() { struct K: GivenDA { func f<T: Equatable>(_ x: T?) -> String { "EqO" } }; print(K().f(d.mapValues { $0 + 1 })) }
func cell_lookup_subscripts_anyEq_TO() { struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript<T>(_ x: T?) -> String { "TO" } }; print(K()[d[1]]) }
func cell_failable_functions_anyEq_TO() { func f(_ x: any Equatable) -> String { "anyEq" }; func f<T>(_ x: T?) -> String { "TO" }; print(f(Int("3"))) }
func cell_failable_subscripts_anyEq_EqO() { struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript<T: Equatable>(_ x: T?) -> String { "EqO" } }; print(K()[Int("3")]) }
func cell_greatest_functions_anyEq_TO() { func f(_ x: any Equatable) -> String { "anyEq" }; func f<T>(_ x: T?) -> String { "TO" }; print(f(l.max())) }
func cell_greatest_subscripts_anyEq_EqO() { struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript<T: Equatable>(_ x: T?) -> String { "EqO" } }; print(K()[l.max()]) }
func cell_optionalMapped_functions_T_anyEq() { func f<T>(_ x: T) -> String { "T" }; func f(_ x: any Equatable) -> String { "anyEq" }; print(f(o.map { $0 + 1 })) }
func cell_optionalMapped_functions_anyEq_TO() { func f(_ x: any Equatable) -> String { "anyEq" }; func f<T>(_ x: T?) -> String { "TO" }; print(f(o.map { $0 + 1 })) }
func cell_optionalMapped_subscripts_Any_IntOO() { struct K { subscript(_ x: Any) -> String { "Any" }; subscript(_ x: Int??) -> String { "IntOO" } }; print(K()[o.map { $0 + 1 }]) }
func cell_optionalMapped_subscripts_anyEq_AnyO() { struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript(_ x: Any?) -> String { "AnyO" } }; print(K()[o.map { $0 + 1 }]) }
func cell_optionalMapped_subscripts_anyEq_IntOO() { struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript(_ x: Int??) -> String { "IntOO" } }; print(K()[o.map { $0 + 1 }]) }
func cell_chained_functions_anyEq_TO() { func f(_ x: any Equatable) -> String { "anyEq" }; func f<T>(_ x: T?) -> String { "TO" }; print(f(p?.v)) }
func cell_chained_subscripts_anyEq_EqO() { struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript<T: Equatable>(_ x: T?) -> String { "EqO" } }; print(K()[p?.v]) }
func cell_first_functions_Any_IntOO() { func f(_ x: Any) -> String { "Any" }; func f(_ x: Int??) -> String { "IntOO" }; print(f(l.first)) }
func cell_first_functions_anyEq_AnyO() { func f(_ x: any Equatable) -> String { "anyEq" }; func f(_ x: Any?) -> String { "AnyO" }; print(f(l.first)) }
func cell_first_functions_anyEq_IntOO() { func f(_ x: any Equatable) -> String { "anyEq" }; func f(_ x: Int??) -> String { "IntOO" }; print(f(l.first)) }
func cell_first_subscripts_anyEq_EqO() { struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript<T: Equatable>(_ x: T?) -> String { "EqO" } }; print(K()[l.first]) }
func cell_cast_functions_anyEq_TO() { func f(_ x: any Equatable) -> String { "anyEq" }; func f<T>(_ x: T?) -> String { "TO" }; print(f(i as Int?)) }
func cell_cast_subscripts_anyEq_EqO() { struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript<T: Equatable>(_ x: T?) -> String { "EqO" } }; print(K()[i as Int?]) }
print("@@optional_functions_anyEq_TO"); cell_optional_functions_anyEq_TO()
print("@@optional_subscripts_anyEq_EqO"); cell_optional_subscripts_anyEq_EqO()
print("@@someLiteral_subscripts_Eq_EqO"); cell_someLiteral_subscripts_Eq_EqO()
print("@@someLiteral_given_IntO_anyEq"); cell_someLiteral_given_IntO_anyEq()
print("@@some_initializers_Any_AnyO"); cell_some_initializers_Any_AnyO()
print("@@nothing_functions_AnyO_IntOO"); cell_nothing_functions_AnyO_IntOO()
print("@@nothing_initializers_AnyO_IntOO"); cell_nothing_initializers_AnyO_IntOO()
print("@@nothing_given_AnyO_IntOO"); cell_nothing_given_AnyO_IntOO()
print("@@nothing_given_anyPO_IntOO"); cell_nothing_given_anyPO_IntOO()
print("@@listMade_functions_Eq_TI"); cell_listMade_functions_Eq_TI()
print("@@listLiteral_functions_Eq_AA"); cell_listLiteral_functions_Eq_AA()
print("@@listLiteral_functions_AA_anyS"); cell_listLiteral_functions_AA_anyS()
print("@@listLiteral_subscripts_anyEq_AA"); cell_listLiteral_subscripts_anyEq_AA()
print("@@listMapped_functions_Any_AA"); cell_listMapped_functions_Any_AA()
print("@@listMapped_functions_EqO_AA"); cell_listMapped_functions_EqO_AA()
print("@@listMapped_methods_TO_AA"); cell_listMapped_methods_TO_AA()
print("@@listMapped_subscripts_Any_Eq"); cell_listMapped_subscripts_Any_Eq()
print("@@listMapped_subscripts_T_AnyO"); cell_listMapped_subscripts_T_AnyO()
print("@@listMapped_subscripts_Eq_AI"); cell_listMapped_subscripts_Eq_AI()
print("@@listMapped_subscripts_AnyO_Seq"); cell_listMapped_subscripts_AnyO_Seq()
print("@@listMapped_subscripts_AI_Seq"); cell_listMapped_subscripts_AI_Seq()
print("@@listMapped_initializers_AnyO_AA"); cell_listMapped_initializers_AnyO_AA()
print("@@listMapped_inherited_Any_AA"); cell_listMapped_inherited_Any_AA()
print("@@listMapped_inherited_EqO_AA"); cell_listMapped_inherited_EqO_AA()
print("@@listMapped_inherited_AA_TO"); cell_listMapped_inherited_AA_TO()
print("@@listMapped_given_AnyO_AA"); cell_listMapped_given_AnyO_AA()
print("@@listMapped_given_AA_AnyO"); cell_listMapped_given_AA_AnyO()
print("@@listCompact_functions_Any_T"); cell_listCompact_functions_Any_T()
print("@@listCompact_functions_Any_Seq"); cell_listCompact_functions_Any_Seq()
print("@@listCompact_functions_Eq_AnyO"); cell_listCompact_functions_Eq_AnyO()
print("@@listCompact_functions_AnyO_AI"); cell_listCompact_functions_AnyO_AI()
print("@@listCompact_functions_EqO_AA"); cell_listCompact_functions_EqO_AA()
print("@@listCompact_methods_Any_AA"); cell_listCompact_methods_Any_AA()
print("@@listCompact_methods_EqO_AA"); cell_listCompact_methods_EqO_AA()
print("@@listCompact_subscripts_Any_AI"); cell_listCompact_subscripts_Any_AI()
print("@@listCompact_subscripts_T_AI"); cell_listCompact_subscripts_T_AI()
print("@@listCompact_subscripts_anyEq_AI"); cell_listCompact_subscripts_anyEq_AI()
print("@@listCompact_subscripts_TO_AA"); cell_listCompact_subscripts_TO_AA()
print("@@listCompact_subscripts_AI_anyS"); cell_listCompact_subscripts_AI_anyS()
print("@@listCompact_initializers_TO_AA"); cell_listCompact_initializers_TO_AA()
print("@@listCompact_inherited_AnyO_AA"); cell_listCompact_inherited_AnyO_AA()
print("@@listCompact_inherited_AA_Any"); cell_listCompact_inherited_AA_Any()
print("@@listCompact_inherited_AA_EqO"); cell_listCompact_inherited_AA_EqO()
print("@@listCompact_given_TO_AA"); cell_listCompact_given_TO_AA()
print("@@listCompact_given_AA_TO"); cell_listCompact_given_AA_TO()
print("@@dictionaryLiteral_functions_DA_DT"); cell_dictionaryLiteral_functions_DA_DT()
print("@@dictionaryLiteral_methods_anyEq_DA"); cell_dictionaryLiteral_methods_anyEq_DA()
print("@@dictionaryLiteral_methods_DA_anyS"); cell_dictionaryLiteral_methods_DA_anyS()
print("@@dictionaryLiteral_initializers_T_DA"); cell_dictionaryLiteral_initializers_T_DA()
print("@@dictionaryLiteral_initializers_DA_DT"); cell_dictionaryLiteral_initializers_DA_DT()
print("@@dictionaryLiteral_inherited_T_DA"); cell_dictionaryLiteral_inherited_T_DA()
print("@@dictionaryLiteral_inherited_DA_T"); cell_dictionaryLiteral_inherited_DA_T()
print("@@dictionaryLiteral_inherited_DA_Seq"); cell_dictionaryLiteral_inherited_DA_Seq()
print("@@dictionaryLiteral_inherited_Seq_DA"); cell_dictionaryLiteral_inherited_Seq_DA()
print("@@dictionaryLiteral_given_Eq_DA"); cell_dictionaryLiteral_given_Eq_DA()
print("@@dictionaryLiteral_given_DA_Any"); cell_dictionaryLiteral_given_DA_Any()
print("@@dictionaryLiteral_given_DA_DT"); cell_dictionaryLiteral_given_DA_DT()
print("@@dictionaryLiteral_given_Seq_DA"); cell_dictionaryLiteral_given_Seq_DA()
print("@@valuesMapped_functions_Any_Eq"); cell_valuesMapped_functions_Any_Eq()
print("@@valuesMapped_functions_T_AnyO"); cell_valuesMapped_functions_T_AnyO()
print("@@valuesMapped_functions_Eq_DI"); cell_valuesMapped_functions_Eq_DI()
print("@@valuesMapped_functions_AnyO_Seq"); cell_valuesMapped_functions_AnyO_Seq()
print("@@valuesMapped_functions_DI_Seq"); cell_valuesMapped_functions_DI_Seq()
print("@@valuesMapped_methods_AnyO_DA"); cell_valuesMapped_methods_AnyO_DA()
print("@@valuesMapped_subscripts_Any_T"); cell_valuesMapped_subscripts_Any_T()
print("@@valuesMapped_subscripts_Any_Seq"); cell_valuesMapped_subscripts_Any_Seq()
print("@@valuesMapped_subscripts_Eq_AnyO"); cell_valuesMapped_subscripts_Eq_AnyO()
print("@@valuesMapped_subscripts_AnyO_DI"); cell_valuesMapped_subscripts_AnyO_DI()
print("@@valuesMapped_subscripts_EqO_DA"); cell_valuesMapped_subscripts_EqO_DA()
print("@@valuesMapped_initializers_Any_DA"); cell_valuesMapped_initializers_Any_DA()
print("@@valuesMapped_initializers_EqO_DA"); cell_valuesMapped_initializers_EqO_DA()
print("@@valuesMapped_inherited_TO_DA"); cell_valuesMapped_inherited_TO_DA()
print("@@valuesMapped_inherited_DA_AnyO"); cell_valuesMapped_inherited_DA_AnyO()
print("@@valuesMapped_given_Any_DA"); cell_valuesMapped_given_Any_DA()
print("@@valuesMapped_given_EqO_DA"); cell_valuesMapped_given_EqO_DA()
print("@@valuesMapped_given_DA_EqO"); cell_valuesMapped_given_DA_EqO()
print("@@lookup_subscripts_anyEq_TO"); cell_lookup_subscripts_anyEq_TO()
print("@@failable_functions_anyEq_TO"); cell_failable_functions_anyEq_TO()
print("@@failable_subscripts_anyEq_EqO"); cell_failable_subscripts_anyEq_EqO()
print("@@greatest_functions_anyEq_TO"); cell_greatest_functions_anyEq_TO()
print("@@greatest_subscripts_anyEq_EqO"); cell_greatest_subscripts_anyEq_EqO()
print("@@optionalMapped_functions_T_anyEq"); cell_optionalMapped_functions_T_anyEq()
print("@@optionalMapped_functions_anyEq_TO"); cell_optionalMapped_functions_anyEq_TO()
print("@@optionalMapped_subscripts_Any_IntOO"); cell_optionalMapped_subscripts_Any_IntOO()
print("@@optionalMapped_subscripts_anyEq_AnyO"); cell_optionalMapped_subscripts_anyEq_AnyO()
print("@@optionalMapped_subscripts_anyEq_IntOO"); cell_optionalMapped_subscripts_anyEq_IntOO()
print("@@chained_functions_anyEq_TO"); cell_chained_functions_anyEq_TO()
print("@@chained_subscripts_anyEq_EqO"); cell_chained_subscripts_anyEq_EqO()
print("@@first_functions_Any_IntOO"); cell_first_functions_Any_IntOO()
print("@@first_functions_anyEq_AnyO"); cell_first_functions_anyEq_AnyO()
print("@@first_functions_anyEq_IntOO"); cell_first_functions_anyEq_IntOO()
print("@@first_subscripts_anyEq_EqO"); cell_first_subscripts_anyEq_EqO()
print("@@cast_functions_anyEq_TO"); cell_cast_functions_anyEq_TO()
print("@@cast_subscripts_anyEq_EqO"); cell_cast_subscripts_anyEq_EqO()
