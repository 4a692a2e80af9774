struct S { x: Int }
