import Language
import ViewKit

extension ViewBindings {
  func addPaths() {
    let root = catalog.nativeNominal("NSObject")
    let path = addClass(CGPath.self, of: root, "An outline of lines and curves.") { [pathRows($0)] }
    addClass(CGMutablePath.self, of: path, "An outline that grows.") { [growingRows($0), shapeRows($0)] }
    addClass(UIBezierPath.self, of: root, "An outline with a pen, which draws itself.") {
      [bezierMakers($0), bezierBuilding($0), bezierPen($0), bezierDrawing($0)]
    }
  }
}

private func pathRows(_ path: Rows<CGPath>) -> [NativeRow] {
  [
    path.function(
      "init(rect:transform:)", "A rectangle.",
      example: "CGPath(rect: CGRectMake(0, 0, 9, 9), transform: nil).boundingBox  // (0.0, 0.0, 9.0, 9.0)"
    ) { (rect: CGRect, t: CGAffineTransform?) in CGPath(rect: rect, transform: t) },
    path.function(
      "init(ellipseIn:transform:)", "The ellipse that touches a rectangle's sides.",
      example: "CGPath(ellipseIn: CGRectMake(0, 0, 9, 9), transform: nil).contains(CGPointMake(1, 1))  // false"
    ) { (rect: CGRect, t: CGAffineTransform?) in CGPath(ellipseIn: rect, transform: t) },
    path.function(
      "init(roundedRect:cornerWidth:cornerHeight:transform:)", "A rectangle with rounded corners.",
      example:
        "CGPath(roundedRect: CGRectMake(0, 0, 9, 9), cornerWidth: 2, cornerHeight: 2, transform: nil).isEmpty  // false"
    ) { (rect: CGRect, width: CGFloat, height: CGFloat, t: CGAffineTransform?) in
      CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: t)
    },
    path.property(
      "isEmpty", "Whether it has no pieces.", example: "CGMutablePath().isEmpty  // true", get: { $0.isEmpty }),
    path.property(
      "currentPoint", "Where it ends.", example: "CGMutablePath().currentPoint  // (0.0, 0.0)", get: { $0.currentPoint }
    ),
    path.property(
      "boundingBox", "The box around its points and control points; null when empty.",
      example: "CGPath(rect: CGRectMake(1, 2, 3, 4), transform: nil).boundingBox  // (1.0, 2.0, 3.0, 4.0)",
      get: { $0.boundingBox }),
    path.property(
      "boundingBoxOfPath", "The box around the outline itself; null when empty.",
      example: "CGPath(rect: CGRectMake(1, 2, 3, 4), transform: nil).boundingBoxOfPath  // (1.0, 2.0, 3.0, 4.0)",
      get: { $0.boundingBoxOfPath }),
    path.method(
      "contains(_ point:using rule = .winding:)", "Whether a point is inside.",
      example: "CGPath(rect: CGRectMake(0, 0, 9, 9), transform: nil).contains(CGPointMake(5, 5))  // true"
    ) { (path: CGPath, point: CGPoint, rule: CGPathFillRule) in path.contains(point, using: rule) },
    path.method("copy()", "The same outline.", example: "CGMutablePath().copy()?.isEmpty  // Optional(true)") {
      $0.copy()
    },
    path.method(
      "mutableCopy()", "The same outline, to grow.",
      example: "CGMutablePath().mutableCopy()?.isEmpty  // Optional(true)"
    ) { $0.mutableCopy() },
  ]
}

private func growingRows(_ path: Rows<CGMutablePath>) -> [NativeRow] {
  [
    path.function("init()", "An empty path.", example: "CGMutablePath().isEmpty  // true") { CGMutablePath() },
    path.action(
      "move(to point:transform = .identity:)", "Begins a part at a point.",
      example: "{ let p = CGMutablePath(); p.move(to: CGPointMake(1, 2)); return p.currentPoint }()  // (1.0, 2.0)"
    ) { (path: CGMutablePath, point: CGPoint, t: CGAffineTransform) in path.move(to: point, transform: t) },
    path.action(
      "addLine(to point:transform = .identity:)", "A line to a point.",
      example:
        "{ let p = CGMutablePath(); p.move(to: .zero); p.addLine(to: CGPointMake(3, 4)); return p.isEmpty }()  // false"
    ) { (path: CGMutablePath, point: CGPoint, t: CGAffineTransform) in path.addLine(to: point, transform: t) },
    path.action(
      "addLines(between points:transform = .identity:)", "Lines from the first point through the others.",
      example: "CGMutablePath().addLines(between: [CGPointMake(0, 0), CGPointMake(9, 9)])"
    ) { (path: CGMutablePath, points: [CGPoint], t: CGAffineTransform) in path.addLines(between: points, transform: t)
    },
    path.action(
      "addQuadCurve(to end:control:transform = .identity:)", "A curve drawn towards one point.",
      example:
        "{ let p = CGMutablePath(); p.move(to: .zero); p.addQuadCurve(to: CGPointMake(8, 0), control: CGPointMake(4, 9)); return p.isEmpty }()  // false"
    ) { (path: CGMutablePath, end: CGPoint, control: CGPoint, t: CGAffineTransform) in
      path.addQuadCurve(to: end, control: control, transform: t)
    },
    path.action(
      "addCurve(to end:control1:control2:transform = .identity:)", "A curve drawn towards two points.",
      example:
        "{ let p = CGMutablePath(); p.move(to: .zero); p.addCurve(to: CGPointMake(8, 0), control1: CGPointMake(0, 9), control2: CGPointMake(8, 9)); return p.isEmpty }()  // false"
    ) { (path: CGMutablePath, end: CGPoint, a: CGPoint, b: CGPoint, t: CGAffineTransform) in
      path.addCurve(to: end, control1: a, control2: b, transform: t)
    },
    path.action(
      "closeSubpath()", "A line back to where the part began.",
      example:
        "{ let p = CGMutablePath(); p.addLines(between: [.zero, CGPointMake(9, 0), CGPointMake(9, 9)]); p.closeSubpath(); return p.isEmpty }()  // false"
    ) { $0.closeSubpath() },
    path.action(
      "addPath(_ path:transform = .identity:)", "Another path's parts.",
      example: "CGMutablePath().addPath(CGPath(rect: CGRectMake(0, 0, 9, 9), transform: nil))"
    ) { (path: CGMutablePath, other: CGPath, t: CGAffineTransform) in path.addPath(other, transform: t) },
  ]
}

private func shapeRows(_ path: Rows<CGMutablePath>) -> [NativeRow] {
  [
    path.action(
      "addRect(_ rect:transform = .identity:)", "A rectangle.",
      example: "CGMutablePath().addRect(CGRectMake(0, 0, 9, 9))"
    ) { (path: CGMutablePath, rect: CGRect, t: CGAffineTransform) in path.addRect(rect, transform: t) },
    path.action(
      "addRects(_ rects:transform = .identity:)", "Rectangles.",
      example: "CGMutablePath().addRects([CGRectMake(0, 0, 4, 4), CGRectMake(5, 5, 4, 4)])"
    ) { (path: CGMutablePath, rects: [CGRect], t: CGAffineTransform) in path.addRects(rects, transform: t) },
    path.action(
      "addEllipse(in rect:transform = .identity:)", "The ellipse that touches a rectangle's sides.",
      example: "CGMutablePath().addEllipse(in: CGRectMake(0, 0, 9, 9))"
    ) { (path: CGMutablePath, rect: CGRect, t: CGAffineTransform) in path.addEllipse(in: rect, transform: t) },
    path.action(
      "addRoundedRect(in rect:cornerWidth:cornerHeight:transform = .identity:)", "A rectangle with rounded corners.",
      example: "CGMutablePath().addRoundedRect(in: CGRectMake(0, 0, 9, 9), cornerWidth: 2, cornerHeight: 2)"
    ) { (path: CGMutablePath, rect: CGRect, width: CGFloat, height: CGFloat, t: CGAffineTransform) in
      path.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height, transform: t)
    },
    path.action(
      "addArc(center:radius:startAngle:endAngle:clockwise:)", "Part of a circle; clockwise where y grows upward.",
      example: "CGMutablePath().addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)"
    ) { (path: CGMutablePath, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool) in
      path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    },
    path.action(
      "addArc(tangent1End:tangent2End:radius:transform = .identity:)", "A line and an arc that rounds a corner.",
      example:
        "{ let p = CGMutablePath(); p.move(to: .zero); p.addArc(tangent1End: CGPointMake(9, 0), tangent2End: CGPointMake(9, 9), radius: 2); return p.isEmpty }()  // false"
    ) { (path: CGMutablePath, a: CGPoint, b: CGPoint, radius: CGFloat, t: CGAffineTransform) in
      path.addArc(tangent1End: a, tangent2End: b, radius: radius, transform: t)
    },
  ]
}
