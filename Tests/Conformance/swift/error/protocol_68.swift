struct S: Comparable { var a = 1 }
