let n: Any = Optional<Int>.none as Any; print(n is any Equatable, n is any Hashable, n is any CustomStringConvertible, (n as? Int) == nil, n is Int?, n is String?)
let m: Any = Optional(3) as Any; print(m is any Equatable, m is any CustomStringConvertible, m is Int)
