import Language
import ViewKit

/// Writes a tree as the shortest Swift that rebuilds it: parents first, what is default left out.
struct DumpWriter {
  let world: World
  private var used: Set<String> = []
  private var numbers: [String: Int] = [:]

  init(world: World) { self.world = world }

  mutating func write(_ root: UIView, _ line: (String) -> Void) {
    used = Set(world.names.all)
    writeTypes(root, line)
    // The names of the views on the way down to the present one.
    var path: [String] = []
    ViewWalk.preorder(root) { view, level in
      path.removeSubrange(min(level, path.count)...)
      let name = view === world.window ? "window" : name(for: view)
      path.append(name)
      if view !== world.window { line(declaration(view, name)) }
      for setting in settings(view, name) { line(setting) }
      if level > 0 { line("\(path[level - 1]).addSubview(\(name))") }
      return true
    }
  }

  /// Classes of the script that the tree has instances of, with all that the script declared of types.
  private func writeTypes(_ root: UIView, _ line: (String) -> Void) {
    var needs = false
    ViewWalk.preorder(root) { view, _ in
      if world.type(of: view).nominal?.native == nil { needs = true }
      return !needs
    }
    guard needs else { return }
    for (index, type) in world.typeTexts.enumerated() {
      let isReplaced = !type.name.isEmpty && world.typeTexts[(index + 1)...].contains { $0.name == type.name }
      if !isReplaced { line(type.text) }
    }
  }

  private mutating func name(for view: UIView) -> String {
    if let name = world.names.name(of: view) { return name }
    var base = view.className.hasPrefix("UI") ? String(view.className.dropFirst(2)) : view.className
    base = base.prefix(1).lowercased() + base.dropFirst()
    while true {
      numbers[base, default: 0] += 1
      let name = "\(base)\(numbers[base]!)"
      if used.insert(name).inserted { return name }
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

  private func declaration(_ view: UIView, _ name: String) -> String {
    guard isPlain(view) else { return "let \(name) = \(view.className)()" }
    return view.frame == .zero
      ? "let \(name) = \(view.className)()" : "let \(name) = \(view.className)(frame: \(view.frame.literal))"
  }

  private func settings(_ view: UIView, _ name: String) -> [String] {
    var lines: [String] = []
    func set(_ property: String, _ value: String) { lines.append("\(name).\(property) = \(value)") }
    let isWindow = view is UIWindow
    if view === world.window {
      if view.frame != world.runtime.screen.bounds || !isPlain(view) { setGeometry(view, set) }
    } else if isPlain(view) {
      if view.bounds.origin != .zero { set("bounds", view.bounds.literal) }
    } else {
      setGeometry(view, set)
    }
    if view.tag != 0 { set("tag", "\(view.tag)") }
    if view.isHidden != (isWindow && view !== world.window) { set("isHidden", "\(view.isHidden)") }
    if view.alpha != 1 { set("alpha", Double(view.alpha).literal) }
    if view.clipsToBounds { set("clipsToBounds", "true") }
    if !view.isUserInteractionEnabled { set("isUserInteractionEnabled", "false") }
    if !view.isOpaque { set("isOpaque", "false") }
    if let color = view.backgroundColor { set("backgroundColor", Colors.literal(color)) }
    let defaultMask: UIView.AutoresizingMask = isWindow ? [.flexibleWidth, .flexibleHeight] : []
    if view.autoresizingMask != defaultMask { set("autoresizingMask", view.autoresizingMask.description) }
    if !view.autoresizesSubviews { set("autoresizesSubviews", "false") }
    if view.contentMode != .scaleToFill { set("contentMode", ".\(view.contentMode)") }
    if view.isMultipleTouchEnabled { set("isMultipleTouchEnabled", "true") }
    if view.isExclusiveTouch { set("isExclusiveTouch", "true") }
    if !view.clearsContextBeforeDrawing { set("clearsContextBeforeDrawing", "false") }
    if let mine = view.accessibilityIdentifier { set("accessibilityIdentifier", Self.quoted(mine)) }
    if let mine = view.accessibilityLabel { set("accessibilityLabel", Self.quoted(mine)) }
    if view.semanticContentAttribute != .unspecified {
      set("semanticContentAttribute", ".\(view.semanticContentAttribute)")
    }
    return lines
  }

  private func setGeometry(_ view: UIView, _ set: (String, String) -> Void) {
    if view.layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) { set("layer.anchorPoint", view.layer.anchorPoint.literal) }
    set("bounds", view.bounds.literal)
    set("center", view.center.literal)
    if !view.transform.isIdentity { set("transform", view.transform.literal) }
  }

  private static func quoted(_ text: String) -> String { text.debugDescription }
}
