func f() throws {}
struct NotError {}
throw NotError()
