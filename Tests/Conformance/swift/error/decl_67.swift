struct S { var s: S }
