struct S { deinit {} }
