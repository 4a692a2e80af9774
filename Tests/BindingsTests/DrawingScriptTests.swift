import Testing
import ViewKit

/// What scripts do with drawing, end to end.
struct DrawingScriptTests {
  private static let dot = """
    class Dot: UIView {
      var what: (CGContext, CGRect) -> Void = { c, r in c.fill(r) }
      override func draw(_ rect: CGRect) { what(UIGraphicsGetCurrentContext()!, rect) }
    }
    let window = UIWindow()
    window.makeKeyAndVisible()
    let dot = Dot(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    window.addSubview(dot)
    func show() { UIApplication.shared.tick(); for line in dot.layer.drawing { print(line) } }

    """

  @Test func drawIsCalledByThePass() {
    expect(
      Self.dot + """
        show()
        dot.setNeedsDisplay(CGRect(x: 0, y: 0, width: 4, height: 4))
        dot.what = { c, r in print(r, c.boundingBoxOfClipPath); c.setFillColor(UIColor.red.cgColor); c.fill(dot.bounds) }
        show()
        print(UIApplication.shared.tick().drawn, dot.isDisplayPending, UIGraphicsGetCurrentContext() == nil)
        """,
      prints: """
        fill (0 0; 20 10) in 0 0 0 1
        (0.0, 0.0, 4.0, 4.0) (0.0, 0.0, 4.0, 4.0)
        fill (0 0; 20 10) in 0 0 0 1, erased (0 0; 4 4)
        fill (0 0; 20 10) in 1 0 0 1, clip (0 0; 4 4)
        0 false true
        """)
  }

  /// C's spellings, Swift's and UIKit's say the same.
  @Test func spellingsAgree() {
    expect(
      Self.dot + """
        var all: [[String]] = []
        func record(_ what: @escaping (CGContext, CGRect) -> Void) {
          dot.what = what
          dot.setNeedsDisplay()
          UIApplication.shared.tick()
          all.append(dot.layer.drawing)
        }
        record { c, r in
          CGContextSaveGState(c)
          CGContextTranslateCTM(c, 2, 3)
          CGContextSetRGBStrokeColor(c, 1, 0, 0, 1)
          CGContextSetLineWidth(c, 2)
          CGContextSetLineCap(c, kCGLineCapRound)
          CGContextSetLineDash(c, 1, [3, 1], 2)
          CGContextMoveToPoint(c, 0, 0)
          CGContextAddLineToPoint(c, 9, 0)
          CGContextAddArc(c, 9, 4, 4, -.pi / 2, .pi / 2, 0)
          CGContextClosePath(c)
          CGContextStrokePath(c)
          CGContextRestoreGState(c)
        }
        record { c, r in
          c.saveGState()
          c.translateBy(x: 2, y: 3)
          c.setStrokeColor(UIColor.red.cgColor)
          c.setLineWidth(2)
          c.setLineCap(.round)
          c.setLineDash(phase: 1, lengths: [3, 1])
          c.move(to: .zero)
          c.addLine(to: CGPoint(x: 9, y: 0))
          c.addArc(center: CGPoint(x: 9, y: 4), radius: 4, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: false)
          c.closePath()
          c.strokePath()
          c.restoreGState()
        }
        record { c, r in
          c.translateBy(x: 2, y: 3)
          UIColor.red.setStroke()
          let p = UIBezierPath()
          p.lineWidth = 2
          p.lineCapStyle = .round
          p.setLineDash([3, 1], phase: 1)
          p.moveToPoint(CGPointMake(0, 0))
          p.addLineToPoint(CGPointMake(9, 0))
          p.addArc(withCenter: CGPoint(x: 9, y: 4), radius: 4, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: true)
          p.closePath()
          p.stroke()
        }
        print(all[0] == all[1], all[1] == all[2], all[0].count)
        """, prints: "true true 1")
  }

  @Test func failuresInDrawEndTheLine() {
    let printed = inSession { session in
      session.run(
        Self.dot + """
          dot.what = { c, r in UIGraphicsPushContext(c); c.saveGState(); let a: [Int] = []; print(a[0]) }
          UIApplication.shared.tick()
          print("not here")
          """)
        + session.run("print(UIGraphicsGetCurrentContext() == nil)")
    }
    #expect(
      printed.contains("out of range") && printed.hasSuffix("true\n") && !printed.contains("not here"), "\(printed)")
  }

  @Test func attributesOfTheWrongTypeAreErrors() {
    let printed = inSession { $0.run("\"a\".draw(at: .zero, withAttributes: [.font: 12])") }
    #expect(printed == "NSInvalidArgumentException: attribute .font is to be a UIFont")
    expect(
      "print(\"a\".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10), NSAttributedString.Key(rawValue: \"mine\"): 5]))",
      prints: "(5.6, 12.0)")
  }

  @Test func imagesAreMadeByDrawing() {
    expect(
      """
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 0)
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
      let image = UIGraphicsGetImageFromCurrentImageContext()!
      UIGraphicsEndImageContext()
      print(image.size, image.scale, image.drawing)
      let twice = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        image.draw(at: CGPoint(x: 1, y: 1))
        image.draw(in: context.format.opaque ? .zero : CGRect(x: 4, y: 4, width: 4, height: 4), blendMode: .multiply, alpha: 0.5)
      }
      for line in twice.drawing { print(line) }
      let layer = CALayer()
      layer.contents = twice.cgImage
      print(layer.drawing == twice.drawing)
      """,
      prints: """
        (4.0, 4.0) 2.0 ["fill (0 0; 4 2) in 0 0 1 1"]
        image (0 0; 4 4) to (1 1; 4 4)
        image (0 0; 4 4) to (4 4; 4 4), alpha 0.5, blend multiply
        true
        """)
  }

  /// A path that is appended to itself stops growing before memory runs out.
  @Test func pathsHaveALimit() {
    expect(
      """
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
      for _ in 0..<60 { path.append(path) }
      print(path.bounds)
      let grown = CGMutablePath()
      grown.addRect(path.bounds)
      for _ in 0..<3 { grown.addPath(grown) }
      print(grown.boundingBox)
      """, prints: "(0.0, 0.0, 9.0, 9.0)\n(0.0, 0.0, 9.0, 9.0)")
  }

  @Test func layersOfScriptsDraw() {
    expect(
      """
      class Ring: CALayer {
        override func draw(in ctx: CGContext) { ctx.strokeEllipse(in: bounds); super.draw(in: ctx) }
      }
      let window = UIWindow()
      window.makeKeyAndVisible()
      let ring = Ring()
      ring.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
      window.layer.addSublayer(ring)
      ring.setNeedsDisplay()
      print(UIApplication.shared.tick().drawn, ring.drawing.count, ring.contentsFrames)
      """, prints: "1 1 [(0.0, 0.0, 2.0, 2.0)]")
  }
}
