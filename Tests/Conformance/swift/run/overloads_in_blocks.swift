// Which of two functions, methods or initializers in a block takes an argument: what is made of literals, lists, nil.
protocol P {}
struct Box<V>: P { var v: V; init(_ v: V) { self.v = v } }
class L: P {}; class N: L {}
func number() -> Int { 2 }
func value_subscripts_Any_T() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript(_ x: Any) -> String { "Any" }; subscript<T>(_ x: T) -> String { "T" } }; print(K()[i]) }
value_subscripts_Any_T()
func value_subscripts_Any_anyEq() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript(_ x: Any) -> String { "Any" }; subscript(_ x: any Equatable) -> String { "anyEq" } }; print(K()[i]) }
value_subscripts_Any_anyEq()
func value_subscripts_Any_TO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript(_ x: Any) -> String { "Any" }; subscript<T>(_ x: T?) -> String { "TO" } }; print(K()[i]) }
value_subscripts_Any_TO()
func value_subscripts_Any_Hash() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript(_ x: Any) -> String { "Any" }; subscript(_ x: AnyHashable) -> String { "Hash" } }; print(K()[i]) }
value_subscripts_Any_Hash()
func value_subscripts_Any_IntO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript(_ x: Any) -> String { "Any" }; subscript(_ x: Int?) -> String { "IntO" } }; print(K()[i]) }
value_subscripts_Any_IntO()
func value_subscripts_T_Eq() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript<T>(_ x: T) -> String { "T" }; subscript<T: Equatable>(_ x: T) -> String { "Eq" } }; print(K()[i]) }
value_subscripts_T_Eq()
func value_subscripts_T_AnyO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript<T>(_ x: T) -> String { "T" }; subscript(_ x: Any?) -> String { "AnyO" } }; print(K()[i]) }
value_subscripts_T_AnyO()
func value_subscripts_T_EqO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript<T>(_ x: T) -> String { "T" }; subscript<T: Equatable>(_ x: T?) -> String { "EqO" } }; print(K()[i]) }
value_subscripts_T_EqO()
func value_subscripts_T_Int() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript<T>(_ x: T) -> String { "T" }; subscript(_ x: Int) -> String { "Int" } }; print(K()[i]) }
value_subscripts_T_Int()
func value_subscripts_T_IntOO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript<T>(_ x: T) -> String { "T" }; subscript(_ x: Int??) -> String { "IntOO" } }; print(K()[i]) }
value_subscripts_T_IntOO()
func value_subscripts_Eq_AnyO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript<T: Equatable>(_ x: T) -> String { "Eq" }; subscript(_ x: Any?) -> String { "AnyO" } }; print(K()[i]) }
value_subscripts_Eq_AnyO()
func value_subscripts_Eq_EqO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript<T: Equatable>(_ x: T) -> String { "Eq" }; subscript<T: Equatable>(_ x: T?) -> String { "EqO" } }; print(K()[i]) }
value_subscripts_Eq_EqO()
func value_subscripts_Eq_Int() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript<T: Equatable>(_ x: T) -> String { "Eq" }; subscript(_ x: Int) -> String { "Int" } }; print(K()[i]) }
value_subscripts_Eq_Int()
func value_subscripts_Eq_IntOO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript<T: Equatable>(_ x: T) -> String { "Eq" }; subscript(_ x: Int??) -> String { "IntOO" } }; print(K()[i]) }
value_subscripts_Eq_IntOO()
func value_subscripts_anyEq_TO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript<T>(_ x: T?) -> String { "TO" } }; print(K()[i]) }
value_subscripts_anyEq_TO()
func value_subscripts_anyEq_Hash() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript(_ x: AnyHashable) -> String { "Hash" } }; print(K()[i]) }
value_subscripts_anyEq_Hash()
func value_subscripts_anyEq_IntO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript(_ x: any Equatable) -> String { "anyEq" }; subscript(_ x: Int?) -> String { "IntO" } }; print(K()[i]) }
value_subscripts_anyEq_IntO()
func value_subscripts_AnyO_TO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript(_ x: Any?) -> String { "AnyO" }; subscript<T>(_ x: T?) -> String { "TO" } }; print(K()[i]) }
value_subscripts_AnyO_TO()
func value_subscripts_AnyO_Hash() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript(_ x: Any?) -> String { "AnyO" }; subscript(_ x: AnyHashable) -> String { "Hash" } }; print(K()[i]) }
value_subscripts_AnyO_Hash()
func value_subscripts_AnyO_IntO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript(_ x: Any?) -> String { "AnyO" }; subscript(_ x: Int?) -> String { "IntO" } }; print(K()[i]) }
value_subscripts_AnyO_IntO()
func value_subscripts_TO_EqO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript<T>(_ x: T?) -> String { "TO" }; subscript<T: Equatable>(_ x: T?) -> String { "EqO" } }; print(K()[i]) }
value_subscripts_TO_EqO()
func value_subscripts_TO_Int() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript<T>(_ x: T?) -> String { "TO" }; subscript(_ x: Int) -> String { "Int" } }; print(K()[i]) }
value_subscripts_TO_Int()
func value_subscripts_TO_IntOO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript<T>(_ x: T?) -> String { "TO" }; subscript(_ x: Int??) -> String { "IntOO" } }; print(K()[i]) }
value_subscripts_TO_IntOO()
func value_subscripts_EqO_Int() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript<T: Equatable>(_ x: T?) -> String { "EqO" }; subscript(_ x: Int) -> String { "Int" } }; print(K()[i]) }
value_subscripts_EqO_Int()
func value_subscripts_EqO_IntOO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript<T: Equatable>(_ x: T?) -> String { "EqO" }; subscript(_ x: Int??) -> String { "IntOO" } }; print(K()[i]) }
value_subscripts_EqO_IntOO()
func value_subscripts_Hash_IntO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript(_ x: AnyHashable) -> String { "Hash" }; subscript(_ x: Int?) -> String { "IntO" } }; print(K()[i]) }
value_subscripts_Hash_IntO()
func value_subscripts_Int_IntO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript(_ x: Int) -> String { "Int" }; subscript(_ x: Int?) -> String { "IntO" } }; print(K()[i]) }
value_subscripts_Int_IntO()
func value_subscripts_IntO_IntOO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { subscript(_ x: Int?) -> String { "IntO" }; subscript(_ x: Int??) -> String { "IntOO" } }; print(K()[i]) }
value_subscripts_IntO_IntOO()
func nothing_functions_AnyO_TO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any?) -> String { "AnyO" }; func f<T>(_ x: T?) -> String { "TO" }; print(f(nil)) }
nothing_functions_AnyO_TO()
func nothing_functions_AnyO_IntO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: Int?) -> String { "IntO" }; print(f(nil)) }
nothing_functions_AnyO_IntO()
func nothing_functions_AnyO_LO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: L?) -> String { "LO" }; print(f(nil)) }
nothing_functions_AnyO_LO()
func nothing_functions_TO_IntOO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T?) -> String { "TO" }; func f(_ x: Int??) -> String { "IntOO" }; print(f(nil)) }
nothing_functions_TO_IntOO()
func nothing_functions_TO_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T?) -> String { "TO" }; func f(_ x: (any P)?) -> String { "anyPO" }; print(f(nil)) }
nothing_functions_TO_anyPO()
func nothing_functions_EqO_IntOO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T: Equatable>(_ x: T?) -> String { "EqO" }; func f(_ x: Int??) -> String { "IntOO" }; print(f(nil)) }
nothing_functions_EqO_IntOO()
func nothing_functions_EqO_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T: Equatable>(_ x: T?) -> String { "EqO" }; func f(_ x: (any P)?) -> String { "anyPO" }; print(f(nil)) }
nothing_functions_EqO_anyPO()
func nothing_functions_LO_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: L?) -> String { "LO" }; func f(_ x: (any P)?) -> String { "anyPO" }; print(f(nil)) }
nothing_functions_LO_anyPO()
func made_functions_Any_T() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any) -> String { "Any" }; func f<T>(_ x: T) -> String { "T" }; print(f(Box(2))) }
made_functions_Any_T()
func made_functions_Any_TO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any) -> String { "Any" }; func f<T>(_ x: T?) -> String { "TO" }; print(f(Box(2))) }
made_functions_Any_TO()
func made_functions_Any_BoxI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any) -> String { "Any" }; func f(_ x: Box<Int>) -> String { "BoxI" }; print(f(Box(2))) }
made_functions_Any_BoxI()
func made_functions_Any_BoxO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any) -> String { "Any" }; func f(_ x: Box<Int>?) -> String { "BoxO" }; print(f(Box(2))) }
made_functions_Any_BoxO()
func made_functions_Any_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any) -> String { "Any" }; func f<T: P>(_ x: T) -> String { "P" }; print(f(Box(2))) }
made_functions_Any_P()
func made_functions_T_AnyO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T) -> String { "T" }; func f(_ x: Any?) -> String { "AnyO" }; print(f(Box(2))) }
made_functions_T_AnyO()
func made_functions_T_BoxT() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T) -> String { "T" }; func f<T>(_ x: Box<T>) -> String { "BoxT" }; print(f(Box(2))) }
made_functions_T_BoxT()
func made_functions_T_BoxA() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T) -> String { "T" }; func f(_ x: Box<Any>) -> String { "BoxA" }; print(f(Box(2))) }
made_functions_T_BoxA()
func made_functions_T_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T) -> String { "T" }; func f(_ x: any P) -> String { "anyP" }; print(f(Box(2))) }
made_functions_T_anyP()
func made_functions_T_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T) -> String { "T" }; func f(_ x: (any P)?) -> String { "anyPO" }; print(f(Box(2))) }
made_functions_T_anyPO()
func made_functions_AnyO_BoxT() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any?) -> String { "AnyO" }; func f<T>(_ x: Box<T>) -> String { "BoxT" }; print(f(Box(2))) }
made_functions_AnyO_BoxT()
func made_functions_AnyO_BoxA() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: Box<Any>) -> String { "BoxA" }; print(f(Box(2))) }
made_functions_AnyO_BoxA()
func made_functions_AnyO_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: any P) -> String { "anyP" }; print(f(Box(2))) }
made_functions_AnyO_anyP()
func made_functions_AnyO_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: (any P)?) -> String { "anyPO" }; print(f(Box(2))) }
made_functions_AnyO_anyPO()
func made_functions_TO_BoxI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T?) -> String { "TO" }; func f(_ x: Box<Int>) -> String { "BoxI" }; print(f(Box(2))) }
made_functions_TO_BoxI()
func made_functions_TO_BoxO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T?) -> String { "TO" }; func f(_ x: Box<Int>?) -> String { "BoxO" }; print(f(Box(2))) }
made_functions_TO_BoxO()
func made_functions_TO_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T?) -> String { "TO" }; func f<T: P>(_ x: T) -> String { "P" }; print(f(Box(2))) }
made_functions_TO_P()
func made_functions_BoxT_BoxI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: Box<T>) -> String { "BoxT" }; func f(_ x: Box<Int>) -> String { "BoxI" }; print(f(Box(2))) }
made_functions_BoxT_BoxI()
func made_functions_BoxT_BoxO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: Box<T>) -> String { "BoxT" }; func f(_ x: Box<Int>?) -> String { "BoxO" }; print(f(Box(2))) }
made_functions_BoxT_BoxO()
func made_functions_BoxT_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: Box<T>) -> String { "BoxT" }; func f<T: P>(_ x: T) -> String { "P" }; print(f(Box(2))) }
made_functions_BoxT_P()
func made_functions_BoxI_BoxA() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Box<Int>) -> String { "BoxI" }; func f(_ x: Box<Any>) -> String { "BoxA" }; print(f(Box(2))) }
made_functions_BoxI_BoxA()
func made_functions_BoxI_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Box<Int>) -> String { "BoxI" }; func f(_ x: any P) -> String { "anyP" }; print(f(Box(2))) }
made_functions_BoxI_anyP()
func made_functions_BoxI_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Box<Int>) -> String { "BoxI" }; func f(_ x: (any P)?) -> String { "anyPO" }; print(f(Box(2))) }
made_functions_BoxI_anyPO()
func made_functions_BoxA_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Box<Any>) -> String { "BoxA" }; func f(_ x: any P) -> String { "anyP" }; print(f(Box(2))) }
made_functions_BoxA_anyP()
func made_functions_BoxA_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Box<Any>) -> String { "BoxA" }; func f(_ x: (any P)?) -> String { "anyPO" }; print(f(Box(2))) }
made_functions_BoxA_anyPO()
func made_functions_BoxO_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Box<Int>?) -> String { "BoxO" }; func f<T: P>(_ x: T) -> String { "P" }; print(f(Box(2))) }
made_functions_BoxO_P()
func made_functions_anyP_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: any P) -> String { "anyP" }; func f<T: P>(_ x: T) -> String { "P" }; print(f(Box(2))) }
made_functions_anyP_P()
func made_functions_P_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T: P>(_ x: T) -> String { "P" }; func f(_ x: (any P)?) -> String { "anyPO" }; print(f(Box(2))) }
made_functions_P_anyPO()
func made_methods_Any_T() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any) -> String { "Any" }; func f<T>(_ x: T) -> String { "T" } }; print(K().f(Box(2))) }
made_methods_Any_T()
func made_methods_Any_TO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any) -> String { "Any" }; func f<T>(_ x: T?) -> String { "TO" } }; print(K().f(Box(2))) }
made_methods_Any_TO()
func made_methods_Any_BoxI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any) -> String { "Any" }; func f(_ x: Box<Int>) -> String { "BoxI" } }; print(K().f(Box(2))) }
made_methods_Any_BoxI()
func made_methods_Any_BoxO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any) -> String { "Any" }; func f(_ x: Box<Int>?) -> String { "BoxO" } }; print(K().f(Box(2))) }
made_methods_Any_BoxO()
func made_methods_Any_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any) -> String { "Any" }; func f<T: P>(_ x: T) -> String { "P" } }; print(K().f(Box(2))) }
made_methods_Any_P()
func made_methods_T_AnyO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T) -> String { "T" }; func f(_ x: Any?) -> String { "AnyO" } }; print(K().f(Box(2))) }
made_methods_T_AnyO()
func made_methods_T_BoxT() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T) -> String { "T" }; func f<T>(_ x: Box<T>) -> String { "BoxT" } }; print(K().f(Box(2))) }
made_methods_T_BoxT()
func made_methods_T_BoxA() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T) -> String { "T" }; func f(_ x: Box<Any>) -> String { "BoxA" } }; print(K().f(Box(2))) }
made_methods_T_BoxA()
func made_methods_T_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T) -> String { "T" }; func f(_ x: any P) -> String { "anyP" } }; print(K().f(Box(2))) }
made_methods_T_anyP()
func made_methods_T_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T) -> String { "T" }; func f(_ x: (any P)?) -> String { "anyPO" } }; print(K().f(Box(2))) }
made_methods_T_anyPO()
func made_methods_AnyO_BoxT() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any?) -> String { "AnyO" }; func f<T>(_ x: Box<T>) -> String { "BoxT" } }; print(K().f(Box(2))) }
made_methods_AnyO_BoxT()
func made_methods_AnyO_BoxA() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: Box<Any>) -> String { "BoxA" } }; print(K().f(Box(2))) }
made_methods_AnyO_BoxA()
func made_methods_AnyO_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: any P) -> String { "anyP" } }; print(K().f(Box(2))) }
made_methods_AnyO_anyP()
func made_methods_AnyO_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: (any P)?) -> String { "anyPO" } }; print(K().f(Box(2))) }
made_methods_AnyO_anyPO()
func made_methods_TO_BoxI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T?) -> String { "TO" }; func f(_ x: Box<Int>) -> String { "BoxI" } }; print(K().f(Box(2))) }
made_methods_TO_BoxI()
func made_methods_TO_BoxO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T?) -> String { "TO" }; func f(_ x: Box<Int>?) -> String { "BoxO" } }; print(K().f(Box(2))) }
made_methods_TO_BoxO()
func made_methods_TO_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T?) -> String { "TO" }; func f<T: P>(_ x: T) -> String { "P" } }; print(K().f(Box(2))) }
made_methods_TO_P()
func made_methods_BoxT_BoxI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: Box<T>) -> String { "BoxT" }; func f(_ x: Box<Int>) -> String { "BoxI" } }; print(K().f(Box(2))) }
made_methods_BoxT_BoxI()
func made_methods_BoxT_BoxO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: Box<T>) -> String { "BoxT" }; func f(_ x: Box<Int>?) -> String { "BoxO" } }; print(K().f(Box(2))) }
made_methods_BoxT_BoxO()
func made_methods_BoxT_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: Box<T>) -> String { "BoxT" }; func f<T: P>(_ x: T) -> String { "P" } }; print(K().f(Box(2))) }
made_methods_BoxT_P()
func made_methods_BoxI_BoxA() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Box<Int>) -> String { "BoxI" }; func f(_ x: Box<Any>) -> String { "BoxA" } }; print(K().f(Box(2))) }
made_methods_BoxI_BoxA()
func made_methods_BoxI_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Box<Int>) -> String { "BoxI" }; func f(_ x: any P) -> String { "anyP" } }; print(K().f(Box(2))) }
made_methods_BoxI_anyP()
func made_methods_BoxI_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Box<Int>) -> String { "BoxI" }; func f(_ x: (any P)?) -> String { "anyPO" } }; print(K().f(Box(2))) }
made_methods_BoxI_anyPO()
func made_methods_BoxA_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Box<Any>) -> String { "BoxA" }; func f(_ x: any P) -> String { "anyP" } }; print(K().f(Box(2))) }
made_methods_BoxA_anyP()
func made_methods_BoxA_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Box<Any>) -> String { "BoxA" }; func f(_ x: (any P)?) -> String { "anyPO" } }; print(K().f(Box(2))) }
made_methods_BoxA_anyPO()
func made_methods_BoxO_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Box<Int>?) -> String { "BoxO" }; func f<T: P>(_ x: T) -> String { "P" } }; print(K().f(Box(2))) }
made_methods_BoxO_P()
func made_methods_anyP_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: any P) -> String { "anyP" }; func f<T: P>(_ x: T) -> String { "P" } }; print(K().f(Box(2))) }
made_methods_anyP_P()
func made_methods_P_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T: P>(_ x: T) -> String { "P" }; func f(_ x: (any P)?) -> String { "anyPO" } }; print(K().f(Box(2))) }
made_methods_P_anyPO()
func made_initializers_Any_T() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: Any) { print("Any") }; init<T>(_ x: T) { print("T") } }; _ = K(Box(2)) }
made_initializers_Any_T()
func made_initializers_Any_TO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: Any) { print("Any") }; init<T>(_ x: T?) { print("TO") } }; _ = K(Box(2)) }
made_initializers_Any_TO()
func made_initializers_Any_BoxI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: Any) { print("Any") }; init(_ x: Box<Int>) { print("BoxI") } }; _ = K(Box(2)) }
made_initializers_Any_BoxI()
func made_initializers_Any_BoxO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: Any) { print("Any") }; init(_ x: Box<Int>?) { print("BoxO") } }; _ = K(Box(2)) }
made_initializers_Any_BoxO()
func made_initializers_Any_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: Any) { print("Any") }; init<T: P>(_ x: T) { print("P") } }; _ = K(Box(2)) }
made_initializers_Any_P()
func made_initializers_T_AnyO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init<T>(_ x: T) { print("T") }; init(_ x: Any?) { print("AnyO") } }; _ = K(Box(2)) }
made_initializers_T_AnyO()
func made_initializers_T_BoxT() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init<T>(_ x: T) { print("T") }; init<T>(_ x: Box<T>) { print("BoxT") } }; _ = K(Box(2)) }
made_initializers_T_BoxT()
func made_initializers_T_BoxA() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init<T>(_ x: T) { print("T") }; init(_ x: Box<Any>) { print("BoxA") } }; _ = K(Box(2)) }
made_initializers_T_BoxA()
func made_initializers_T_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init<T>(_ x: T) { print("T") }; init(_ x: any P) { print("anyP") } }; _ = K(Box(2)) }
made_initializers_T_anyP()
func made_initializers_T_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init<T>(_ x: T) { print("T") }; init(_ x: (any P)?) { print("anyPO") } }; _ = K(Box(2)) }
made_initializers_T_anyPO()
func made_initializers_AnyO_BoxT() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: Any?) { print("AnyO") }; init<T>(_ x: Box<T>) { print("BoxT") } }; _ = K(Box(2)) }
made_initializers_AnyO_BoxT()
func made_initializers_AnyO_BoxA() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: Any?) { print("AnyO") }; init(_ x: Box<Any>) { print("BoxA") } }; _ = K(Box(2)) }
made_initializers_AnyO_BoxA()
func made_initializers_AnyO_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: Any?) { print("AnyO") }; init(_ x: any P) { print("anyP") } }; _ = K(Box(2)) }
made_initializers_AnyO_anyP()
func made_initializers_AnyO_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: Any?) { print("AnyO") }; init(_ x: (any P)?) { print("anyPO") } }; _ = K(Box(2)) }
made_initializers_AnyO_anyPO()
func made_initializers_TO_BoxI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init<T>(_ x: T?) { print("TO") }; init(_ x: Box<Int>) { print("BoxI") } }; _ = K(Box(2)) }
made_initializers_TO_BoxI()
func made_initializers_TO_BoxO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init<T>(_ x: T?) { print("TO") }; init(_ x: Box<Int>?) { print("BoxO") } }; _ = K(Box(2)) }
made_initializers_TO_BoxO()
func made_initializers_TO_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init<T>(_ x: T?) { print("TO") }; init<T: P>(_ x: T) { print("P") } }; _ = K(Box(2)) }
made_initializers_TO_P()
func made_initializers_BoxT_BoxI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init<T>(_ x: Box<T>) { print("BoxT") }; init(_ x: Box<Int>) { print("BoxI") } }; _ = K(Box(2)) }
made_initializers_BoxT_BoxI()
func made_initializers_BoxT_BoxO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init<T>(_ x: Box<T>) { print("BoxT") }; init(_ x: Box<Int>?) { print("BoxO") } }; _ = K(Box(2)) }
made_initializers_BoxT_BoxO()
func made_initializers_BoxT_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init<T>(_ x: Box<T>) { print("BoxT") }; init<T: P>(_ x: T) { print("P") } }; _ = K(Box(2)) }
made_initializers_BoxT_P()
func made_initializers_BoxI_BoxA() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: Box<Int>) { print("BoxI") }; init(_ x: Box<Any>) { print("BoxA") } }; _ = K(Box(2)) }
made_initializers_BoxI_BoxA()
func made_initializers_BoxI_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: Box<Int>) { print("BoxI") }; init(_ x: any P) { print("anyP") } }; _ = K(Box(2)) }
made_initializers_BoxI_anyP()
func made_initializers_BoxI_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: Box<Int>) { print("BoxI") }; init(_ x: (any P)?) { print("anyPO") } }; _ = K(Box(2)) }
made_initializers_BoxI_anyPO()
func made_initializers_BoxA_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: Box<Any>) { print("BoxA") }; init(_ x: any P) { print("anyP") } }; _ = K(Box(2)) }
made_initializers_BoxA_anyP()
func made_initializers_BoxA_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: Box<Any>) { print("BoxA") }; init(_ x: (any P)?) { print("anyPO") } }; _ = K(Box(2)) }
made_initializers_BoxA_anyPO()
func made_initializers_BoxO_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: Box<Int>?) { print("BoxO") }; init<T: P>(_ x: T) { print("P") } }; _ = K(Box(2)) }
made_initializers_BoxO_P()
func made_initializers_anyP_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init(_ x: any P) { print("anyP") }; init<T: P>(_ x: T) { print("P") } }; _ = K(Box(2)) }
made_initializers_anyP_P()
func made_initializers_P_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { init<T: P>(_ x: T) { print("P") }; init(_ x: (any P)?) { print("anyPO") } }; _ = K(Box(2)) }
made_initializers_P_anyPO()
func object_functions_Any_T() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any) -> String { "Any" }; func f<T>(_ x: T) -> String { "T" }; print(f(n)) }
object_functions_Any_T()
func object_functions_Any_TO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any) -> String { "Any" }; func f<T>(_ x: T?) -> String { "TO" }; print(f(n)) }
object_functions_Any_TO()
func object_functions_Any_N() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any) -> String { "Any" }; func f(_ x: N) -> String { "N" }; print(f(n)) }
object_functions_Any_N()
func object_functions_Any_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any) -> String { "Any" }; func f(_ x: any P) -> String { "anyP" }; print(f(n)) }
object_functions_Any_anyP()
func object_functions_Any_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any) -> String { "Any" }; func f(_ x: (any P)?) -> String { "anyPO" }; print(f(n)) }
object_functions_Any_anyPO()
func object_functions_T_TO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T) -> String { "T" }; func f<T>(_ x: T?) -> String { "TO" }; print(f(n)) }
object_functions_T_TO()
func object_functions_T_N() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T) -> String { "T" }; func f(_ x: N) -> String { "N" }; print(f(n)) }
object_functions_T_N()
func object_functions_T_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T) -> String { "T" }; func f(_ x: any P) -> String { "anyP" }; print(f(n)) }
object_functions_T_anyP()
func object_functions_T_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T) -> String { "T" }; func f(_ x: (any P)?) -> String { "anyPO" }; print(f(n)) }
object_functions_T_anyPO()
func object_functions_AnyO_L() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: L) -> String { "L" }; print(f(n)) }
object_functions_AnyO_L()
func object_functions_AnyO_LO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: L?) -> String { "LO" }; print(f(n)) }
object_functions_AnyO_LO()
func object_functions_AnyO_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: Any?) -> String { "AnyO" }; func f<T: P>(_ x: T) -> String { "P" }; print(f(n)) }
object_functions_AnyO_P()
func object_functions_TO_L() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T?) -> String { "TO" }; func f(_ x: L) -> String { "L" }; print(f(n)) }
object_functions_TO_L()
func object_functions_TO_LO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T?) -> String { "TO" }; func f(_ x: L?) -> String { "LO" }; print(f(n)) }
object_functions_TO_LO()
func object_functions_TO_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T>(_ x: T?) -> String { "TO" }; func f<T: P>(_ x: T) -> String { "P" }; print(f(n)) }
object_functions_TO_P()
func object_functions_L_N() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: L) -> String { "L" }; func f(_ x: N) -> String { "N" }; print(f(n)) }
object_functions_L_N()
func object_functions_L_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: L) -> String { "L" }; func f(_ x: any P) -> String { "anyP" }; print(f(n)) }
object_functions_L_anyP()
func object_functions_L_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: L) -> String { "L" }; func f(_ x: (any P)?) -> String { "anyPO" }; print(f(n)) }
object_functions_L_anyPO()
func object_functions_N_anyP() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: N) -> String { "N" }; func f(_ x: any P) -> String { "anyP" }; print(f(n)) }
object_functions_N_anyP()
func object_functions_N_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: N) -> String { "N" }; func f(_ x: (any P)?) -> String { "anyPO" }; print(f(n)) }
object_functions_N_anyPO()
func object_functions_LO_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: L?) -> String { "LO" }; func f<T: P>(_ x: T) -> String { "P" }; print(f(n)) }
object_functions_LO_P()
func object_functions_anyP_P() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f(_ x: any P) -> String { "anyP" }; func f<T: P>(_ x: T) -> String { "P" }; print(f(n)) }
object_functions_anyP_P()
func object_functions_P_anyPO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); func f<T: P>(_ x: T) -> String { "P" }; func f(_ x: (any P)?) -> String { "anyPO" }; print(f(n)) }
object_functions_P_anyPO()
func listMade_methods_Any_T() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any) -> String { "Any" }; func f<T>(_ x: T) -> String { "T" } }; print(K().f(Array(l))) }
listMade_methods_Any_T()
func listMade_methods_Any_anyEq() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any) -> String { "Any" }; func f(_ x: any Equatable) -> String { "anyEq" } }; print(K().f(Array(l))) }
listMade_methods_Any_anyEq()
func listMade_methods_Any_TO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any) -> String { "Any" }; func f<T>(_ x: T?) -> String { "TO" } }; print(K().f(Array(l))) }
listMade_methods_Any_TO()
func listMade_methods_Any_Hash() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any) -> String { "Any" }; func f(_ x: AnyHashable) -> String { "Hash" } }; print(K().f(Array(l))) }
listMade_methods_Any_Hash()
func listMade_methods_Any_AI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any) -> String { "Any" }; func f(_ x: [Int]) -> String { "AI" } }; print(K().f(Array(l))) }
listMade_methods_Any_AI()
func listMade_methods_Any_Seq() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any) -> String { "Any" }; func f<T: Sequence>(_ x: T) -> String { "Seq" } }; print(K().f(Array(l))) }
listMade_methods_Any_Seq()
func listMade_methods_T_Eq() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T) -> String { "T" }; func f<T: Equatable>(_ x: T) -> String { "Eq" } }; print(K().f(Array(l))) }
listMade_methods_T_Eq()
func listMade_methods_T_AnyO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T) -> String { "T" }; func f(_ x: Any?) -> String { "AnyO" } }; print(K().f(Array(l))) }
listMade_methods_T_AnyO()
func listMade_methods_T_EqO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T) -> String { "T" }; func f<T: Equatable>(_ x: T?) -> String { "EqO" } }; print(K().f(Array(l))) }
listMade_methods_T_EqO()
func listMade_methods_T_TI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T) -> String { "T" }; func f<T>(_ x: [T]) -> String { "TI" } }; print(K().f(Array(l))) }
listMade_methods_T_TI()
func listMade_methods_T_AA() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T) -> String { "T" }; func f(_ x: [Any]) -> String { "AA" } }; print(K().f(Array(l))) }
listMade_methods_T_AA()
func listMade_methods_T_anyS() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T) -> String { "T" }; func f(_ x: any Sequence) -> String { "anyS" } }; print(K().f(Array(l))) }
listMade_methods_T_anyS()
func listMade_methods_Eq_AnyO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T: Equatable>(_ x: T) -> String { "Eq" }; func f(_ x: Any?) -> String { "AnyO" } }; print(K().f(Array(l))) }
listMade_methods_Eq_AnyO()
func listMade_methods_Eq_EqO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T: Equatable>(_ x: T) -> String { "Eq" }; func f<T: Equatable>(_ x: T?) -> String { "EqO" } }; print(K().f(Array(l))) }
listMade_methods_Eq_EqO()
func listMade_methods_Eq_TI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T: Equatable>(_ x: T) -> String { "Eq" }; func f<T>(_ x: [T]) -> String { "TI" } }; print(K().f(Array(l))) }
listMade_methods_Eq_TI()
func listMade_methods_Eq_AA() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T: Equatable>(_ x: T) -> String { "Eq" }; func f(_ x: [Any]) -> String { "AA" } }; print(K().f(Array(l))) }
listMade_methods_Eq_AA()
func listMade_methods_Eq_anyS() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T: Equatable>(_ x: T) -> String { "Eq" }; func f(_ x: any Sequence) -> String { "anyS" } }; print(K().f(Array(l))) }
listMade_methods_Eq_anyS()
func listMade_methods_anyEq_TO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: any Equatable) -> String { "anyEq" }; func f<T>(_ x: T?) -> String { "TO" } }; print(K().f(Array(l))) }
listMade_methods_anyEq_TO()
func listMade_methods_anyEq_Hash() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: any Equatable) -> String { "anyEq" }; func f(_ x: AnyHashable) -> String { "Hash" } }; print(K().f(Array(l))) }
listMade_methods_anyEq_Hash()
func listMade_methods_anyEq_AI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: any Equatable) -> String { "anyEq" }; func f(_ x: [Int]) -> String { "AI" } }; print(K().f(Array(l))) }
listMade_methods_anyEq_AI()
func listMade_methods_anyEq_Seq() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: any Equatable) -> String { "anyEq" }; func f<T: Sequence>(_ x: T) -> String { "Seq" } }; print(K().f(Array(l))) }
listMade_methods_anyEq_Seq()
func listMade_methods_AnyO_TO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any?) -> String { "AnyO" }; func f<T>(_ x: T?) -> String { "TO" } }; print(K().f(Array(l))) }
listMade_methods_AnyO_TO()
func listMade_methods_AnyO_Hash() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: AnyHashable) -> String { "Hash" } }; print(K().f(Array(l))) }
listMade_methods_AnyO_Hash()
func listMade_methods_AnyO_AI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any?) -> String { "AnyO" }; func f(_ x: [Int]) -> String { "AI" } }; print(K().f(Array(l))) }
listMade_methods_AnyO_AI()
func listMade_methods_AnyO_Seq() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: Any?) -> String { "AnyO" }; func f<T: Sequence>(_ x: T) -> String { "Seq" } }; print(K().f(Array(l))) }
listMade_methods_AnyO_Seq()
func listMade_methods_TO_EqO() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T?) -> String { "TO" }; func f<T: Equatable>(_ x: T?) -> String { "EqO" } }; print(K().f(Array(l))) }
listMade_methods_TO_EqO()
func listMade_methods_TO_TI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T?) -> String { "TO" }; func f<T>(_ x: [T]) -> String { "TI" } }; print(K().f(Array(l))) }
listMade_methods_TO_TI()
func listMade_methods_TO_AA() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T?) -> String { "TO" }; func f(_ x: [Any]) -> String { "AA" } }; print(K().f(Array(l))) }
listMade_methods_TO_AA()
func listMade_methods_TO_anyS() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: T?) -> String { "TO" }; func f(_ x: any Sequence) -> String { "anyS" } }; print(K().f(Array(l))) }
listMade_methods_TO_anyS()
func listMade_methods_EqO_TI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T: Equatable>(_ x: T?) -> String { "EqO" }; func f<T>(_ x: [T]) -> String { "TI" } }; print(K().f(Array(l))) }
listMade_methods_EqO_TI()
func listMade_methods_EqO_AA() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T: Equatable>(_ x: T?) -> String { "EqO" }; func f(_ x: [Any]) -> String { "AA" } }; print(K().f(Array(l))) }
listMade_methods_EqO_AA()
func listMade_methods_EqO_anyS() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T: Equatable>(_ x: T?) -> String { "EqO" }; func f(_ x: any Sequence) -> String { "anyS" } }; print(K().f(Array(l))) }
listMade_methods_EqO_anyS()
func listMade_methods_Hash_AI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: AnyHashable) -> String { "Hash" }; func f(_ x: [Int]) -> String { "AI" } }; print(K().f(Array(l))) }
listMade_methods_Hash_AI()
func listMade_methods_Hash_Seq() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: AnyHashable) -> String { "Hash" }; func f<T: Sequence>(_ x: T) -> String { "Seq" } }; print(K().f(Array(l))) }
listMade_methods_Hash_Seq()
func listMade_methods_TI_AI() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: [T]) -> String { "TI" }; func f(_ x: [Int]) -> String { "AI" } }; print(K().f(Array(l))) }
listMade_methods_TI_AI()
func listMade_methods_TI_Seq() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f<T>(_ x: [T]) -> String { "TI" }; func f<T: Sequence>(_ x: T) -> String { "Seq" } }; print(K().f(Array(l))) }
listMade_methods_TI_Seq()
func listMade_methods_AI_AA() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: [Int]) -> String { "AI" }; func f(_ x: [Any]) -> String { "AA" } }; print(K().f(Array(l))) }
listMade_methods_AI_AA()
func listMade_methods_AI_anyS() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: [Int]) -> String { "AI" }; func f(_ x: any Sequence) -> String { "anyS" } }; print(K().f(Array(l))) }
listMade_methods_AI_anyS()
func listMade_methods_AA_anyS() { let i = 2, o: Int? = 2, b = Box(2), n = N(), l = [1, 2]; _ = (i, o, b, n, l); struct K { func f(_ x: [Any]) -> String { "AA" }; func f(_ x: any Sequence) -> String { "anyS" } }; print(K().f(Array(l))) }
listMade_methods_AA_anyS()
