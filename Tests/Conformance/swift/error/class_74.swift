struct S { deinit { } }
