enum E { case a }
let n = E.a.rawValue
