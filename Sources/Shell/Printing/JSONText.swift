import LineEditor
import ViewKit

/// Writes JSON, one value after the other; commas come by themselves.
struct JSONText {
  private let buffer: TextBuffer
  private var needsComma = false

  init(_ buffer: TextBuffer = TextBuffer()) { self.buffer = buffer }

  var text: String { buffer.string }

  mutating func open(_ bracket: StaticString) {
    separate()
    buffer.put(bracket)
    needsComma = false
  }

  mutating func close(_ bracket: StaticString) {
    buffer.put(bracket)
    needsComma = true
  }

  mutating func key(_ name: StaticString) {
    separate()
    buffer.put("\"")
    buffer.put(name)
    buffer.put("\":")
    needsComma = false
  }

  mutating func key(_ name: String) {
    separate()
    Self.quote(name, buffer)
    buffer.put(":")
    needsComma = false
  }

  mutating func value(_ literal: StaticString) {
    separate()
    buffer.put(literal)
    needsComma = true
  }

  mutating func string(_ string: String) {
    separate()
    Self.quote(string, buffer)
    needsComma = true
  }

  /// JSON that is written already.
  mutating func raw(_ json: String) {
    separate()
    buffer.write(json)
    needsComma = true
  }

  mutating func number(_ number: Int) {
    separate()
    buffer.write(number)
    needsComma = true
  }

  mutating func number(_ number: Double) {
    separate()
    if number.isFinite { buffer.literal(number) } else { buffer.put("null") }
    needsComma = true
  }

  mutating func flag(_ flag: Bool) { value(flag ? "true" : "false") }

  mutating func numbers(_ numbers: Double...) {
    open("[")
    for each in numbers { number(each) }
    close("]")
  }

  // MARK: Members of an open object

  mutating func member(_ name: StaticString, _ text: String?) {
    key(name)
    if let text { string(text) } else { value("null") }
  }

  mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    self.number(number)
  }

  mutating func member(_ name: StaticString, isTrue flag: Bool?) {
    key(name)
    if let flag { self.flag(flag) } else { value("null") }
  }

  mutating func member(_ name: StaticString, _ texts: [String]) {
    member(name, each: texts) { $0.string($1) }
  }

  mutating func member<T>(_ name: StaticString, each list: [T], _ write: (inout JSONText, T) -> Void) {
    key(name)
    array(list, write)
  }

  mutating func object(_ members: (inout JSONText) -> Void) {
    open("{")
    members(&self)
    close("}")
  }

  mutating func array<T>(_ list: [T], _ write: (inout JSONText, T) -> Void) {
    open("[")
    for each in list { write(&self, each) }
    close("]")
  }

  private mutating func separate() {
    if needsComma { buffer.put(",") }
    needsComma = false
  }

  static func quoted(_ text: String) -> String { TextBuffer.text { quote(text, $0) } }

  private static func quote(_ text: String, _ buffer: TextBuffer) {
    buffer.put("\"")
    // What a terminal would obey is escaped as well, so that a document shown there is still one.
    if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) {
      for scalar in text.unicodeScalars { quote(scalar, buffer) }
    } else {
      for byte in text.utf8 {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { buffer.put("\\") }
        buffer.put(byte: byte)
      }
    }
    buffer.put("\"")
  }

  private static func quote(_ scalar: Unicode.Scalar, _ buffer: TextBuffer) {
    switch scalar {
    case "\"": buffer.put("\\\"")
    case "\\": buffer.put("\\\\")
    case "\n": buffer.put("\\n")
    case "\t": buffer.put("\\t")
    case _ where isUnseen(scalar):
      let hex = String(scalar.value, radix: 16)
      buffer.write("\\u" + String(repeating: "0", count: 4 - hex.count) + hex)
    default: for byte in String(scalar).utf8 { buffer.put(byte: byte) }
    }
  }
}

extension JSONText {
  /// The facts of one view, as members of an open object.
  mutating func facts(of view: UIView, in world: World) {
    key("name")
    if let name = world.names.name(of: view) { string(name) } else { value("null") }
    key("class")
    string(view.className)
    key("frame")
    rect(view.frame)
    key("bounds")
    rect(view.bounds)
    let t = view.transform
    if !t.isIdentity {
      key("transform")
      numbers(t.a, t.b, t.c, t.d, t.tx, t.ty)
    }
    key("tag")
    number(view.tag)
    key("hidden")
    flag(view.isHidden)
    key("alpha")
    number(Double(view.alpha))
    key("needsLayout")
    flag(view.isLayoutPending)
    key("needsDisplay")
    flag(view.isDisplayPending)
  }

  mutating func rect(_ rect: CGRect) {
    open("[")
    number(rect.origin.x)
    number(rect.origin.y)
    number(rect.size.width)
    number(rect.size.height)
    close("]")
  }

  /// Writes a tree as nested objects, one line in all, without recursion.
  static func write(_ root: UIView, depth: Int, in world: World, to output: Output) throws {
    var json = JSONText(output.text)
    var last = -1
    func close(_ objects: Int) {
      for _ in 0..<objects {
        json.close("]")
        json.close("}")
        output.passOn()
      }
    }
    var count = 0
    try ViewWalk.preorder(root) { view, level in
      count += 1
      try world.checkInterrupt(count)
      close(last - level + 1)
      json.open("{")
      json.facts(of: view, in: world)
      json.key("subviews")
      json.open("[")
      output.passOn()
      last = level
      return level < depth
    }
    close(last + 1)
    output.endLine()
  }
}
