struct S: CustomStringConvertible { }
