// Optionals of anything among overloads: how many optionals a box would hold, and how many there are to make.

let one: Int? = 1
let two: Int?? = one
let three: Int??? = two

func f10(_ x: Any?) -> String { "Any?" }
func f10(_ x: Any) -> String { "Any" }
print(f10(1), f10(one), f10(two), f10(three), f10(Optional(1)), f10(Optional(one)))
func f20(_ x: Any??) -> String { "Any??" }
func f20(_ x: Any) -> String { "Any" }
print(f20(1), f20(one), f20(two), f20(three), f20(Optional(1)), f20(Optional(one)))
func f21(_ x: Any??) -> String { "Any??" }
func f21(_ x: Any?) -> String { "Any?" }
print(f21(1), f21(one), f21(two), f21(three), f21(Optional(1)), f21(Optional(one)))
func f30(_ x: Any???) -> String { "Any???" }
func f30(_ x: Any) -> String { "Any" }
print(f30(1), f30(one), f30(two), f30(three), f30(Optional(1)), f30(Optional(one)))
func f31(_ x: Any???) -> String { "Any???" }
func f31(_ x: Any?) -> String { "Any?" }
print(f31(1), f31(one), f31(two), f31(three), f31(Optional(1)), f31(Optional(one)))
func f32(_ x: Any???) -> String { "Any???" }
func f32(_ x: Any??) -> String { "Any??" }
print(f32(1), f32(one), f32(two), f32(three), f32(Optional(1)), f32(Optional(one)))
func f40(_ x: Any????) -> String { "Any????" }
func f40(_ x: Any) -> String { "Any" }
print(f40(1), f40(one), f40(two), f40(three), f40(Optional(1)), f40(Optional(one)))
func f41(_ x: Any????) -> String { "Any????" }
func f41(_ x: Any?) -> String { "Any?" }
print(f41(1), f41(one), f41(two), f41(three), f41(Optional(1)), f41(Optional(one)))
func f42(_ x: Any????) -> String { "Any????" }
func f42(_ x: Any??) -> String { "Any??" }
print(f42(1), f42(one), f42(two), f42(three), f42(Optional(1)), f42(Optional(one)))
func f43(_ x: Any????) -> String { "Any????" }
func f43(_ x: Any???) -> String { "Any???" }
print(f43(1), f43(one), f43(two), f43(three), f43(Optional(1)), f43(Optional(one)))
