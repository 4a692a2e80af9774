import Language
import ViewKit

func bezierMakers(_ path: Rows<UIBezierPath>) -> [NativeRow] {
  [
    path.function("init()", objc: "init", "An empty path.", example: "UIBezierPath().isEmpty  // true") {
      UIBezierPath()
    },
    path.function(
      "init(rect:)", "A rectangle.",
      example: "UIBezierPath(rect: CGRectMake(1, 2, 3, 4)).bounds  // (1.0, 2.0, 3.0, 4.0)", .convenience
    ) { UIBezierPath(rect: $0) },
    path.function(
      "init(ovalIn:)", "The ellipse that touches a rectangle's sides.",
      example: "UIBezierPath(ovalIn: CGRectMake(0, 0, 9, 9)).contains(CGPointMake(1, 1))  // false", .convenience
    ) { UIBezierPath(ovalIn: $0) },
    path.function(
      "init(roundedRect:cornerRadius:)", "A rectangle with rounded corners.",
      example: "UIBezierPath(roundedRect: CGRectMake(0, 0, 9, 9), cornerRadius: 2).bounds  // (0.0, 0.0, 9.0, 9.0)",
      .convenience
    ) { UIBezierPath(roundedRect: $0, cornerRadius: $1) },
    path.function(
      "init(roundedRect:byRoundingCorners:cornerRadii:)", "A rectangle with some corners rounded.",
      example:
        "UIBezierPath(roundedRect: CGRectMake(0, 0, 9, 9), byRoundingCorners: [.topLeft], cornerRadii: CGSizeMake(2, 2)).isEmpty  // false",
      .convenience
    ) { UIBezierPath(roundedRect: $0, byRoundingCorners: $1, cornerRadii: $2) },
    path.function(
      "init(arcCenter:radius:startAngle:endAngle:clockwise:)", "Part of a circle, angles in radians.",
      example:
        "UIBezierPath(arcCenter: .zero, radius: 5, startAngle: 0, endAngle: 90°, clockwise: true).currentPoint.y  // 5.0",
      .convenience
    ) { UIBezierPath(arcCenter: $0, radius: $1, startAngle: $2, endAngle: $3, clockwise: $4) },
    path.function(
      "init(cgPath:)", "An outline of Core Graphics.",
      example:
        "UIBezierPath(cgPath: CGPath(rect: CGRectMake(1, 2, 3, 4), transform: nil)).bounds  // (1.0, 2.0, 3.0, 4.0)",
      .convenience
    ) { UIBezierPath(cgPath: $0) },
  ]
}

func bezierBuilding(_ path: Rows<UIBezierPath>) -> [NativeRow] {
  [
    path.action(
      "move(to point:)", objc: "moveToPoint:", "Begins a part at a point.",
      example: "{ let p = UIBezierPath(); p.move(to: CGPointMake(1, 2)); return p.currentPoint }()  // (1.0, 2.0)"
    ) { (path: UIBezierPath, point: CGPoint) in path.move(to: point) },
    path.action(
      "addLine(to point:)", objc: "addLineToPoint:", "A line to a point.",
      example:
        "{ let p = UIBezierPath(); p.move(to: .zero); p.addLine(to: CGPointMake(3, 4)); return p.bounds }()  // (0.0, 0.0, 3.0, 4.0)"
    ) { (path: UIBezierPath, point: CGPoint) in path.addLine(to: point) },
    path.action(
      "addCurve(to endPoint:controlPoint1:controlPoint2:)", objc: "addCurveToPoint:controlPoint1:controlPoint2:",
      "A curve drawn towards two points.",
      example:
        "{ let p = UIBezierPath(); p.move(to: .zero); p.addCurve(to: CGPointMake(8, 0), controlPoint1: CGPointMake(0, 9), controlPoint2: CGPointMake(8, 9)); return p.isEmpty }()  // false"
    ) { (path: UIBezierPath, end: CGPoint, a: CGPoint, b: CGPoint) in
      path.addCurve(to: end, controlPoint1: a, controlPoint2: b)
    },
    path.action(
      "addQuadCurve(to endPoint:controlPoint:)", objc: "addQuadCurveToPoint:controlPoint:",
      "A curve drawn towards one point.",
      example:
        "{ let p = UIBezierPath(); p.move(to: .zero); p.addQuadCurve(to: CGPointMake(8, 0), controlPoint: CGPointMake(4, 9)); return p.isEmpty }()  // false"
    ) { (path: UIBezierPath, end: CGPoint, control: CGPoint) in path.addQuadCurve(to: end, controlPoint: control) },
    path.action(
      "addArc(withCenter center:radius:startAngle:endAngle:clockwise:)",
      objc: "addArcWithCenter:radius:startAngle:endAngle:clockwise:", "Part of a circle, clockwise as seen on screen.",
      example: "UIBezierPath().addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)"
    ) { (path: UIBezierPath, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool) in
      path.addArc(withCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    },
    path.action(
      "close()", objc: "closePath", "A line back to where the part began.",
      example:
        "{ let p = UIBezierPath(); p.move(to: .zero); p.addLine(to: CGPointMake(9, 9)); p.close(); return p.currentPoint }()  // (0.0, 0.0)"
    ) { $0.close() },
    path.action(
      "removeAllPoints()", objc: "removeAllPoints", "Makes it empty.",
      example:
        "{ let p = UIBezierPath(rect: CGRectMake(0, 0, 9, 9)); p.removeAllPoints(); return p.isEmpty }()  // true"
    ) { $0.removeAllPoints() },
    path.action(
      "append(_ bezierPath:)", objc: "appendPath:", "Another path's parts.",
      example: "UIBezierPath().append(UIBezierPath(rect: CGRectMake(0, 0, 9, 9)))"
    ) { (path: UIBezierPath, other: UIBezierPath) in path.append(other) },
    path.action(
      "apply(_ transform:)", objc: "applyTransform:", "Maps all its points.",
      example:
        "{ let p = UIBezierPath(rect: CGRectMake(1, 2, 3, 4)); p.apply(CGAffineTransform(scaleX: 2, y: 2)); return p.bounds }()  // (2.0, 4.0, 6.0, 8.0)"
    ) { (path: UIBezierPath, t: CGAffineTransform) in path.apply(t) },
    path.method(
      "reversing()", objc: "bezierPathByReversingPath", "The path from its end to its beginning.",
      example: "UIBezierPath(rect: CGRectMake(0, 0, 9, 9)).reversing().bounds  // (0.0, 0.0, 9.0, 9.0)"
    ) { $0.reversing() },
    path.method(
      "contains(_ point:)", objc: "containsPoint:", "Whether a point is inside.",
      example: "UIBezierPath(rect: CGRectMake(0, 0, 9, 9)).contains(CGPointMake(5, 5))  // true"
    ) { (path: UIBezierPath, point: CGPoint) in path.contains(point) },
    path.property(
      "isEmpty", "Whether it has no pieces.", example: "UIBezierPath().isEmpty  // true", get: { $0.isEmpty }),
    path.property(
      "bounds", "The box around its points and control points; null when empty.",
      example: "UIBezierPath(rect: CGRectMake(1, 2, 3, 4)).bounds  // (1.0, 2.0, 3.0, 4.0)", get: { $0.bounds }),
    path.property(
      "currentPoint", "Where it ends.", example: "UIBezierPath().currentPoint  // (0.0, 0.0)",
      get: { $0.currentPoint }),
    path.property(
      "cgPath", "The outline.", objc: "CGPath",
      example: "UIBezierPath(rect: CGRectMake(1, 2, 3, 4)).cgPath.boundingBox  // (1.0, 2.0, 3.0, 4.0)",
      get: { $0.cgPath }, set: { $0.cgPath = $1 }),
  ]
}

func bezierPen(_ path: Rows<UIBezierPath>) -> [NativeRow] {
  [
    path.property(
      "lineWidth", "The width of its line.", default: "1.0", example: "UIBezierPath().lineWidth  // 1.0",
      get: { $0.lineWidth }, set: { $0.lineWidth = $1 }),
    path.property(
      "lineCapStyle", "What the ends look like.", default: "butt", example: "UIBezierPath().lineCapStyle  // butt",
      get: { $0.lineCapStyle }, set: { $0.lineCapStyle = $1 }),
    path.property(
      "lineJoinStyle", "What the corners look like.", default: "miter",
      example: "UIBezierPath().lineJoinStyle  // miter",
      get: { $0.lineJoinStyle }, set: { $0.lineJoinStyle = $1 }),
    path.property(
      "miterLimit", "How far corners may point, in widths.", default: "10.0",
      example: "UIBezierPath().miterLimit  // 10.0",
      get: { $0.miterLimit }, set: { $0.miterLimit = $1 }),
    path.property(
      "flatness", "How far drawn curves may lie off; only kept.", default: "0.6",
      example: "UIBezierPath().flatness  // 0.6",
      get: { $0.flatness }, set: { $0.flatness = $1 }),
    path.property(
      "usesEvenOddFillRule", "Whether the even-odd rule tells its inside.", default: "false",
      example: "UIBezierPath().usesEvenOddFillRule  // false", get: { $0.usesEvenOddFillRule },
      set: { $0.usesEvenOddFillRule = $1 }),
    path.action(
      "setLineDash(_ pattern:phase:)", "Lengths of dashes and gaps in turn; nil draws whole lines.",
      example: "UIBezierPath().setLineDash([4, 2], phase: 0)"
    ) { (path: UIBezierPath, pattern: [CGFloat]?, phase: CGFloat) in path.setLineDash(pattern, phase: phase) },
  ]
}

func bezierDrawing(_ path: Rows<UIBezierPath>) -> [NativeRow] {
  [
    path.action(
      "fill()", objc: "fill", "Fills it with the fill colour.",
      example: drawn("UIBezierPath(rect: CGRectMake(1, 1, 3, 3)).fill()", "[\"fill (1 1; 3 3) in 0 0 0 1\"]")
    ) { $0.fill() },
    path.action(
      "fill(with blendMode:alpha:)", objc: "fillWithBlendMode:alpha:", "Fills it, mixing it with what is there.",
      example: drawn("UIBezierPath(rect: CGRectMake(1, 1, 3, 3)).fill(with: .multiply, alpha: 0.5)")
    ) { (path: UIBezierPath, mode: CGBlendMode, alpha: CGFloat) in path.fill(with: mode, alpha: alpha) },
    path.action(
      "stroke()", objc: "stroke", "Draws its line with the stroke colour.",
      example: drawn("UIBezierPath(rect: CGRectMake(1, 1, 3, 3)).stroke()", "[\"stroke (1 1; 3 3) in 0 0 0 1\"]")
    ) { $0.stroke() },
    path.action(
      "stroke(with blendMode:alpha:)", objc: "strokeWithBlendMode:alpha:",
      "Draws its line, mixing it with what is there.",
      example: drawn("UIBezierPath(rect: CGRectMake(1, 1, 3, 3)).stroke(with: .multiply, alpha: 0.5)")
    ) { (path: UIBezierPath, mode: CGBlendMode, alpha: CGFloat) in path.stroke(with: mode, alpha: alpha) },
    path.action(
      "addClip()", objc: "addClip", "Limits drawing to its inside.",
      example: drawn("UIBezierPath(ovalIn: CGRectMake(1, 1, 3, 3)).addClip()")
    ) { $0.addClip() },
  ]
}
