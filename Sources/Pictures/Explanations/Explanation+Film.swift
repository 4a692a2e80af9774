import ViewKit

/// Resizing as a strip of pictures: before, on the way, after.
extension Explanation {
  /// nil when the view is squashed flat, or is not in the scene.
  func strip(_ film: Film, _ scene: Scene) -> Picture? {
    guard let top = scene.index(ofSerial: film.serial) else { return nil }
    var picture = Picture(scene)
    (picture.isFilm, picture.sharesRows) = (true, true)
    picture.caption = [" ├──┤ keeps its length: a strut   ├∿∿┤ gives way: a spring"]
    for frame in film.frames {
      guard let seen = scene.placing(frame.places).seen(from: top) else { return nil }
      var panel = Picture(seen.drawing { seen.isDescendant($0, of: top) })
      panel.focus = top
      panel.title = frame.title
      panel.marks = Self.links(panel, below: top)
      picture.panels.append(panel)
    }
    return picture
  }

  /// Of more views the springs and struts would hide each other.
  private static var linkLimit: Int { 8 }

  /// The margins and lengths of the views in one that gets another size.
  private static func links(_ picture: Picture, below top: Int) -> [Mark] {
    let views = picture.scene.views
    let inner = picture.drawnIndices.filter { views[$0].parent == top }
    guard inner.count <= linkLimit else { return [] }
    return inner.flatMap { index -> [Mark] in
      let (frame, bounds, mask) = (views[index].frame, views[top].bounds, views[index].mask)
      guard views[top].bounds.size != .zero, views[index].quad.isFinite else { return [] }
      // Beside the middle, where names stand.
      let (x, y) = (frame.minX + frame.width * 0.7, frame.minY + frame.height * 0.6)
      func across(_ from: Double, _ to: Double, _ isSpring: Bool) -> Mark {
        link(CGPoint(x: from, y: y), CGPoint(x: to, y: y), isSpring)
      }
      func down(_ from: Double, _ to: Double, _ isSpring: Bool) -> Mark {
        link(CGPoint(x: x, y: from), CGPoint(x: x, y: to), isSpring)
      }
      return [
        down(bounds.minY, frame.minY, mask.contains(.flexibleTopMargin)),
        down(frame.minY, frame.maxY, mask.contains(.flexibleHeight)),
        down(frame.maxY, bounds.maxY, mask.contains(.flexibleBottomMargin)),
        across(bounds.minX, frame.minX, mask.contains(.flexibleLeftMargin)),
        across(frame.minX, frame.maxX, mask.contains(.flexibleWidth)),
        across(frame.maxX, bounds.maxX, mask.contains(.flexibleRightMargin)),
      ]
    }
  }

  private static func link(_ from: CGPoint, _ to: CGPoint, _ isSpring: Bool) -> Mark {
    isSpring ? .spring(from, to) : .strut(from, to)
  }
}
