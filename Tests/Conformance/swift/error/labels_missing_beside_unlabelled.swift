func show(_ n: Int) { print(n) }
func show(name: String) { print(name) }
show("Ann")
