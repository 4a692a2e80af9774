extension Strng { }
