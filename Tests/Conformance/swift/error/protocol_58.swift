protocol P { var n: Int }
