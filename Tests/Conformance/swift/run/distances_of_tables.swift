// Distances between places of dictionaries and sets, which are no numbers.
let ages = [1: 2, 3: 4, 5: 6], set: Set = [1, 2, 3]
let second = ages.index(after: ages.startIndex)
print(ages.distance(from: second, to: ages.endIndex), ages.distance(from: ages.startIndex, to: second))
print(set.distance(from: set.index(after: set.startIndex), to: set.endIndex), set.distance(from: set.startIndex, to: set.endIndex))
print(ages.keys.distance(from: second, to: ages.endIndex), ages.values.dropFirst().count, ages.lazy.map { $0.key }.count)
let text = "héllo"
print(text.distance(from: text.index(after: text.startIndex), to: text.endIndex), (1...4).distance(from: (1...4).index(after: (1...4).startIndex), to: (1...4).endIndex))
