import Testing

@testable import ViewKit

private class Canvas: UIView {
  nonisolated(unsafe) static var drawn: [(Canvas, CGRect)] = []
  var paint: (CGRect) -> Void = { UIRectFill($0) }

  override func draw(_ rect: CGRect) {
    Canvas.drawn.append((self, rect))
    paint(rect)
  }
}

/// What one turn draws.
private func turn() -> [(Canvas, CGRect)] {
  Canvas.drawn = []
  let count = UIApplication.shared.tick().drawn
  #expect(count == Canvas.drawn.count)
  return Canvas.drawn
}

@Suite struct DisplayTests {
  /// Random requests, sizes, modes and hiding, against the rules: which views are drawn in a turn, with which rectangle.
  @Test(arguments: Array(1...8) as [UInt64]) func onlyWhatTheRulesSay(seed: UInt64) {
    inWorld { _ in
      var random = SeededRandom(seed: seed)
      let window = UIWindow()
      window.makeKeyAndVisible()
      let views = (0..<6).map { _ in Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
      for (index, view) in views.enumerated() {
        // Some nested, so that hiding one hides others.
        (index > 2 ? views[index - 3] : window).addSubview(view)
      }
      var pending = Dictionary(uniqueKeysWithValues: views.map { (ObjectIdentifier($0), $0.bounds) })
      var drawnFor: [ObjectIdentifier: CGRect] = [:]
      for _ in 0..<300 {
        let view = views[Int.random(in: 0..<6, using: &random)]
        let id = ObjectIdentifier(view)
        switch Int.random(in: 0...7, using: &random) {
        case 0: view.isHidden.toggle()
        case 1: view.center.x += 3
        case 2:
          let old = view.bounds
          view.bounds = CGRect(x: random.number(0...2), y: 0, width: random.number(0...30), height: 20)
          if view.contentMode == .redraw, view.bounds != old, !view.bounds.isEmpty {
            pending[id] = (pending[id] ?? .null).union(view.bounds)
          }
        case 3: view.contentMode = random.coin() ? .redraw : .top
        case 4, 5:
          let rect = CGRect(
            x: random.number(-10...30), y: random.number(-10...30), width: random.number(0...10), height: 10)
          view.setNeedsDisplay(rect)
          let part = rect.intersection(view.bounds)
          if !part.isEmpty { pending[id] = (pending[id] ?? .null).union(part) }
        case 6:
          view.setNeedsDisplay()
          if !view.bounds.isEmpty { pending[id] = view.bounds.union(pending[id] ?? .null) }
        default:
          let drawn = turn()
          var expected: [ObjectIdentifier: CGRect] = [:]
          for view in views {
            let id = ObjectIdentifier(view)
            let isShown = !sequence(first: view as UIView, next: \.superview).contains { $0.isHidden }
            guard let rect = pending[id], isShown, !view.bounds.isEmpty else { continue }
            pending[id] = nil
            // Contents of other bounds are made anew.
            let part = rect.intersection(view.bounds)
            if drawnFor[id] == nil {
              expected[id] = view.bounds
            } else if !part.isEmpty {
              expected[id] = drawnFor[id] == view.bounds ? part : view.bounds
            }
            if expected[id] != nil { drawnFor[id] = view.bounds }
          }
          #expect(drawn.count == expected.count, "seed \(seed)")
          for (view, rect) in drawn { #expect(expected[ObjectIdentifier(view)] == rect, "seed \(seed)") }
          // Nothing is left to do.
          #expect(turn().isEmpty, "seed \(seed)")
        }
      }
    }
  }

  @Test func contentsStayAndArePlaced() {
    inWorld { _ in
      let window = UIWindow()
      window.makeKeyAndVisible()
      let view = Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      window.addSubview(view)
      #expect(view.layer.displayList == nil)
      #expect(turn().count == 1)
      #expect(view.layer.displayList?.lines == ["fill (0 0; 20 10) in 0 0 0 1"])
      #expect(view.layer.displayList?.scale == 2)
      view.frame.size = CGSize(width: 40, height: 40)
      view.contentMode = .bottomRight
      #expect(turn().isEmpty)
      #expect(view.layer.contentsPlacement?.pieces.map(\.target) == [CGRect(x: 20, y: 30, width: 20, height: 10)])
      view.contentMode = .scaleAspectFit
      #expect(view.layer.contentsPlacement?.pieces.map(\.target) == [CGRect(x: 0, y: 10, width: 40, height: 20)])
      view.contentMode = .redraw
      view.frame.size.width = 30
      #expect(turn().map(\.1) == [CGRect(x: 0, y: 0, width: 30, height: 40)])
      view.contentScaleFactor = 3
      #expect(turn().count == 1 && view.layer.displayList?.scale == 3)
      // A view that draws nothing has no contents.
      let plain = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      window.addSubview(plain)
      #expect(heard { plain.setNeedsDisplay() }.notes.map(\.code) == [.drawsNothing])
      #expect(turn().isEmpty && plain.layer.displayList == nil)
    }
  }

  @Test func clearingBeforeDrawing() {
    inWorld { _ in
      let window = UIWindow()
      window.makeKeyAndVisible()
      let view = Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.addSubview(view)
      _ = turn()
      view.paint = { _ in UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
      view.setNeedsDisplay()
      _ = turn()
      #expect(view.layer.displayList?.lines == ["fill (0 0; 2 2) in 0 0 0 1"])
      view.clearsContextBeforeDrawing = false
      // It is ignored for opaque views.
      view.setNeedsDisplay()
      _ = turn()
      #expect(view.layer.displayList?.commands.count == 1)
      view.isOpaque = false
      view.setNeedsDisplay()
      _ = turn()
      #expect(view.layer.displayList?.commands.count == 2)
    }
  }

  @Test func contextsAreForOneCall() {
    inWorld { _ in
      let window = UIWindow()
      window.makeKeyAndVisible()
      let view = Canvas(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
      window.addSubview(view)
      var kept: CGContext?
      view.bounds.origin = CGPoint(x: 100, y: 0)
      view.paint = { _ in
        kept = UIGraphicsGetCurrentContext()
        UIGraphicsPushContext(kept!)
        UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
        #expect(UIGraphicsGetCurrentContext() !== kept)
      }
      let notes = heard { _ = turn() }.notes
      #expect(notes.map(\.code) == [.unbalancedState])
      #expect(UIGraphicsGetCurrentContext() == nil)
      #expect(kept?.list.bounds == CGRect(x: 100, y: 0, width: 20, height: 20))
      #expect(heard { kept?.fill(.zero) }.notes.map(\.code) == [.contextOver])
    }
  }

  /// A view asking for display while it draws is drawn in the next turn.
  @Test func askingWhileDrawing() {
    inWorld { _ in
      let window = UIWindow()
      window.makeKeyAndVisible()
      let view = Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.addSubview(view)
      view.paint = { [unowned view] _ in view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1)) }
      #expect(turn().count == 1)
      view.paint = { _ in }
      #expect(turn().map(\.1) == [CGRect(x: 0, y: 0, width: 1, height: 1)])
      #expect(turn().isEmpty)
    }
  }

  @Test func layersDrawThemselves() {
    final class Dot: CALayer {
      override func draw(in context: CGContext) { context.fillEllipse(in: bounds) }
    }
    inWorld { _ in
      let window = UIWindow()
      window.makeKeyAndVisible()
      let (dot, picture) = (Dot(), CALayer())
      dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      window.layer.addSublayer(dot)
      window.layer.addSublayer(picture)
      #expect(UIApplication.shared.tick().drawn == 0)
      dot.setNeedsDisplay()
      #expect(UIApplication.shared.tick().drawn == 1)
      #expect(dot.displayList?.commands.count == 1)
      // Contents that a program has set stay when nothing is drawn.
      let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      picture.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
      picture.contents = image.cgImage
      picture.contentsGravity = .topRight
      picture.setNeedsDisplay()
      _ = UIApplication.shared.tick()
      #expect(picture.displayList?.commands.count == 1)
      #expect(picture.contentsPlacement?.pieces.map(\.target) == [CGRect(x: 6, y: 0, width: 2, height: 2)])
    }
  }

  @Test func imagesWithinImages() {
    inWorld { _ in
      let size = CGSize(width: 4, height: 4)
      var image = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
      let exceptions = heard {
        for _ in 0..<60 {
          let inner = image
          image = UIGraphicsImageRenderer(size: size).image { _ in inner.draw(at: .zero) }
        }
      }.exceptions
      #expect(exceptions.first?.name == "CGImageTooComplex")
      var wide = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
      let more = heard {
        for _ in 0..<30 {
          let inner = wide
          wide = UIGraphicsImageRenderer(size: size).image { _ in
            inner.draw(at: .zero)
            inner.draw(at: .zero)
          }
        }
      }.exceptions
      #expect(more.first?.name == "CGImageTooComplex")
      #expect(wide.cgImage!.drawn.weight <= DrawnImage.weightLimit + 3)
    }
  }
}
