import ViewKit

/// Where a name may stand, best places first.
extension SVGName {
  /// In the middle of its view.
  var middle: Box { plate((box.minX + box.maxX - size.width) / 2, (box.minY + box.maxY - size.height) / 2) }

  /// - Parameter isAmongOthers: There are other views to be kept clear of.
  func places(isAmongOthers: Bool) -> (near: [Box], far: [Box]) {
    let middle = middle
    let (left, right) = (box.minX + rounding + 5, box.maxX - rounding - size.width - 5)
    let (top, bottom) = (box.minY + rounding + 4, box.maxY - rounding - size.height - 4)
    var inside = [
      plate(left, top), plate(right, top), plate(left, bottom), plate(right, bottom), plate(middle.minX, top), middle,
      plate(middle.minX, bottom),
    ]
    let outside = [
      plate(box.minX, box.minY - size.height - 3), plate(box.minX, box.maxY + 3), plate(box.maxX + 4, middle.minY),
      plate(box.minX - size.width - 4, middle.minY),
    ]
    // Between its subviews: along its upper and lower edge.
    var between: [Box] = []
    if isAmongOthers {
      for step in stride(from: 0.125, to: 1, by: 0.125) {
        let x = left + (right - left) * step
        between += [plate(x, top), plate(x, bottom)]
      }
    }
    let far = isAmongOthers ? self.far : []
    if let turned {
      let beside = places(beside: turned)
      // What a view drew is to be seen.
      if hidesDrawing { return (beside + [middle], far) }
      inside = [middle] + places(in: turned) + inside
      return (inside + outside + between + beside, far)
    }
    return (hidesDrawing ? outside + inside : inside + outside + between, far)
  }

  /// Further away, where a line leads from it to its view.
  private var far: [Box] {
    var places: [Box] = []
    for distance in [24.0, 46, 68, 96, 128] {
      for x in [box.minX, middle.minX, box.maxX - size.width, box.maxX, box.minX - size.width] {
        places += [plate(x, box.minY - size.height - distance), plate(x, box.maxY + distance)]
      }
      for y in [middle.minY, middle.minY - distance, middle.minY + distance] {
        places += [plate(box.maxX + distance, y), plate(box.minX - size.width - distance, y)]
      }
    }
    return places
  }

  private func plate(_ x: Double, _ y: Double) -> Box { Box(x, y, x + size.width, y + size.height) }

  private func plate(around point: CGPoint) -> Box { plate(point.x - size.width / 2, point.y - size.height / 2) }

  /// Wholly in a turned view, on the way from its middle to its corners and edges.
  private func places(in turned: Polygon) -> [Box] {
    let (points, middle) = (turned.points, turned.middle)
    let targets = points.indices.flatMap { [between(points[$0], points[($0 + 1) % points.count], 0.5), points[$0]] }
    return targets.flatMap { [plate(around: between(middle, $0, 0.35)), plate(around: between(middle, $0, 0.6))] }
      .filter { Polygon($0).points.allSatisfy(turned.contains) }
  }

  /// Beside the middle of each edge, where a plate just does not touch it.
  private func places(beside turned: Polygon) -> [Box] {
    let (corners, middle) = (turned.points, turned.middle)
    return corners.indices.compactMap { index in
      let (p, q) = (corners[index], corners[(index + 1) % corners.count])
      let centre = between(p, q, 0.5)
      var (x, y) = (q.y - p.y, p.x - q.x)
      let length = (x * x + y * y).squareRoot()
      guard length > 0 else { return nil }
      let outward = (centre.x - middle.x) * x + (centre.y - middle.y) * y < 0 ? -1.0 : 1
      (x, y) = (x / length * outward, y / length * outward)
      // Its half seen from the edge.
      let reach = (abs(x) * size.width + abs(y) * size.height) / 2 + 3
      return plate(around: CGPoint(x: centre.x + x * reach, y: centre.y + y * reach))
    }
  }
}
