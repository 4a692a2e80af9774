class Set {}; struct Dictionary {}; struct Error {}; protocol Sequence {}; protocol Equatable {}
print([1, 2] == [1, 2], ["a": 1].keys.count, [1].contains(1)); for x in [1] { print(x) }
