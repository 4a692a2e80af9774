import Language
import ViewKit

/// Writes a tree as the shortest Swift that rebuilds it: parents first, what is default left out.
struct DumpWriter {
  private let world: World
  private let output: Output
  private var text: TextBuffer
  /// Names that the world has given.
  private let taken: Set<String>
  /// Views without a name are to have none when this is run: their variables stand in a block.
  private let keepsNameless: Bool
  private var indent = ""
  /// How far the numbering of each base name has come.
  private var numbers: [String: Int] = [:]

  init(world: World, output: Output, keepsNameless: Bool = false) {
    self.keepsNameless = keepsNameless
    self.world = world
    self.output = output
    text = output.text
    taken = Set(world.names.all)
  }

  mutating func write(_ root: UIView) throws {
    try writeTypes(root)
    let isBlock = keepsNameless ? try writeNamed(root) : false
    if isBlock {
      output.line("do {")
      indent = "  "
    }
    defer { if isBlock { output.line("}") } }
    // The names of the views on the way down to the present one.
    var path: [String] = []
    var count = 0
    try ViewWalk.preorder(root) { view, level in
      count += 1
      try world.checkInterrupt(count)
      path.removeSubrange(min(level, path.count)...)
      let name = view === world.window ? "window" : name(for: view)
      path.append(name)
      if view !== world.window, !isBlock || world.names.name(of: view) == nil { writeDeclaration(view, name) }
      writeSettings(view, name)
      if level > 0 {
        text.write(indent)
        text.write(path[level - 1])
        text.put(".addSubview(")
        text.write(name)
        text.put(")")
        output.endLine()
      }
      return true
    }
  }

  /// Declares the views that have names, unless all have one; whether it did.
  private mutating func writeNamed(_ root: UIView) throws -> Bool {
    var named: [UIView] = []
    var isNameless = false
    var count = 0
    try ViewWalk.preorder(root) { view, _ in
      count += 1
      try world.checkInterrupt(count)
      if view === world.window { return true }
      if world.names.name(of: view) == nil { isNameless = true } else { named.append(view) }
      return true
    }
    guard isNameless else { return false }
    for view in named { writeDeclaration(view, name(for: view)) }
    return true
  }

  /// Classes of the script that the tree has instances of, with all that the script declared of types.
  private func writeTypes(_ root: UIView) throws {
    var needs = false
    var count = 0
    try ViewWalk.preorder(root) { view, _ in
      count += 1
      try world.checkInterrupt(count)
      // Plain views are by far the most and never a script's own.
      if type(of: view) != UIView.self, world.type(of: view).nominal?.native == nil { needs = true }
      return !needs
    }
    guard needs else { return }
    for (index, type) in world.typeTexts.enumerated() {
      let isReplaced = !type.name.isEmpty && world.typeTexts[(index + 1)...].contains { $0.name == type.name }
      if !isReplaced { output.line(type.text) }
    }
  }

  private mutating func name(for view: UIView) -> String {
    if let name = world.names.name(of: view) { return name }
    let className = view.className
    var base = "view"
    if className != "UIView" {
      base = className.hasPrefix("UI") ? String(className.dropFirst(2)) : className
      base = base.prefix(1).lowercased() + base.dropFirst()
    }
    while true {
      let number = numbers[base, default: 0] + 1
      numbers[base] = number
      let name = base + String(number)
      if !taken.contains(name), !isGiven(name, base) { return name }
    }
  }

  /// Whether another base name came to the same: `card1` and 2, `card` and 12. Told from the numbers, because a set of
  /// a million names would take longer than all the rest.
  private func isGiven(_ name: String, _ base: String) -> Bool {
    if numbers.count == 1 { return false }
    return numbers.contains { other, number in
      guard other != base, name.hasPrefix(other) else { return false }
      let rest = name.dropFirst(other.count)
      return rest.first != "0" && Int(rest).map { 1...number ~= $0 } ?? false
    }
  }

  /// A frame says it all when center and bounds follow from it exactly.
  private func isPlain(_ view: UIView) -> Bool {
    let frame = view.frame
    let center = CGPoint(x: frame.origin.x + frame.size.width * 0.5, y: frame.origin.y + frame.size.height * 0.5)
    return view.transform.isIdentity && view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5)
      && view.bounds.size == frame.size && view.center == center
      && frame.size.width >= 0 && frame.size.height >= 0
  }

  private func writeDeclaration(_ view: UIView, _ name: String) {
    text.write(indent)
    text.put("let ")
    text.write(name)
    text.put(" = ")
    text.write(view.className)
    if isPlain(view), view.frame != .zero {
      text.put("(frame: ")
      text.literal(view.frame)
      text.put(")")
    } else {
      text.put("()")
    }
    output.endLine()
  }

  /// What of a view is not as in a fresh one, a line each in what `dump` writes.
  func settings(of view: UIView) -> [(name: String, value: String)] {
    let lines = output.capture {
      var writer = self
      writer.text = output.text
      writer.writeSettings(view, "")
    }
    return lines.split(separator: "\n").compactMap { line in
      guard let equals = line.firstRange(of: " = ") else { return nil }
      return (String(line[..<equals.lowerBound].dropFirst()), String(line[equals.upperBound...]))
    }
  }

  private func writeSettings(_ view: UIView, _ name: String) {
    func set(_ property: StaticString, _ value: () -> Void) {
      text.write(indent)
      text.write(name)
      text.put(".")
      text.put(property)
      text.put(" = ")
      value()
      output.endLine()
    }
    func set(_ property: StaticString, _ value: String) { set(property) { text.write(value) } }
    let isWindow = view is UIWindow
    let bounds = view.bounds
    if view === world.window ? view.frame != world.runtime.screen.bounds || !isPlain(view) : !isPlain(view) {
      let anchor = view.layer.anchorPoint
      if anchor != CGPoint(x: 0.5, y: 0.5) { set("layer.anchorPoint", anchor.literal) }
      set("bounds") { text.literal(bounds) }
      set("center", view.center.literal)
      if !view.transform.isIdentity { set("transform", view.transform.literal) }
    } else if view !== world.window, bounds.origin != .zero {
      set("bounds") { text.literal(bounds) }
    }
    if view.tag != 0 { set("tag") { text.write(view.tag) } }
    if view.isHidden != (isWindow && view !== world.window) { set("isHidden", "\(view.isHidden)") }
    if view.alpha != 1 { set("alpha") { text.literal(Double(view.alpha)) } }
    if view.clipsToBounds { set("clipsToBounds", "true") }
    if !view.isUserInteractionEnabled { set("isUserInteractionEnabled", "false") }
    if !view.isOpaque { set("isOpaque", "false") }
    if let color = view.backgroundColor { set("backgroundColor", Colors.literal(color)) }
    let defaultMask: UIView.AutoresizingMask = isWindow ? [.flexibleWidth, .flexibleHeight] : []
    if view.autoresizingMask != defaultMask { set("autoresizingMask", view.autoresizingMask.description) }
    if !view.autoresizesSubviews { set("autoresizesSubviews", "false") }
    if view.contentMode != .scaleToFill { set("contentMode", ".\(view.contentMode)") }
    if view.contentStretch != CGRect(x: 0, y: 0, width: 1, height: 1) {
      set("contentStretch") { text.literal(view.contentStretch) }
    }
    if view.layer.hasRareValues { writeLooks(of: view.layer, set, set) }
    if view.isMultipleTouchEnabled { set("isMultipleTouchEnabled", "true") }
    if view.isExclusiveTouch { set("isExclusiveTouch", "true") }
    if !view.clearsContextBeforeDrawing { set("clearsContextBeforeDrawing", "false") }
    if let mine = view.accessibilityIdentifier { set("accessibilityIdentifier", mine.debugDescription) }
    if let mine = view.accessibilityLabel { set("accessibilityLabel", mine.debugDescription) }
    if view.semanticContentAttribute != .unspecified {
      set("semanticContentAttribute", ".\(view.semanticContentAttribute)")
    }
  }

  /// How a layer looks, as far as its view has no property for it.
  private func writeLooks(
    of layer: CALayer, _ set: (StaticString, () -> Void) -> Void, _ write: (StaticString, String) -> Void
  ) {
    func number(_ name: StaticString, _ value: Double, _ usual: Double) {
      if value != usual { set(name) { text.literal(value) } }
    }
    func color(_ name: StaticString, _ color: CGColor?) {
      if color == UIColor.black.cgColor { return }
      write(name, color.map { Colors.literal(UIColor(cgColor: $0)) + ".cgColor" } ?? "nil")
    }
    number("layer.cornerRadius", layer.cornerRadius, 0)
    if layer.maskedCorners.rawValue != 15 {
      write("layer.maskedCorners", "CACornerMask(rawValue: \(layer.maskedCorners.rawValue))")
    }
    number("layer.borderWidth", layer.borderWidth, 0)
    color("layer.borderColor", layer.borderColor)
    number("layer.shadowOpacity", Double(layer.shadowOpacity), 0)
    number("layer.shadowRadius", layer.shadowRadius, 3)
    let offset = layer.shadowOffset
    if offset != CGSize(width: 0, height: -3) {
      write("layer.shadowOffset", "CGSize(width: \(offset.width.literal), height: \(offset.height.literal))")
    }
    color("layer.shadowColor", layer.shadowColor)
  }
}
