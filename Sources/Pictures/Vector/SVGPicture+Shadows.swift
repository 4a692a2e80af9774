import ViewKit

/// Shadows. What casts one is written as it is, and once more by reference as its shadow: so the shadow alone becomes an
/// image where a PDF is made of the picture, and lines and text stay sharp.
extension SVGPicture {
  /// Begins what casts a shadow.
  ///
  /// - Parameters:
  ///   - offset: In the coordinates of what is drawn, as everything here.
  ///   - deviation: Of the blur.
  ///   - area: Beyond it nothing is to be seen.
  mutating func beginCasting(_ offset: CGSize, _ deviation: Double, _ paint: Paint, within area: CGRect) {
    // Each level would be drawn twice as often as the one above it; deeper ones are an image with their shadow.
    let isDeep = castDepth >= 3
    let filter = "filter=\"url(#\(shadowFilter(offset, deviation, paint, within: area, keepsSource: isDeep)))\""
    castDepth += 1
    if isDeep { return writer.begin("g", filter) }
    let caster = nextID("caster")
    writer.begin("g", filter)
    writer.element("use", "href=\"#\(caster)\"")
    writer.end()
    writer.begin("g", "id=\"\(caster)\"")
  }

  mutating func endCasting() {
    writer.end()
    castDepth -= 1
  }

  /// Begins what casts a view's shadow.
  mutating func beginCasting(_ shadow: Look.Shadow, of view: SceneView) {
    let (offset, deviation) = onPage(shadow, of: view)
    beginCasting(offset, deviation, shadow.paint, within: wholePage)
  }

  /// The shadow of a path in a view's own coordinates, whatever the view shows.
  mutating func shadow(_ shadow: Look.Shadow, of path: PathData, _ view: SceneView) {
    let (offset, deviation) = onPage(shadow, of: view)
    let filter = shadowFilter(offset, deviation, shadow.paint, within: wholePage, keepsSource: false)
    let data = Self.data(path.applying(view.matrix.concatenating(page.matrix)))
    writer.element("path", "d=\"\(data)\" fill=\"#000000\" filter=\"url(#\(filter))\"")
  }

  /// A shadow turns and grows with its view; a blur has one width in all directions.
  private func onPage(_ shadow: Look.Shadow, of view: SceneView) -> (offset: CGSize, deviation: Double) {
    let (x, y) = page.scales(of: view)
    return (shadow.offset.applying(view.matrix.concatenating(page.matrix)), shadow.radius * (x * y).squareRoot())
  }

  private var wholePage: CGRect { CGRect(x: 0, y: 0, width: page.width, height: page.height) }

  /// - Parameter keepsSource: Shows what casts the shadow over it.
  private mutating func shadowFilter(
    _ offset: CGSize, _ deviation: Double, _ paint: Paint, within area: CGRect, keepsSource: Bool
  ) -> String {
    let id = nextID("shadow")
    // An area in the size of what is drawn would end before a far shadow, and be empty for a line across.
    writer.begin("filter", "id=\"\(id)\" filterUnits=\"userSpaceOnUse\" \(Self.attributes(of: area))")
    writer.element("feGaussianBlur", "in=\"SourceAlpha\" stdDeviation=\"\(svg(max(0, deviation)))\" result=\"blur\"")
    writer.element(
      "feOffset", "in=\"blur\" dx=\"\(svg(offset.width))\" dy=\"\(svg(offset.height))\" result=\"moved\"")
    writer.element("feFlood", "flood-color=\"\(paint.svg)\" flood-opacity=\"\(svg(paint.alpha))\" result=\"ink\"")
    writer.element("feComposite", "in=\"ink\" in2=\"moved\" operator=\"in\" result=\"shadow\"")
    if keepsSource {
      writer.begin("feMerge")
      writer.element("feMergeNode", "in=\"shadow\"")
      writer.element("feMergeNode", "in=\"SourceGraphic\"")
      writer.end()
    }
    writer.end()
    return id
  }
}
