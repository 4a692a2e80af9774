import ViewKit

/// What a view drew, replayed.
extension SVGPicture {
  /// A view's contents, where its content mode puts them.
  mutating func contents(of view: SceneView) {
    guard let drawing = view.look.drawing else { return }
    let pieces = drawing.placement.pieces
    let (right, bottom) = (pieces.map(\.source.maxX).max() ?? 0, pieces.map(\.source.maxY).max() ?? 0)
    for piece in pieces {
      let matrix = piece.transform.concatenating(view.matrix).concatenating(page.matrix)
      // What a neighbour follows reaches under it, a part of a pixel, or what is behind would shine through between them.
      var source = piece.source
      let lap = CGSize(
        width: 0.75 / (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(),
        height: 0.75 / (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot())
      if source.maxX < right, lap.width.isFinite { source.size.width += lap.width }
      if source.maxY < bottom, lap.height.isFinite { source.size.height += lap.height }
      writer.begin("g", "transform=\"\(Self.text(matrix))\"")
      replay(drawing.list, within: source)
      writer.end()
    }
  }

  /// Writes a list's commands, in its own coordinates, cut off at a rectangle.
  private mutating func replay(_ list: DisplayList, within rect: CGRect) {
    var attributes = clipAttribute([ClipShape(PathData(rect: rect), .winding)], places: 6).first ?? ""
    // What is drawn is mixed with what this list drew before, never with what is behind the view.
    let mixes = list.commands.contains { $0.blendMode != .normal }
    if mixes { attributes += " style=\"isolation:isolate\"" }
    writer.begin("g", attributes)
    var groups: [Opened] = []
    for command in list.commands {
      if commandCount >= Self.commandLimit { break }
      commandCount += 1
      if case .endGroup = command.content {
        if let group = groups.popLast() { close(group) }
        continue
      }
      let opened = open(command, list.bounds, mixes)
      if case .beginGroup = command.content {
        groups.append(opened)
        continue
      }
      draw(command.content)
      close(opened)
    }
    while let group = groups.popLast() { close(group) }
    writer.end()
  }

  /// More is cut off: nobody could look at the file.
  static let commandLimit = 200_000

  // MARK: The state of a command

  /// What a command's state opened: so many elements, and in the innermost of them something that casts a shadow.
  private struct Opened {
    var elements: Int
    var casts: Bool
  }

  private mutating func close(_ opened: Opened) {
    if opened.casts { endCasting() }
    for _ in 0..<opened.elements { writer.end() }
  }

  /// Opens the groups that a command's state asks for.
  private mutating func open(_ command: DrawCommand, _ bounds: CGRect, _ mixes: Bool) -> Opened {
    var attributes: [String] = []
    var first: [String] = []
    if command.alpha < 1 { first.append("opacity=\"\(svg(max(0, command.alpha)))\"") }
    if command.blendMode != .normal { first.append("style=\"mix-blend-mode:\(command.blendMode.css)\"") }
    if case .beginGroup = command.content, mixes, command.blendMode == .normal {
      first.append("style=\"isolation:isolate\"")
    }
    // Outermost, since a group that is cut off or masked is mixed as a whole: inside of it there is nothing to mix with.
    if !first.isEmpty { attributes.append(first.joined(separator: " ")) }
    attributes += clipAttribute(command.clip)
    for area in command.erased { attributes.append(maskAttribute(area, bounds)) }
    if case .beginGroup = command.content, attributes.isEmpty, command.shadow == nil { attributes.append("") }
    for attribute in attributes { writer.begin("g", attribute) }
    if let shadow = command.shadow {
      beginCasting(shadow.offset, shadow.blur / 2, Paint(shadow.color), within: Self.reach(bounds))
    }
    return Opened(elements: attributes.count, casts: command.shadow != nil)
  }

  /// One attribute a shape: what is drawn shows only inside of all.
  ///
  /// - Parameter places: decimals; a piece of a pixel may be stretched over a page.
  private mutating func clipAttribute(_ shapes: [ClipShape], places: Int = 2) -> [String] {
    shapes.map { shape in
      let id = nextID("clip")
      writer.begin("clipPath", "id=\"\(id)\"")
      let rule = shape.rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
      writer.element("path", "d=\"\(Self.data(shape.path, places))\"\(rule)")
      writer.end()
      return "clip-path=\"url(#\(id))\""
    }
  }

  /// Shows everything but the area.
  private mutating func maskAttribute(_ area: [ClipShape], _ bounds: CGRect) -> String {
    let clips = clipAttribute(area)
    let id = nextID("mask")
    let rect = Self.attributes(of: Self.reach(bounds))
    writer.begin("mask", "id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(rect)")
    writer.element("rect", rect + " fill=\"#ffffff\"")
    for clip in clips { writer.begin("g", clip) }
    writer.element("rect", rect + " fill=\"#000000\"")
    for _ in clips { writer.end() }
    writer.end()
    return "mask=\"url(#\(id))\""
  }

  /// As far as what lies beyond a drawing's bounds may cast a shadow into them, or a mask may matter.
  private static func reach(_ bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: -bounds.width - 1, dy: -bounds.height - 1)
  }

  /// A name on the page that nothing else has.
  mutating func nextID(_ word: String) -> String {
    idCount += 1
    return id("\(word)-\(idCount)")
  }

  // MARK: What is drawn

  private mutating func draw(_ content: DrawCommand.Content) {
    switch content {
    case .fill(let path, let rule, let color):
      let rule = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
      writer.element("path", "d=\"\(Self.data(path))\" \(Paint(color).attribute("fill"))\(rule)")
    case .stroke(let path, let style, let color): stroke(path, style, color)
    case .text(let run): text(run)
    case .image(let run):
      writer.begin("g", "transform=\"\(Self.text(run.imageTransform))\"")
      replay(run.image.list, within: run.image.list.bounds)
      writer.end()
    case .beginGroup, .endGroup: break
    }
  }

  private mutating func stroke(_ path: PathData, _ style: StrokeStyle, _ color: DrawColor) {
    var attributes = "fill=\"none\" \(Paint(color).attribute("stroke")) stroke-width=\"\(svg(style.width))\""
    switch style.cap {
    case .butt: break
    case .round: attributes += " stroke-linecap=\"round\""
    case .square: attributes += " stroke-linecap=\"square\""
    }
    switch style.join {
    case .miter: attributes += " stroke-miterlimit=\"\(svg(max(1, style.miterLimit)))\""
    case .round: attributes += " stroke-linejoin=\"round\""
    case .bevel: attributes += " stroke-linejoin=\"bevel\""
    }
    if !style.dash.isEmpty {
      attributes += " stroke-dasharray=\"\(style.dash.map { svg($0) }.joined(separator: " "))\""
      if style.dashPhase != 0 { attributes += " stroke-dashoffset=\"\(svg(style.dashPhase))\"" }
    }
    // The pen is transformed with what it draws: undone on the path, applied to the whole.
    if !style.transform.isIdentity { attributes += " transform=\"\(Self.text(style.transform))\"" }
    let undone = style.transform.isIdentity ? path : path.applying(style.transform.inverted())
    writer.element("path", "d=\"\(Self.data(undone))\" \(attributes)")
  }

  private mutating func text(_ run: TextRun) {
    var family = run.font.isMonospaced ? Ink.mono : Ink.sans
    if let name = run.font.family {
      family = "font-family=\"'\(SVGWriter.escaped(name.filter { $0 != "'" }))', sans-serif\""
    }
    let slant = run.font.isItalic ? " font-style=\"italic\"" : ""
    let place = run.transform.isIdentity ? "" : " transform=\"\(Self.text(run.transform))\""
    writer.words(
      "text",
      "x=\"\(svg(run.baseline.x))\" y=\"\(svg(run.baseline.y))\" font-size=\"\(svg(run.font.size))\" "
        + "font-weight=\"\(run.font.weight)\"\(slant) \(Paint(run.color).attribute("fill")) \(family) "
        + "textLength=\"\(svg(run.width))\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\"\(place)", run.text)
  }

  static func text(_ t: CGAffineTransform) -> String {
    "matrix(" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Figures.text($0, 5) }.joined(separator: " ") + ")"
  }

  /// A rectangle's `x`, `y`, `width` and `height`.
  static func attributes(of rect: CGRect) -> String {
    "x=\"\(svg(rect.minX))\" y=\"\(svg(rect.minY))\" width=\"\(svg(rect.width))\" height=\"\(svg(rect.height))\""
  }

  static func data(_ path: PathData, _ places: Int = 2) -> String {
    func svg(_ point: CGPoint) -> String { Figures.text(point.x, places) + " " + Figures.text(point.y, places) }
    let text = path.elements.map { element in
      switch element {
      case .move(let p): "M\(svg(p))"
      case .line(let p): "L\(svg(p))"
      case .quad(let p, let c): "Q\(svg(c)) \(svg(p))"
      case .curve(let p, let c1, let c2): "C\(svg(c1)) \(svg(c2)) \(svg(p))"
      case .close: "Z"
      }
    }
    return text.isEmpty ? "M0 0" : text.joined(separator: " ")
  }
}

extension Paint {
  init(_ color: DrawColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// `fill="#ff0000" fill-opacity="0.5"`
  func attribute(_ name: String) -> String {
    "\(name)=\"\(svg)\"" + (alpha < 1 ? " \(name)-opacity=\"\(Figures.text(max(0, alpha), 3))\"" : "")
  }
}

extension CGBlendMode {
  /// Its name in SVG and CSS.
  var css: String {
    switch self {
    case .normal, .clear, .copy: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    }
  }
}
