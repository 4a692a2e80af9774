import Language
import ViewKit

func contextPaths(_ context: Rows<CGContext>) -> [NativeRow] {
  [
    context.action("beginPath()", "Throws the path away.", example: drawn("c.beginPath()")) { $0.beginPath() },
    context.action("move(to point:)", "Begins a part of the path.", example: drawn("c.move(to: CGPointMake(1, 1))")) {
      (context: CGContext, point: CGPoint) in context.move(to: point)
    },
    context.action(
      "addLine(to point:)", "A line to a point.",
      example: drawn(
        "c.move(to: .zero); c.addLine(to: CGPointMake(9, 9)); c.strokePath()", "[\"stroke M 0 0 L 9 9 in 0 0 0 1\"]")
    ) { (context: CGContext, point: CGPoint) in context.addLine(to: point) },
    context.action(
      "addLines(between points:)", "Lines from the first point through the others.",
      example: drawn("c.addLines(between: [.zero, CGPointMake(9, 9), CGPointMake(9, 0)]); c.strokePath()")
    ) { (context: CGContext, points: [CGPoint]) in context.addLines(between: points) },
    context.action(
      "addCurve(to end:control1:control2:)", "A curve drawn towards two points.",
      example: drawn(
        "c.move(to: .zero); c.addCurve(to: CGPointMake(9, 0), control1: CGPointMake(0, 9), control2: CGPointMake(9, 9))"
      )
    ) { (context: CGContext, end: CGPoint, a: CGPoint, b: CGPoint) in
      context.addCurve(to: end, control1: a, control2: b)
    },
    context.action(
      "addQuadCurve(to end:control:)", "A curve drawn towards one point.",
      example: drawn("c.move(to: .zero); c.addQuadCurve(to: CGPointMake(9, 0), control: CGPointMake(4, 9))")
    ) { (context: CGContext, end: CGPoint, control: CGPoint) in context.addQuadCurve(to: end, control: control) },
    context.action(
      "addArc(center:radius:startAngle:endAngle:clockwise:)", "Part of a circle; clockwise where y grows upward.",
      example: drawn("c.addArc(center: CGPointMake(4, 4), radius: 3, startAngle: 0, endAngle: .pi, clockwise: false)")
    ) { (context: CGContext, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool) in
      context.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    },
    context.action(
      "addArc(tangent1End:tangent2End:radius:)", "A line and an arc that rounds a corner.",
      example: drawn(
        "c.move(to: .zero); c.addArc(tangent1End: CGPointMake(9, 0), tangent2End: CGPointMake(9, 9), radius: 2)")
    ) { (context: CGContext, a: CGPoint, b: CGPoint, radius: CGFloat) in
      context.addArc(tangent1End: a, tangent2End: b, radius: radius)
    },
    context.action("addRect(_ rect:)", "A rectangle.", example: drawn("c.addRect(CGRectMake(1, 1, 7, 7))")) {
      (context: CGContext, rect: CGRect) in context.addRect(rect)
    },
    context.action("addRects(_ rects:)", "Rectangles.", example: drawn("c.addRects([CGRectMake(1, 1, 7, 7)])")) {
      (context: CGContext, rects: [CGRect]) in context.addRects(rects)
    },
    context.action(
      "addEllipse(in rect:)", "The ellipse that touches a rectangle's sides.",
      example: drawn("c.addEllipse(in: CGRectMake(1, 1, 7, 7))")
    ) { (context: CGContext, rect: CGRect) in context.addEllipse(in: rect) },
    context.action(
      "addPath(_ path:)", "Another path's parts.",
      example: drawn("c.addPath(UIBezierPath(rect: CGRectMake(1, 1, 7, 7)).cgPath)")
    ) { (context: CGContext, path: CGPath) in context.addPath(path) },
    context.action(
      "closePath()", "A line back to where the part began.", example: drawn("c.move(to: .zero); c.closePath()")
    ) { $0.closePath() },
  ]
}

func contextQuestions(_ context: Rows<CGContext>) -> [NativeRow] {
  [
    context.property(
      "path", "The path so far; nil without one.", example: asked("c.beginPath()", "c.path == nil", "true"),
      get: { $0.path }),
    context.property(
      "isPathEmpty", "Whether there is no path.", example: asked("c.beginPath()", "c.isPathEmpty", "true"),
      get: { $0.isPathEmpty }),
    context.property(
      "currentPointOfPath", "Where the path is now.",
      example: asked("c.move(to: CGPointMake(1, 2))", "c.currentPointOfPath", "(1.0, 2.0)"),
      get: { $0.currentPointOfPath }),
    context.property(
      "boundingBoxOfPath", "The box around the path's points; null without one.",
      example: asked("c.addRect(CGRectMake(1, 2, 3, 4))", "c.boundingBoxOfPath", "(1.0, 2.0, 3.0, 4.0)"),
      get: { $0.boundingBoxOfPath }),
    context.property(
      "boundingBoxOfClipPath", "The box around what the clip lets through.",
      example: asked("c.clip(to: CGRectMake(1, 2, 3, 4))", "c.boundingBoxOfClipPath", "(1.0, 2.0, 3.0, 4.0)"),
      get: { $0.boundingBoxOfClipPath }),
    context.method(
      "pathContains(_ point:mode:)", "Whether a point is inside the path.",
      example: asked("c.addRect(CGRectMake(1, 1, 7, 7))", "c.pathContains(CGPointMake(4, 4), mode: .fill)", "true")
    ) { (context: CGContext, point: CGPoint, mode: CGPathDrawingMode) in context.pathContains(point, mode: mode) },
    context.property(
      "drawing", "What was drawn so far, a line each; an addition of vsh.",
      example: asked("c.fill(CGRectMake(1, 1, 7, 7))", "c.drawing", "[\"fill (1 1; 7 7) in 0 0 0 1\"]"),
      get: { $0.drawing }),
  ]
}

func contextPainting(_ context: Rows<CGContext>) -> [NativeRow] {
  [
    context.action(
      "fillPath(using rule = .winding:)", "Fills the path and throws it away.",
      example: drawn("c.addRect(CGRectMake(1, 1, 7, 7)); c.fillPath()", "[\"fill (1 1; 7 7) in 0 0 0 1\"]")
    ) { (context: CGContext, rule: CGPathFillRule) in context.fillPath(using: rule) },
    context.action(
      "strokePath()", "Draws the path's line and throws it away.",
      example: drawn("c.addRect(CGRectMake(1, 1, 7, 7)); c.strokePath()", "[\"stroke (1 1; 7 7) in 0 0 0 1\"]")
    ) { $0.strokePath() },
    context.action(
      "drawPath(using mode:)", "Fills the path, draws its line, or both, and throws it away.",
      example: drawn("c.addRect(CGRectMake(1, 1, 7, 7)); c.drawPath(using: .fillStroke)")
    ) { (context: CGContext, mode: CGPathDrawingMode) in context.drawPath(using: mode) },
    context.action(
      "fill(_ rect:)", "Fills a rectangle.",
      example: drawn("c.fill(CGRectMake(1, 1, 7, 7))", "[\"fill (1 1; 7 7) in 0 0 0 1\"]")
    ) { (context: CGContext, rect: CGRect) in context.fill(rect) },
    context.action("fill(_ rects:)", "Fills rectangles.", example: drawn("c.fill([CGRectMake(1, 1, 7, 7)])")) {
      (context: CGContext, rects: [CGRect]) in context.fill(rects)
    },
    context.action("stroke(_ rect:)", "Draws a rectangle's line.", example: drawn("c.stroke(CGRectMake(1, 1, 7, 7))")) {
      (context: CGContext, rect: CGRect) in context.stroke(rect)
    },
    context.action(
      "stroke(_ rect:width:)", "Draws a rectangle's line in a width.",
      example: drawn("c.stroke(CGRectMake(1, 1, 7, 7), width: 2)", "[\"stroke (1 1; 7 7) in 0 0 0 1, width 2\"]")
    ) { (context: CGContext, rect: CGRect, width: CGFloat) in context.stroke(rect, width: width) },
    context.action(
      "fillEllipse(in rect:)", "Fills the ellipse in a rectangle.",
      example: drawn("c.fillEllipse(in: CGRectMake(1, 1, 7, 7))")
    ) { (context: CGContext, rect: CGRect) in context.fillEllipse(in: rect) },
    context.action(
      "strokeEllipse(in rect:)", "Draws the line of the ellipse in a rectangle.",
      example: drawn("c.strokeEllipse(in: CGRectMake(1, 1, 7, 7))")
    ) { (context: CGContext, rect: CGRect) in context.strokeEllipse(in: rect) },
    context.action(
      "strokeLineSegments(between points:)", "A line between each two points.",
      example: drawn("c.strokeLineSegments(between: [.zero, CGPointMake(9, 9)])", "[\"stroke M 0 0 L 9 9 in 0 0 0 1\"]")
    ) { (context: CGContext, points: [CGPoint]) in context.strokeLineSegments(between: points) },
    context.action(
      "clear(_ rect:)", "Takes away what was drawn in a rectangle.",
      example: drawn("c.fill(CGRectMake(1, 1, 7, 7)); c.clear(CGRectMake(0, 0, 9, 9))", "[]")
    ) { (context: CGContext, rect: CGRect) in context.clear(rect) },
    context.action(
      "draw(_ image:in rect:)", "Draws an image upside down, as Core Graphics does in a view.",
      example: drawn(
        "c.draw(UIGraphicsImageRenderer(size: CGSizeMake(2, 2)).image { _ in }.cgImage!, in: CGRectMake(1, 1, 7, 7))")
    ) { (context: CGContext, image: CGImage, rect: CGRect) in context.draw(image, in: rect) },
  ]
}
