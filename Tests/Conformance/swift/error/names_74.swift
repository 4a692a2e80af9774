extension Strng {}
