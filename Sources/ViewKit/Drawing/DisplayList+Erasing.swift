extension DisplayList {
  /// Erases what lies within all of the shapes from the commands at `start` and later.
  ///
  /// Nothing is recorded: each command that may show there gets the area among its `erased`, and one that lies wholly
  /// inside a rectangle goes. Drawing the same part again and again therefore does not make the list longer.
  mutating func erase(_ area: [ClipShape], from start: Int) {
    let box = area.reduce(CGRect.infinite) { $0.intersection($1.path.tightBox) }
    if box.isNull { return }
    // Only of rectangles it is plain that they cover what lies in their common box.
    let covers = area.allSatisfy { $0.path.uprightRect != nil }
    var kept = Array(commands[..<start])
    var index = start
    while index < commands.count {
      let end = endOfGroup(at: index)
      let drawn = commands[index..<end].reduce(CGRect.null) { $0.union($1.box) }
      if covers && box.covers(drawn) {
        index = end
        continue
      }
      let first = kept.count
      kept += commands[index..<end]
      if !drawn.intersection(box).isEmpty { kept[first].erase(area, covers ? box : nil) }
      index = end
    }
    commands = kept
  }

  /// The index behind the command, or behind the group that it begins.
  private func endOfGroup(at index: Int) -> Int {
    guard case .beginGroup = commands[index].content else { return index + 1 }
    var depth = 0
    for next in index..<commands.count {
      if case .beginGroup = commands[next].content { depth += 1 }
      if case .endGroup = commands[next].content {
        depth -= 1
        if depth == 0 { return next + 1 }
      }
    }
    return commands.count
  }
}

extension DrawCommand {
  /// - Parameter rect: the area, if it is but a rectangle. Of rectangles within each other one is enough.
  fileprivate mutating func erase(_ area: [ClipShape], _ rect: CGRect?) {
    guard let rect else { return erased.append(area) }
    func isRect(_ area: [ClipShape], _ test: (CGRect) -> Bool) -> Bool {
      area.count == 1 && area[0].path.uprightRect.map(test) ?? false
    }
    if erased.contains(where: { isRect($0) { $0.covers(rect) } }) { return }
    erased.removeAll { isRect($0) { rect.covers($0) } }
    erased.append([ClipShape(PathData(rect: rect), .winding)])
  }

  /// A box around all that the command may show, in the list's coordinates; of a group's ends null.
  public var box: CGRect {
    var box: CGRect
    switch content {
    case .fill(let path, _, _): box = path.tightBox
    case .stroke(let path, let pen, _):
      let t = pen.transform
      // No farther than the pen's half width, times the miter, times the most that the transform stretches.
      let reach = max(pen.join == .miter ? pen.miterLimit : 1, 1.5) * pen.width / 2
      let stretch = (t.a * t.a + t.b * t.b + t.c * t.c + t.d * t.d).squareRoot()
      box = path.controlBox.insetBy(dx: -reach * stretch, dy: -reach * stretch)
    case .text(let run):
      let rise = run.font.size
      box = CGRect(
        x: run.baseline.x - rise / 2, y: run.baseline.y - rise * 1.25, width: run.width + rise, height: rise * 2
      )
      .applying(run.transform)
    case .image(let run): box = run.rect.applying(run.transform)
    case .beginGroup, .endGroup: return .null
    }
    if let shadow {
      box = box.union(
        box.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -shadow.blur, dy: -shadow.blur))
    }
    return clip.reduce(box) { $0.intersection($1.path.tightBox) }
  }
}

extension CGRect {
  /// Whether all of the other is inside, edges included.
  fileprivate func covers(_ other: CGRect) -> Bool {
    other.isNull || minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension PathData {
  /// The rectangle that the path is, if it is one with sides along the axes.
  var uprightRect: CGRect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], elements[4] == .close
    else { return nil }
    let across = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let down = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return across || down ? CGRect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y).standardized : nil
  }
}
