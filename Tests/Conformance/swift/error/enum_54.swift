enum E { case a }
let e = E()
