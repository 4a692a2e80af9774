import Testing

@testable import ViewKit

@Suite struct GeometryTests {
  @Test func printedForms() {
    #expect("\(CGRect(x: 0, y: 0, width: 10, height: 10))" == "(0.0, 0.0, 10.0, 10.0)")
    #expect("\([CGPoint(x: 1.5, y: 2)])" == "[(1.5, 2.0)]")
    #expect("\(CGSize(width: 3, height: 4.25) as CGSize?, default: "")" == "(3.0, 4.25)")
    #expect("\(CGAffineTransform.identity)" == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
    #expect(
      "\(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))"
        == "UIEdgeInsets(top: 8.0, left: 8.0, bottom: 8.0, right: 8.0)")
    #expect("\(CGVector(dx: 1, dy: 2))" == "CGVector(dx: 1.0, dy: 2.0)")
    #expect(NSCoder.string(for: CGRect(x: 0, y: 0.1, width: 10, height: 10)) == "{{0, 0.10000000000000001}, {10, 10}}")
    #expect(NSCoder.string(for: CGPoint(x: 1.5, y: 2)) == "{1.5, 2}")
    #expect(NSCoder.string(for: CGAffineTransform(translationX: 30, y: -60)) == "[1, 0, 0, 1, 30, -60]")
  }

  @Test func numberTexts() {
    #expect(NumberText.g(1.0 / 3) == "0.333333")
    #expect(NumberText.g(1e6) == "1e+06")
    #expect(NumberText.g(-0.0) == "-0")
    #expect(NumberText.g(130.6562964876377) == "130.656")
    #expect(NumberText.g(.infinity) == "inf")
    #expect(NumberText.g(.nan) == "nan")
    #expect(NumberText.g17(0.1) == "0.10000000000000001")
    #expect(NumberText.g17(0.92387953251128674) == "0.92387953251128674")
    #expect(NumberText.shortest(0.1) == "0.1")
  }

  @Test func rectangles() {
    let n = CGRect(x: 10, y: 10, width: -5, height: -5)
    #expect(n == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(n.minX == 5 && n.width == 5 && n.size.width == -5)
    let ten = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(ten.insetBy(dx: 5, dy: 5) == CGRect(x: 5, y: 5, width: 0, height: 0))
    #expect(ten.insetBy(dx: 6, dy: 6).isNull)
    #expect(ten.union(CGRect(x: 20, y: 20, width: 0, height: 0)) == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(ten.intersection(CGRect(x: 10, y: 0, width: 5, height: 5)).size == CGSize(width: 0, height: 5))
    #expect(ten.intersects(CGRect(x: 10, y: 0, width: 5, height: 5)))
    #expect(CGRect(x: 0.5, y: 0.5, width: 1.2, height: 1.2).integral == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(ten.contains(.null) && ten.contains(ten) && !ten.contains(CGPoint(x: 10, y: 5)))
    #expect(CGRect.infinite.union(.null).isInfinite && CGRect.infinite.union(ten).isInfinite)
    #expect(CGRect.null == CGRect.null && CGRect.null.isEmpty && !CGRect.infinite.isEmpty)
    #expect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) != CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    let parts = CGRect(x: 100, y: 100, width: 125, height: 250).divided(atDistance: 20, from: .maxYEdge)
    #expect(parts.slice == CGRect(x: 100, y: 330, width: 125, height: 20))
    #expect(parts.remainder == CGRect(x: 100, y: 100, width: 125, height: 230))
  }

  @Test func transforms() {
    let flip = CGAffineTransform(scaleX: -1, y: -1)
    let move = CGAffineTransform(translationX: 2, y: 3)
    #expect(flip.translatedBy(x: 2, y: 3) == move.concatenating(flip))
    #expect(move.scaledBy(x: -1, y: -1) == flip.concatenating(move))
    #expect(CGAffineTransform(rotationAngle: .pi / 2).a == 6.123233995736766e-17)
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
    #expect(90° == .pi / 2 && 45.0° == .pi / 4)
    let n = 180
    #expect(n° == .pi)
  }

  @Test func decompositionGoesBack() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let t = CGAffineTransform(
        a: random.number(), b: random.number(), c: random.number(), d: random.number(), tx: random.number(),
        ty: random.number())
      if t.a * t.d == t.b * t.c { continue }
      let u = CGAffineTransform(t.decomposed())
      #expect(close(CGPoint(x: 3, y: 5).applying(t), CGPoint(x: 3, y: 5).applying(u)), "seed 7, \(t)")
      let p = CGPoint(x: -2, y: 11)
      let back = p.applying(t).applying(t.inverted())
      #expect(abs(back.x - p.x) < 1e-3 && abs(back.y - p.y) < 1e-3, "seed 7, \(t)")
    }
  }

  @Test func threeDimensions() {
    let t = CATransform3DConcat(CATransform3DMakeRotation(0.7, 1, 2, 3), CATransform3DMakeTranslation(4, 5, 6))
    let id = CATransform3DConcat(t, CATransform3DInvert(t))
    #expect(zip(id.rows.joined(), CATransform3DIdentity.rows.joined()).allSatisfy { close($0, $1) })
    #expect(!CATransform3DIsAffine(t) && CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
    let turn = CATransform3DGetAffineTransform(CATransform3DMakeRotation(1, 0, 0, 1))
    #expect(turn == CGAffineTransform(rotationAngle: 1))
  }
}
