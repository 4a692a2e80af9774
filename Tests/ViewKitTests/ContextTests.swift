import Testing

@testable import ViewKit

@Suite struct ContextTests {
  /// The transform of a context, by the algebra of matrices, with states saved and restored at random.
  @Test(arguments: [1, 2, 3] as [UInt64]) func transformsAndStates(seed: UInt64) {
    inWorld { _ in
      var random = SeededRandom(seed: seed)
      for _ in 0..<100 {
        let context = sketch()
        var stack: [(CGAffineTransform, CGFloat)] = []
        var (t, width) = (CGAffineTransform.identity, CGFloat(1))
        for _ in 0..<60 {
          let (x, y) = (random.number(-3...3) + 0.5, random.number(1...2))
          switch Int.random(in: 0...6, using: &random) {
          case 0:
            context.translateBy(x: x, y: y)
            t = t.translatedBy(x: x, y: y)
          case 1:
            context.scaleBy(x: x == 0 ? 1 : x, y: y)
            t = t.scaledBy(x: x == 0 ? 1 : x, y: y)
          case 2:
            context.rotate(by: x)
            t = t.rotated(by: x)
          case 3:
            let other = CGAffineTransform(a: y, b: 0.25, c: 0, d: 1, tx: x, ty: y)
            context.concatenate(other)
            t = other.concatenating(t)
          case 4:
            context.setLineWidth(y)
            width = y
          case 5:
            context.saveGState()
            stack.append((t, width))
          default:
            if let last = stack.popLast() {
              context.restoreGState()
              (t, width) = last
            }
          }
          #expect(context.ctm == t, "seed \(seed)")
          #expect(context.state.lineWidth == width, "seed \(seed)")
          #expect(context.saved.count == stack.count)
        }
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 1, y: 2))
        context.translateBy(x: 1000, y: 0)
        // Points stay where they were put.
        #expect(
          context.outline.elements == [.move(to: CGPoint.zero.applying(t)), .line(to: CGPoint(x: 1, y: 2).applying(t))])
      }
    }
  }

  /// What a list shows, point by point, is what painting into a bitmap would have left.
  @Test(arguments: Array(1...6) as [UInt64]) func erasingIsAsOnABitmap(seed: UInt64) {
    inWorld { _ in
      var random = SeededRandom(seed: seed)
      let points = (0..<60).map { _ in CGPoint(x: random.number(0...50) + 0.1, y: random.number(0...50) + 0.1) }
      let context = sketch()
      // The layers of groups under way, the outermost first.
      var bitmaps: [[DrawColor?]] = [Array(repeating: nil, count: points.count)]
      var clips: [[(CGPoint) -> Bool]] = [[]]
      for step in 0..<60 {
        let (shape, inside) = random.shape()
        let color = DrawColor(red: Double(step) / 100, green: 0, blue: 0, alpha: 1)
        func paint(_ color: DrawColor?) {
          for (index, point) in points.enumerated() where inside(point) && clips.last!.allSatisfy({ $0(point) }) {
            bitmaps[bitmaps.count - 1][index] = color
          }
        }
        context.beginPath()
        context.addPath(CGPath(shape))
        switch Int.random(in: 0...9, using: &random) {
        case 0...3:
          context.setFillColor(CGColor(red: color.red, green: 0, blue: 0, alpha: 1))
          context.fillPath()
          paint(color)
        case 4, 5:
          context.setBlendMode(.clear)
          context.fillPath()
          context.setBlendMode(.normal)
          paint(nil)
        case 6:
          guard clips.last!.count < 3 else { continue }
          context.clip()
          clips[clips.count - 1].append(inside)
        case 7:
          context.beginTransparencyLayer()
          bitmaps.append(Array(repeating: nil, count: points.count))
          clips.append(clips.last!)
        case 8:
          guard bitmaps.count > 1 else { continue }
          context.endTransparencyLayer()
          let top = bitmaps.removeLast()
          for (index, color) in top.enumerated() { if let color { bitmaps[bitmaps.count - 1][index] = color } }
          clips.removeLast()
        default:
          guard bitmaps.count == 1 else { continue }
          context.resetClip()
          clips = [[]]
        }
      }
      while bitmaps.count > 1 {
        context.endTransparencyLayer()
        let top = bitmaps.removeLast()
        for (index, color) in top.enumerated() { if let color { bitmaps[bitmaps.count - 1][index] = color } }
      }
      context.finish()
      for (index, point) in points.enumerated() {
        #expect(context.list.color(at: point) == bitmaps[0][index], "seed \(seed) at \(point)")
      }
    }
  }

  @Test func theSameAgainDoesNotGrow() {
    inWorld { _ in
      var list = DisplayList(bounds: CGRect(x: 0, y: 0, width: 50, height: 50), scale: 1)
      for turn in 0..<20 {
        let rect = CGRect(x: turn % 3, y: 0, width: 20, height: 20)
        list.erase([ClipShape(PathData(rect: rect), .winding)], from: 0)
        let context = CGContext(onto: list, limitedTo: rect)
        context.fill(list.bounds)
        context.fillEllipse(in: list.bounds)
        context.finish()
        list = context.list
        #expect(list.commands.count <= 6)
      }
    }
  }

  @Test func clipsOfRectanglesAreOne() {
    inWorld { _ in
      let context = sketch()
      for index in 0..<1000 { context.clip(to: CGRect(x: index % 7, y: 0, width: 40, height: 40)) }
      #expect(context.state.clip.count == 1)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 6, y: 0, width: 34, height: 40))
      context.clip(to: CGRect(x: 45, y: 45, width: 1, height: 1))
      context.fill(context.list.bounds)
      #expect(context.list.color(at: CGPoint(x: 10, y: 10)) == nil)
    }
  }

  @Test func whatIsIgnoredIsNoted() {
    inWorld { _ in
      let notes = heard {
        UIColor.red.set()
        UIRectFill(.zero)
        UIBezierPath(rect: .zero).stroke()
        "text".draw(at: .zero, TextAttributes())
        UIGraphicsPopContext()
        UIGraphicsEndImageContext()
        _ = UIGraphicsGetImageFromCurrentImageContext()
        let context = sketch()
        context.restoreGState()
        context.endTransparencyLayer()
        context.addLine(to: .zero)
        context.clip()
        context.setLineWidth(.nan)
        context.setLineDash(phase: 0, lengths: [-1])
        context.fill(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        context.concatenate(CGAffineTransform(scaleX: .nan, y: 1))
        context.saveGState()
        context.beginTransparencyLayer()
        context.finish()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.list.lines == ["begin group", "end group"])
        UIGraphicsBeginImageContext(CGSize(width: 0, height: 5))
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
      }.notes.map(\.code)
      let state = Note.Code.unbalancedState
      #expect(
        notes == [
          .noContext, .noContext, .noContext, .noContext, state, state, .noContext, state, state, .pathIgnored,
          .pathIgnored, .drawingIgnored, .drawingIgnored, .drawingIgnored, .drawingIgnored, state, .contextOver,
          .drawingIgnored,
        ])
    }
  }

  @Test func pensUnderTransforms() {
    inWorld { _ in
      let context = sketch()
      context.setLineWidth(2)
      context.scaleBy(x: 3, y: 3)
      context.rotate(by: 1)
      context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.scaleBy(x: 2, y: 1)
      context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setLineWidth(0)
      context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.scaleBy(x: 0, y: 1)
      context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
      let pens: [StrokeStyle] = context.list.commands.compactMap {
        if case .stroke(_, let pen, _) = $0.content { return pen }
        return nil
      }
      #expect(pens.count == 3)
      #expect(close(pens[0].uniformScale ?? 0, 3) && pens[1].uniformScale == nil)
      #expect(pens[2].width == 0.5 && pens[2].uniformScale == 1)
    }
  }
}

/// A context of 50 × 50 points at scale 2.
private func sketch() -> CGContext {
  CGContext(onto: DisplayList(bounds: CGRect(x: 0, y: 0, width: 50, height: 50), scale: 2))
}

extension SeededRandom {
  /// A shape, and what is inside of it. Points of quarters and a tenth are never on an edge of the first two.
  fileprivate mutating func shape() -> (PathData, (CGPoint) -> Bool) {
    let rect = CGRect(x: number(0...40), y: number(0...40), width: number(1...30), height: number(1...30))
    if coin(0.6) { return (PathData(rect: rect), { rect.contains($0) }) }
    var oval = PathData()
    oval.addEllipse(in: rect)
    return (oval, { oval.contains($0, .winding) })
  }
}

extension DisplayList {
  /// The colour of the last opaque fill that shows at a point.
  func color(at point: CGPoint) -> DrawColor? {
    var layers: [(DrawColor?, DrawCommand?)] = [(nil, nil)]
    func shows(_ command: DrawCommand) -> Bool {
      command.clip.allSatisfy { $0.path.contains(point, $0.rule) }
        && !command.erased.contains { $0.allSatisfy { $0.path.contains(point, $0.rule) } }
    }
    for command in commands {
      switch command.content {
      case .fill(let path, let rule, let color):
        if path.contains(point, rule) && shows(command) { layers[layers.count - 1].0 = color }
      case .beginGroup: layers.append((nil, command))
      case .endGroup:
        let (color, group) = layers.removeLast()
        if let color, let group, shows(group) { layers[layers.count - 1].0 = color }
      default: break
      }
    }
    return layers[0].0
  }
}

/// Numbers at the edges of what a double can be, everywhere: nothing may crash, and what is recorded can be replayed.
@Suite struct StrangeNumberTests {
  @Test(arguments: Array(1...6) as [UInt64]) func anyNumbersWillDo(seed: UInt64) {
    inWorld { _ in
      var random = SeededRandom(seed: seed)
      let odd: [CGFloat] = [
        0, -0.0, 1, -1, 7.5, 1e308, -1e308, 2.5e-308, .leastNonzeroMagnitude, .nan, .infinity, -.infinity, 1e15, -1e9,
        3.5,
      ]
      func n() -> CGFloat { odd[Int.random(in: 0..<odd.count, using: &random)] }
      func p() -> CGPoint { CGPoint(x: n(), y: n()) }
      func r() -> CGRect { CGRect(x: n(), y: n(), width: n(), height: n()) }
      func t() -> CGAffineTransform { CGAffineTransform(a: n(), b: n(), c: n(), d: n(), tx: n(), ty: n()) }
      for _ in 0..<60 {
        let context = sketch()
        let path = UIBezierPath()
        let image = UIGraphicsImageRenderer(bounds: r()).image { $0.fill(r()) }
        for _ in 0..<40 {
          switch Int.random(in: 0...26, using: &random) {
          case 0: context.move(to: p())
          case 1: context.addLine(to: p())
          case 2: context.addCurve(to: p(), control1: p(), control2: p())
          case 3: context.addQuadCurve(to: p(), control: p())
          case 4: context.addArc(center: p(), radius: n(), startAngle: n(), endAngle: n(), clockwise: true)
          case 5: context.addArc(tangent1End: p(), tangent2End: p(), radius: n())
          case 6: context.addRect(r())
          case 7: context.addEllipse(in: r())
          case 8: context.closePath()
          case 9: context.fillPath()
          case 10: context.strokePath()
          case 11: context.clip()
          case 12: context.clip(to: r())
          case 13: context.clear(r())
          case 14: context.fill(r())
          case 15: context.stroke(r(), width: n())
          case 16: context.concatenate(t())
          case 17: context.setLineWidth(n())
          case 18: context.setLineDash(phase: n(), lengths: [n(), n()])
          case 19: context.setShadow(offset: CGSize(width: n(), height: n()), blur: n())
          case 20: context.setAlpha(n())
          case 21: UIGraphicsPushContext(context)
          case 22: image.draw(in: r())
          case 23:
            var attributes = TextAttributes()
            attributes.font = .systemFont(ofSize: n())
            attributes.lineSpacing = n()
            "some words\nto draw".draw(in: r(), attributes)
            "a".draw(at: p(), attributes)
          case 24:
            path.append(UIBezierPath(roundedRect: r(), byRoundingCorners: .topLeft, cornerRadii: r().size))
            path.apply(t())
            path.stroke()
            _ = (path.bounds, path.contains(p()), path.reversing())
          case 25:
            _ = (context.boundingBoxOfPath, context.boundingBoxOfClipPath, context.pathContains(p(), mode: .fill))
          default: context.setMiterLimit(n())
          }
        }
        while UIGraphicsGetCurrentContext() != nil { UIGraphicsPopContext() }
        context.finish()
        for command in context.list.commands {
          _ = (command.box, command.description)
          switch command.content {
          case .fill(let path, _, _): #expect(path.isFinite, "seed \(seed): \(command)")
          case .stroke(let path, let pen, _):
            #expect(path.isFinite && pen.transform.isFinite && pen.width > 0, "seed \(seed): \(command)")
          case .text(let run):
            #expect(run.baseline.isFinite && run.transform.isFinite && run.width.isFinite, "seed \(seed): \(command)")
          case .image(let run): #expect(run.imageTransform.isFinite, "seed \(seed): \(command)")
          case .beginGroup, .endGroup: break
          }
          #expect(command.clip.allSatisfy { $0.path.isFinite }, "seed \(seed): \(command)")
        }
      }
    }
  }
}
