struct S: CustomStringConvertible {}
