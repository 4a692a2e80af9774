func f() throws {}
[1].forEach { _ in f() }
