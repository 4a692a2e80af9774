import ViewKit

/// What views show, and their outlines.
extension SVGPicture {
  /// Alpha, clipping and the border, which lies over all below it, take a view with its subviews, so these are nested
  /// groups; everything else is flat.
  mutating func contents() {
    var open: [Int] = []
    for index in picture.drawnIndices {
      while let last = open.last, !scene.isDescendant(index, of: last) { close(open.removeLast()) }
      let view = scene.views[index]
      if view.alpha < 1 { writer.begin("g", "opacity=\"\(svg(view.alpha))\"") }
      paint(index)
      if view.clips { writer.begin("g", "clip-path=\"url(#\(id("in\(index)")))\"") }
      if view.alpha < 1 || view.clips || view.look.hasBorder { open.append(index) }
    }
    while let last = open.popLast() { close(last) }
  }

  private mutating func close(_ index: Int) {
    let view = scene.views[index]
    if view.clips { writer.end() }
    if let border = view.look.border, view.look.hasBorder {
      let inner = page.outline(view, inset: CGSize(width: view.look.borderWidth, height: view.look.borderWidth))
      writer.element("path", "d=\"\(page.outline(view)) \(inner)\" \(border.attribute("fill")) fill-rule=\"evenodd\"")
    }
    if view.alpha < 1 { writer.end() }
  }

  private mutating func paint(_ index: Int) {
    let view = scene.views[index]
    var command = ""
    // Further down a path is longer than anybody reads.
    if let selecting = picture.selecting, view.isView, view.level <= 50 {
      command = " data-command=\"\(SVGWriter.escaped(selecting + scene.path(of: index)))\""
    }
    writer.begin("g", "data-view=\"\(SVGWriter.escaped(view.name))\"\(command)")
    writer.words("title", "", "\(view.name): \(view.className), " + Picture.facts(view).joined(separator: ", "))
    let outline = page.outline(view)
    // Without a path, what the view shows casts its shadow.
    var casts = false
    if let shadow = view.look.shadow {
      casts = shadow.path == nil && (view.look.background != nil || view.look.drawing != nil)
      if let path = shadow.path { self.shadow(shadow, of: path, view) }
      if casts { beginCasting(shadow, of: view) }
    }
    if let paint = view.look.background {
      writer.element("path", "d=\"\(outline)\" \(paint.attribute("fill"))")
    } else if view.look.drawing != nil {
      // It shows what it drew and nothing else.
    } else if view.parent != nil {
      // A view without a background shows nothing; a breath of its colour tells it from what is behind it.
      writer.element("path", "d=\"\(outline)\" fill=\"\(Ink.level(view.level))\" fill-opacity=\"0.07\"")
    } else {
      writer.element("path", "d=\"\(outline)\" fill=\"#ffffff\" fill-opacity=\"0.6\"")
    }
    // Its own contents may reach beyond it as its subviews may, and are cut off as they are.
    if view.clips, view.look.drawing != nil { writer.begin("g", "clip-path=\"url(#\(id("in\(index)")))\"") }
    contents(of: view)
    if view.clips, view.look.drawing != nil { writer.end() }
    if casts { endCasting() }
    writer.end()
  }

  // MARK: Outlines

  /// So many units of the page beyond a view; nothing along an axis on which it is as good as flat.
  private func outwards(_ distance: Double, _ view: SceneView) -> CGSize {
    let (x, y) = page.scales(of: view)
    return CGSize(width: x > 0.05 ? -distance / x : 0, height: y > 0.05 ? -distance / y : 0)
  }

  mutating func outline(_ index: Int) {
    let view = scene.views[index]
    let ink = Ink.level(view.level)
    let isMarked = picture.marks.contains { if case .axes(index) = $0 { true } else { false } }
    let width = isMarked ? 2.5 : view.parent == nil ? 1.5 : 1.75
    // What a view drew along its edges, and its border, are to be seen.
    let isOutside = view.look.drawing != nil || view.look.hasBorder
    let path = page.outline(view, inset: isOutside ? outwards(width / 2, view) : .zero)
    guard cut(index) != nil else {
      return writer.element("path", "d=\"\(path)\" stroke=\"\(ink)\" stroke-width=\"\(svg(width))\"")
    }
    // What is cut off stays as a dotted ghost.
    writer.element(
      "path",
      "d=\"\(path)\" stroke=\"\(ink)\" stroke-width=\"1.25\" stroke-dasharray=\"1 4\" stroke-linecap=\"round\" "
        + "stroke-opacity=\"0.8\" clip-path=\"url(#\(id("plot")))\"")
    writer.element(
      "path", "d=\"\(path)\" stroke=\"\(ink)\" stroke-width=\"\(svg(width))\" clip-path=\"url(#\(id("seen\(index)")))\""
    )
  }
}
