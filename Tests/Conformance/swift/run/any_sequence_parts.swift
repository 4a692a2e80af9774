// `AnySequence` gives parts of itself as one again.
let numbers = AnySequence([3, 1, 2])
print(type(of: numbers.prefix(2)), type(of: numbers.dropFirst()), type(of: numbers.drop { $0 > 1 }))
print(numbers, numbers.prefix(2), numbers.dropFirst(), numbers.drop { $0 > 2 })
print(numbers.makeIterator(), numbers.dropFirst().makeIterator(), numbers.drop { $0 > 2 }.makeIterator())
func rest(_ s: AnySequence<Int>) -> AnySequence<Int> { s.dropFirst(2) }
print(Array(rest(numbers)), Array(rest(AnySequence(1...5))), numbers.prefix(2).map { $0 * 2 })
let counted = AnySequence { [1, 2].makeIterator() }
print(counted, counted.makeIterator(), counted.prefix(1), Array(counted.prefix(1)))
let none = AnySequence { AnyIterator { Int?.none } }
print(none, none.makeIterator(), none.prefix(2).makeIterator(), Array(none))
func cut(_ s: some Sequence<Int>) { print(Array(s.prefix(1)), type(of: s.prefix(1))) }
cut(numbers)
cut([1, 2])
var left = 3
let down = AnySequence<Int> { AnyIterator { left > 0 ? { left -= 1; return left }() : nil } }
for x in down.dropFirst() { print("left", x) }
