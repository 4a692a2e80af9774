struct S { var a }
