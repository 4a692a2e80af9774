// What an optional is where two functions, methods, subscripts take it, or one of a type and one of a protocol.
let o: Int? = 2
func f1(_ x: Any) -> String { "Any" }
func f1(_ x: Any?) -> String { "Any?" }
print(f1(o))
func f5(_ x: Any) -> String { "Any" }
func f5(_ x: Int??) -> String { "Int??" }
print(f5(o))
func f9(_ x: Any) -> String { "Any" }
func f9(_ x: any Equatable) -> String { "any Equatable" }
print(f9(o))
func f13(_ x: Any) -> String { "Any" }
func f13(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f13(o))
func f17(_ x: Any?) -> String { "Any?" }
func f17(_ x: Int??) -> String { "Int??" }
print(f17(o))
func f21(_ x: Any?) -> String { "Any?" }
func f21(_ x: any Equatable) -> String { "any Equatable" }
print(f21(o))
func f25(_ x: Any?) -> String { "Any?" }
func f25(_ x: some Equatable) -> String { "some Equatable" }
print(f25(o))
func f29<T>(_ x: T) -> String { "T" }
func f29(_ x: Int??) -> String { "Int??" }
print(f29(o))
func f33<T>(_ x: T) -> String { "T" }
func f33(_ x: any Equatable) -> String { "any Equatable" }
print(f33(o))
func f37<T>(_ x: T) -> String { "T" }
func f37(_ x: some Equatable) -> String { "some Equatable" }
print(f37(o))
func f41<T>(_ x: T?) -> String { "T?" }
func f41(_ x: Double?) -> String { "Double?" }
print(f41(o))
func f45<T>(_ x: T?) -> String { "T?" }
func f45(_ x: Any??) -> String { "Any??" }
print(f45(o))
func f49(_ x: Int?) -> String { "Int?" }
func f49(_ x: Int??) -> String { "Int??" }
print(f49(o))
func f53(_ x: Int?) -> String { "Int?" }
func f53(_ x: any Equatable) -> String { "any Equatable" }
print(f53(o))
func f57(_ x: Int?) -> String { "Int?" }
func f57(_ x: some Equatable) -> String { "some Equatable" }
print(f57(o))
func f61(_ x: Int??) -> String { "Int??" }
func f61(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f61(o))
func f65(_ x: Int??) -> String { "Int??" }
func f65<T>(_ x: T??) -> String { "T??" }
print(f65(o))
func f69(_ x: Double?) -> String { "Double?" }
func f69(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f69(o))
func f73(_ x: Double?) -> String { "Double?" }
func f73(_ x: some Equatable) -> String { "some Equatable" }
print(f73(o))
func f77(_ x: AnyHashable) -> String { "AnyHashable" }
func f77(_ x: Any??) -> String { "Any??" }
print(f77(o))
func f81(_ x: AnyHashable?) -> String { "AnyHashable?" }
func f81(_ x: any Equatable) -> String { "any Equatable" }
print(f81(o))
func f85(_ x: AnyHashable?) -> String { "AnyHashable?" }
func f85(_ x: some Equatable) -> String { "some Equatable" }
print(f85(o))
func f89(_ x: any Equatable) -> String { "any Equatable" }
func f89(_ x: some Equatable) -> String { "some Equatable" }
print(f89(o))
func f93<T>(_ x: [T]) -> String { "[T]" }
func f93(_ x: some Equatable) -> String { "some Equatable" }
print(f93(o))
func f97(_ x: Any??) -> String { "Any??" }
func f97(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f97(o))
struct S101 { func f101(_ x: Any) -> String { "Any" }
func f101<T>(_ x: T) -> String { "T" } }
print(S101().f101(o))
struct S105 { func f105(_ x: Any) -> String { "Any" }
func f105(_ x: some Equatable) -> String { "some Equatable" } }
print(S105().f105(o))
struct S109 { func f109(_ x: Any) -> String { "Any" }
func f109(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S109().f109(o))
struct S113 { func f113<T>(_ x: T) -> String { "T" }
func f113(_ x: any Equatable) -> String { "any Equatable" } }
print(S113().f113(o))
struct S117 { func f117<T>(_ x: T) -> String { "T" }
func f117(_ x: Any??) -> String { "Any??" } }
print(S117().f117(o))
struct S121 { func f121<T>(_ x: T?) -> String { "T?" }
func f121(_ x: any Equatable) -> String { "any Equatable" } }
print(S121().f121(o))
struct S125 { func f125<T>(_ x: T?) -> String { "T?" }
func f125(_ x: Any??) -> String { "Any??" } }
print(S125().f125(o))
struct S129 { func f129(_ x: Int?) -> String { "Int?" }
func f129(_ x: some Equatable) -> String { "some Equatable" } }
print(S129().f129(o))
struct S133 { func f133(_ x: Int?) -> String { "Int?" }
func f133(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S133().f133(o))
struct S137 { func f137(_ x: any Equatable) -> String { "any Equatable" }
func f137(_ x: Int??) -> String { "Int??" } }
print(S137().f137(o))
struct S141 { func f141(_ x: some Equatable) -> String { "some Equatable" }
func f141(_ x: Any?) -> String { "Any?" } }
print(S141().f141(o))
struct S145 { func f145(_ x: some Equatable) -> String { "some Equatable" }
func f145(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S145().f145(o))
struct S149 { func f149(_ x: Any?) -> String { "Any?" }
func f149(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S149().f149(o))
struct S153 { func f153(_ x: Any??) -> String { "Any??" }
func f153(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S153().f153(o))
struct S157 { subscript(_ x: Any) -> String { "Any" }
subscript(_ x: Int?) -> String { "Int?" } }
print(S157()[o])
struct S161 { subscript(_ x: Any) -> String { "Any" }
subscript(_ x: Int??) -> String { "Int??" } }
print(S161()[o])
struct S165 { subscript<T>(_ x: T) -> String { "T" }
subscript<T>(_ x: T?) -> String { "T?" } }
print(S165()[o])
struct S169 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S169()[o])
struct S173 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S173()[o])
struct S177 { subscript<T>(_ x: T?) -> String { "T?" }
subscript(_ x: Int??) -> String { "Int??" } }
print(S177()[o])
struct S181 { subscript(_ x: Int?) -> String { "Int?" }
subscript(_ x: any Equatable) -> String { "any Equatable" } }
print(S181()[o])
struct S185 { subscript(_ x: Int?) -> String { "Int?" }
subscript(_ x: Any??) -> String { "Any??" } }
print(S185()[o])
struct S189 { subscript(_ x: any Equatable) -> String { "any Equatable" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S189()[o])
struct S193 { subscript(_ x: some Equatable) -> String { "some Equatable" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S193()[o])
struct S197 { subscript(_ x: some Equatable) -> String { "some Equatable" }
subscript(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S197()[o])
struct S201 { subscript(_ x: Any?) -> String { "Any?" }
subscript(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S201()[o])
struct S205 { subscript(_ x: Any??) -> String { "Any??" }
subscript(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S205()[o])
protocol Q209 {}
extension Q209 { func f209(_ x: Any) -> String { "Any" } }
struct S209: Q209 { func f209<T>(_ x: T?) -> String { "T?" } }
print(S209().f209(o))
protocol Q213 {}
extension Q213 { func f213(_ x: Any) -> String { "Any" } }
struct S213: Q213 { func f213(_ x: any Equatable) -> String { "any Equatable" } }
print(S213().f213(o))
protocol Q217 {}
extension Q217 { func f217(_ x: Any) -> String { "Any" } }
struct S217: Q217 { func f217(_ x: Any?) -> String { "Any?" } }
print(S217().f217(o))
protocol Q221 {}
extension Q221 { func f221(_ x: Any??) -> String { "Any??" } }
struct S221: Q221 { func f221(_ x: Any) -> String { "Any" } }
print(S221().f221(o))
protocol Q225 {}
extension Q225 { func f225(_ x: AnyHashable?) -> String { "AnyHashable?" } }
struct S225: Q225 { func f225(_ x: Any) -> String { "Any" } }
print(S225().f225(o))
protocol Q229 {}
extension Q229 { func f229(_ x: Int?) -> String { "Int?" } }
struct S229: Q229 { func f229<T>(_ x: T) -> String { "T" } }
print(S229().f229(o))
protocol Q233 {}
extension Q233 { func f233(_ x: some Equatable) -> String { "some Equatable" } }
struct S233: Q233 { func f233<T>(_ x: T) -> String { "T" } }
print(S233().f233(o))
protocol Q237 {}
extension Q237 { func f237(_ x: Int??) -> String { "Int??" } }
struct S237: Q237 { func f237<T>(_ x: T) -> String { "T" } }
print(S237().f237(o))
protocol Q241 {}
extension Q241 { func f241(_ x: AnyHashable) -> String { "AnyHashable" } }
struct S241: Q241 { func f241<T>(_ x: T) -> String { "T" } }
print(S241().f241(o))
protocol Q245 {}
extension Q245 { func f245(_ x: Int?) -> String { "Int?" } }
struct S245: Q245 { func f245<T>(_ x: T?) -> String { "T?" } }
print(S245().f245(o))
protocol Q249 {}
extension Q249 { func f249(_ x: some Equatable) -> String { "some Equatable" } }
struct S249: Q249 { func f249<T>(_ x: T?) -> String { "T?" } }
print(S249().f249(o))
protocol Q253 {}
extension Q253 { func f253(_ x: Int??) -> String { "Int??" } }
struct S253: Q253 { func f253<T>(_ x: T?) -> String { "T?" } }
print(S253().f253(o))
protocol Q257 {}
extension Q257 { func f257(_ x: AnyHashable) -> String { "AnyHashable" } }
struct S257: Q257 { func f257<T>(_ x: T?) -> String { "T?" } }
print(S257().f257(o))
protocol Q261 {}
extension Q261 { func f261(_ x: any Equatable) -> String { "any Equatable" } }
struct S261: Q261 { func f261(_ x: Int?) -> String { "Int?" } }
print(S261().f261(o))
protocol Q265 {}
extension Q265 { func f265(_ x: Any?) -> String { "Any?" } }
struct S265: Q265 { func f265(_ x: Int?) -> String { "Int?" } }
print(S265().f265(o))
protocol Q269 {}
extension Q269 { func f269(_ x: Any??) -> String { "Any??" } }
struct S269: Q269 { func f269(_ x: Int?) -> String { "Int?" } }
print(S269().f269(o))
protocol Q273 {}
extension Q273 { func f273(_ x: AnyHashable?) -> String { "AnyHashable?" } }
struct S273: Q273 { func f273(_ x: Int?) -> String { "Int?" } }
print(S273().f273(o))
protocol Q277 {}
extension Q277 { func f277(_ x: Any?) -> String { "Any?" } }
struct S277: Q277 { func f277(_ x: any Equatable) -> String { "any Equatable" } }
print(S277().f277(o))
protocol Q281 {}
extension Q281 { func f281(_ x: Any??) -> String { "Any??" } }
struct S281: Q281 { func f281(_ x: any Equatable) -> String { "any Equatable" } }
print(S281().f281(o))
protocol Q285 {}
extension Q285 { func f285(_ x: AnyHashable?) -> String { "AnyHashable?" } }
struct S285: Q285 { func f285(_ x: any Equatable) -> String { "any Equatable" } }
print(S285().f285(o))
protocol Q289 {}
extension Q289 { func f289(_ x: Int??) -> String { "Int??" } }
struct S289: Q289 { func f289(_ x: some Equatable) -> String { "some Equatable" } }
print(S289().f289(o))
protocol Q293 {}
extension Q293 { func f293(_ x: AnyHashable) -> String { "AnyHashable" } }
struct S293: Q293 { func f293(_ x: some Equatable) -> String { "some Equatable" } }
print(S293().f293(o))
protocol Q297 {}
extension Q297 { func f297(_ x: Int??) -> String { "Int??" } }
struct S297: Q297 { func f297(_ x: Any?) -> String { "Any?" } }
print(S297().f297(o))
protocol Q301 {}
extension Q301 { func f301(_ x: AnyHashable) -> String { "AnyHashable" } }
struct S301: Q301 { func f301(_ x: Any?) -> String { "Any?" } }
print(S301().f301(o))
protocol Q305 {}
extension Q305 { func f305(_ x: Any??) -> String { "Any??" } }
struct S305: Q305 { func f305(_ x: Int??) -> String { "Int??" } }
print(S305().f305(o))
protocol Q309 {}
extension Q309 { func f309(_ x: AnyHashable?) -> String { "AnyHashable?" } }
struct S309: Q309 { func f309(_ x: Int??) -> String { "Int??" } }
print(S309().f309(o))
protocol Q313 {}
extension Q313 { func f313(_ x: AnyHashable?) -> String { "AnyHashable?" } }
struct S313: Q313 { func f313(_ x: Any??) -> String { "Any??" } }
print(S313().f313(o))
