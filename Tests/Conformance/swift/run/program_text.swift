// text processing
extension String {
  func wrapped(to width: Int, indent: String = "") -> [String] {
    var lines: [String] = [], line = indent
    for word in split(whereSeparator: \.isWhitespace) {
      if line.count + word.count + (line == indent ? 0 : 1) > width, line != indent {
        lines.append(line)
        line = indent
      }
      line += (line == indent ? "" : " ") + word
    }
    if line != indent { lines.append(line) }
    return lines
  }
  var words: [Substring] { split { !$0.isLetter && $0 != "'" } }
  func padded(_ width: Int, with fill: Character = " ", right: Bool = false) -> String {
    let pad = String(repeating: fill, count: Swift.max(0, width - count))
    return right ? pad + self : self + pad
  }
  func caesar(_ shift: Int) -> String {
    String(unicodeScalars.map { s -> Character in
      guard s.isASCII, s.properties.isAlphabetic else { return Character(s) }
      let base: UInt32 = s.properties.isUppercase ? 65 : 97
      return Character(UnicodeScalar((s.value - base + UInt32((shift % 26 + 26) % 26)) % 26 + base)!)
    })
  }
  var isPalindrome: Bool {
    let letters = lowercased().filter(\.isLetter)
    return letters.elementsEqual(letters.reversed())
  }
  subscript(range: PartialRangeFrom<Int>) -> Substring { self[index(startIndex, offsetBy: range.lowerBound)...] }
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
}
let text = """
  The quick brown fox — "jumps" over the lazy dog; the dog's \
  asleep.
    Ünïcödé façade 👩‍👩‍👧‍👦 stays.
  """
print(text.wrapped(to: 24, indent: "> ").joined(separator: "\n"))
let counts = text.lowercased().words.reduce(into: [:] as [Substring: Int]) { $0[$1, default: 0] += 1 }
for (word, n) in counts.filter({ $0.value > 1 || $0.key.count > 5 }).sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
  print(String(word).padded(10, with: "."), "\(n)".padded(3, right: true))
}
print("Hello, World!".caesar(3), "Khoor, Zruog!".caesar(-3), "A man, a plan: Panama".isPalindrome, "abc".isPalindrome)
print(text[4...].prefix(5), text[0], "👩‍👩‍👧‍👦é".count, "👩‍👩‍👧‍👦é".unicodeScalars.count, "👩‍👩‍👧‍👦é".utf8.count, "é" == "e\u{301}")
struct CSV {
  let header: [String], rows: [[String: String]]
  enum Failure: Error { case ragged(line: Int, fields: Int), quote(line: Int) }
  init(_ text: String, separator: Character = ",") throws {
    var records: [[String]] = [[""]]
    var quoted = false, line = 1
    var iterator = text.makeIterator(), pending: Character?
    func push(_ c: Character) { records[records.count - 1][records[records.count - 1].count - 1].append(c) }
    while let c = pending ?? iterator.next() {
      pending = nil
      switch (c, quoted) {
      case ("\"", true):
        if let next = iterator.next() {
          if next == "\"" { push(next) } else { quoted = false; pending = next }
        } else { quoted = false }
      case ("\"", false): quoted = true
      case (separator, false): records[records.endIndex - 1].append("")
      case ("\n", false): records.append([""]); line += 1
      case (let other, _): push(other)
      }
    }
    if quoted { throw Failure.quote(line: line) }
    if records.last == [""] { records.removeLast() }
    header = records.removeFirst()
    rows = try records.enumerated().map { [header] number, fields in
      guard fields.count == header.count else { throw Failure.ragged(line: number + 2, fields: fields.count) }
      return Dictionary(uniqueKeysWithValues: zip(header, fields))
    }
  }
}
do {
  let csv = try CSV("name,age,note\nAnn,30,\"says \"\"hi\"\"\"\n\"Bob, Jr.\",7,\"two\nlines\"\n")
  for row in csv.rows { print(csv.header.map { "\($0)=\(row[$0]!.debugDescription)" }.joined(separator: " ")) }
  print(csv.rows.compactMap { $0["age"].flatMap { Int($0) } }.reduce(0, +))
  _ = try CSV("a,b\n1\n")
} catch CSV.Failure.ragged(let line, let fields) { print("line \(line) has \(fields)") }
do { _ = try CSV("a\n\"x") } catch { print(error) }
let template = "Dear {name}, you owe {amount} {currency}. {unknown}"
func fill(_ template: String, _ values: [String: any CustomStringConvertible]) -> String {
  var result = "", rest = template[...]
  while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
    result += rest[..<open]
    let key = String(rest[rest.index(after: open)..<close])
    result += values[key]?.description ?? "<\(key)?>"
    rest = rest[rest.index(after: close)...]
  }
  return result + rest
}
print(fill(template, ["name": "Zoë", "amount": 12.5, "currency": Character("€")]))
var roman = 1994, numeral = ""
for (value, letters) in [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] {
  while roman >= value { numeral += letters; roman -= value }
}
print(numeral, String(255, radix: 16, uppercase: true), Int("ff", radix: 16)!, Int("zz", radix: 36) ?? 0)
let diff = zip("kitten", "sitting").enumerated().filter { $1.0 != $1.1 }.map { "\($0.offset):\($0.element.0)→\($0.element.1)" }
print(diff)
func distance(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a), Array(b))
  var row = Array(0...b.count)
  for i in a.indices {
    var previous = row[0]
    row[0] = i + 1
    for j in b.indices { (previous, row[j + 1]) = (row[j + 1], min(row[j] + 1, row[j + 1] + 1, previous + (a[i] == b[j] ? 0 : 1))) }
  }
  return row.last!
}
print(distance("kitten", "sitting"), distance("", "abc"))
