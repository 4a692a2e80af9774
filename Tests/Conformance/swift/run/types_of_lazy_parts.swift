// Types of what lazy collections give.
let c = [1,2,3]
let x = c.lazy
print(type(of: x.lazy), type(of: x.map { $0 }.lazy), type(of: x.filter { $0 > 1}.lazy), type(of: [c].lazy.joined().lazy), type(of: [c].joined().lazy), type(of: x.reversed().lazy), type(of: x.prefix(1).lazy))
print(type(of: x.map { $0 }.reversed().lazy),type(of: x.dropFirst()), type(of: x.map { $0 }.dropFirst()), type(of: x.filter { $0 > 1 }.dropFirst()))
print(type(of: x.lazy.map { $0 }), type(of: [c].lazy.joined()), type(of: [c].lazy.joined().map { $0 }))
print(type(of: x.indices), type(of: x.map { $0 }.indices), type(of: x.filter { $0 > 1 }.indices), type(of: x.dropFirst().indices), type(of: x.filter { $0 > 1 }.dropFirst().indices))
print(type(of: x.filter { $0 > 1 }.indices.dropFirst()), type(of: x.reversed().indices))
