import ViewKit

/// A picture as SVG: what views show, their outlines and names, rulers, and what is marked. Text is text, each view is a
/// group with its name in `data-view` and its numbers in `<title>`.
public struct SVGPicture {
  let picture: Picture
  let page: SVGPage
  var writer = SVGWriter()
  var labels = SVGLabels()
  /// Names given to clips, masks and filters.
  var idCount = 0
  /// How many things that cast a shadow are open.
  var castDepth = 0
  /// Where views are on the page, as long as there are not too many of them.
  private var rooms: [(index: Int, box: Box)] = []
  /// Commands of drawings written so far.
  var commandCount = 0

  /// Sets this picture's clips apart from those of others on the page.
  private let prefix: String

  public init(_ picture: Picture) {
    self.picture = picture
    prefix = ""
    if picture.panels.isEmpty {
      page = SVGPage(picture)
      draw { $0.plot() }
    } else {
      let grid = SVGGrid(picture.panels)
      page = SVGPage(picture, grid: grid.size)
      draw { $0.panels(grid) }
    }
  }

  /// One of several, without anything around it but its rulers and title.
  init(panel: Picture, room: CGSize, prefix: String) {
    picture = panel
    page = SVGPage(panel, room: room)
    self.prefix = prefix
    if !panel.title.isEmpty {
      writer.words(
        "text",
        "x=\"\(svg(page.left))\" y=\"40\" font-size=\"15\" font-weight=\"600\" fill=\"\(Ink.text)\" \(Ink.sans)",
        panel.title)
    }
    plot()
  }

  public var text: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + writer.text }

  var scene: Scene { picture.scene }

  private mutating func draw(_ content: (inout SVGPicture) -> Void) {
    let (width, height) = (svg(page.width), svg(page.height))
    writer.begin(
      "svg",
      "xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" role=\"img\""
    )
    if !picture.title.isEmpty { writer.words("title", "", picture.title) }
    writer.words("desc", "", scene.description(of: picture.focus).prefix(60).joined(separator: "; "))
    writer.element("rect", "width=\"\(width)\" height=\"\(height)\" fill=\"\(Ink.paper)\"")
    if !picture.title.isEmpty {
      writer.words(
        "text", "x=\"24\" y=\"40\" font-size=\"20\" font-weight=\"600\" fill=\"\(Ink.text)\" \(Ink.sans)", picture.title
      )
    }
    content(&self)
    caption()
    writer.end()
  }

  private mutating func panels(_ grid: SVGGrid) {
    for (number, panel) in picture.panels.enumerated() {
      let place = grid.place(number)
      writer.begin("g", "transform=\"translate(\(svg(page.left + place.x)) \(svg(page.top + place.y)))\"")
      writer.append(SVGPicture(panel: panel, room: grid.room, prefix: "p\(number)-").writer)
      writer.end()
    }
  }

  private mutating func plot() {
    definitions()
    rulers()
    writer.begin("g", "clip-path=\"url(#\(id("plot")))\"")
    contents()
    writer.end()
    writer.begin("g", "fill=\"none\" stroke-linejoin=\"round\"")
    let drawn = picture.drawnIndices
    for index in drawn {
      outline(index)
      // Among hundreds of views no name stands free.
      if drawn.count <= 150 {
        labels.edges += scene.views[index].quad.edges.map { (page.place($0.0), page.place($0.1)) }
        rooms.append((index, Box(around: scene.views[index].quad.corners.map(page.place))))
      }
    }
    writer.end()
    for case .arrow(let from, let to, _) in picture.marks { labels.edges.append((page.place(from), page.place(to))) }
    for mark in picture.marks { reserve(mark) }
    for mark in picture.marks { draw(mark) }
    names()
  }

  /// A name on the page for something of this picture.
  func id(_ name: String) -> String { prefix + name }

  /// The views whose subviews are cut off at their bounds, and the plot itself.
  private mutating func definitions() {
    writer.begin("defs")
    // Half a line of the outermost outline lies outside.
    clip("plot", page.path(Polygon(page.region.inset(by: -1 / page.scale)).points))
    for index in picture.drawnIndices {
      let view = scene.views[index]
      if view.clips { clip("in\(index)", page.outline(view)) }
      if let clip = cut(index) { self.clip("seen\(index)", page.path(clip.points)) }
    }
    writer.end()
  }

  private mutating func clip(_ id: String, _ path: String) {
    writer.begin("clipPath", "id=\"\(self.id(id))\"")
    writer.element("path", "d=\"\(path)\"")
    writer.end()
  }

  /// What is left of a view that its ancestors clip; nil when they leave it whole.
  func cut(_ index: Int) -> Polygon? {
    let view = scene.views[index]
    guard let clip = view.clip, !view.quad.corners.allSatisfy({ clip.contains($0) }) else { return nil }
    return clip
  }

  // MARK: Around

  private mutating func rulers() {
    let (region, right, bottom) = (page.region, page.left + page.plotWidth, page.top + page.plotHeight)
    writer.element(
      "rect",
      "x=\"\(svg(page.left))\" y=\"\(svg(page.top))\" width=\"\(svg(page.plotWidth))\" height=\"\(svg(page.plotHeight))\" "
        + "fill=\"\(Ink.plot)\"")
    let across = Ticks(from: region.minX, to: region.maxX, distance: 58 / page.scale)
    let down = Ticks(from: region.minY, to: region.maxY, distance: 44 / page.scale)
    writer.begin("g", "stroke=\"\(Ink.grid)\" stroke-width=\"1\"")
    for value in across.values {
      let x = svg(page.x(value))
      writer.element("line", "x1=\"\(x)\" y1=\"\(svg(page.top - 6))\" x2=\"\(x)\" y2=\"\(svg(bottom))\"")
    }
    for value in down.values {
      let y = svg(page.y(value))
      writer.element("line", "x1=\"\(svg(page.left - 6))\" y1=\"\(y)\" x2=\"\(svg(right))\" y2=\"\(y)\"")
    }
    writer.end()
    writer.begin("g", "font-size=\"11\" fill=\"\(Ink.ruler)\" \(Ink.sans)")
    for value in across.values {
      let place = "x=\"\(svg(page.x(value)))\" y=\"\(svg(page.top - 12))\""
      writer.words("text", place + " text-anchor=\"middle\"", Figures.text(value, 2))
    }
    for value in down.values {
      let place = "x=\"\(svg(page.left - 11))\" y=\"\(svg(page.y(value) + 4))\""
      writer.words("text", place + " text-anchor=\"end\"", Figures.text(value, 2))
    }
    let eyes = scene.views.first.map {
      $0.className == "shape" ? "" : "   in points of \(scene.views[scene.eyes].name)"
    }
    writer.words(
      "text", "x=\"\(svg(page.left))\" y=\"\(svg(page.top - 30))\" font-style=\"italic\"", "x →  y ↓\(eyes ?? "")")
    writer.end()
  }

  private mutating func names() {
    writer.begin("g")
    // Small views first: they have least room.
    let order = picture.drawnIndices.sorted {
      let (p, q) = (scene.views[$0].quad.box, scene.views[$1].quad.box)
      return (p.width * p.height, $0) < (q.width * q.height, $1)
    }
    for index in order {
      let view = scene.views[index]
      let corners = view.quad.corners.map(page.place)
      guard view.quad.box.intersection(page.region) != nil else { continue }
      let isTurned = corners[0].x != corners[3].x && corners[0].y != corners[3].y
      // Where a view is cut off, the name belongs to what is left to be seen of it.
      let seen = view.clip.map { Polygon(view.quad).intersection($0).points.map(page.place) } ?? corners
      let isSeen = seen.count > 2 && Box(around: seen).height >= 20
      labels.rooms = rooms.filter { !scene.isDescendant(index, of: $0.index) }.map(\.box)
      // So much of a square does a round corner leave out along each side, at its middle.
      let radius = min(view.look.cornerRadius, view.bounds.width / 2, view.bounds.height / 2)
      labels.write(
        SVGName(
          text: view.name, ink: Ink.level(view.level), box: Box(around: isSeen ? seen : corners),
          turned: isTurned ? Polygon(points: isSeen ? seen : corners) : nil,
          rounding: isTurned ? 0 : radius * page.scale * 0.29, hidesDrawing: view.look.drawing != nil), page, &writer)
    }
    writer.end()
  }

  private mutating func caption() {
    if page.caption.isEmpty, commandCount < Self.commandLimit { return }
    let top = page.top + page.plotHeight + 34
    if commandCount >= Self.commandLimit {
      writer.words(
        "text", "x=\"24\" y=\"\(svg(top - 16))\" font-size=\"11\" fill=\"\(Ink.point)\" \(Ink.sans)",
        "what views drew is cut off after \(Self.commandLimit) commands")
    }
    writer.begin("g", "font-size=\"12\" fill=\"\(Ink.text)\" \(Ink.mono) xml:space=\"preserve\"")
    for (row, line) in page.caption.enumerated() {
      writer.words("text", "x=\"24\" y=\"\(svg(top + Double(row) * SVGPage.captionLine))\"", line)
    }
    writer.end()
  }
}
