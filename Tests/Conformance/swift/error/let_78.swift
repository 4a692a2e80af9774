struct P { var x = 0 }
func make() -> P { P() }
make().x = 1
