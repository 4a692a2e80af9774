struct S: Hashable { var a: [() -> Void] = [] }
