import Language
import ViewKit

extension ViewBindings {
  /// C's spellings of what contexts do, which older documentation uses.
  func addContextFunctions() {
    let global = Rows<GlobalScope>()
    catalog.add(stateFunctions(global))
    catalog.add(penFunctions(global))
    catalog.add(pathFunctions(global))
    catalog.add(paintFunctions(global))
  }
}

/// What a function of C does with a context that may be none: as Core Graphics, nothing; with a note.
private func on(_ context: CGContext?, _ body: (CGContext) -> Void) -> NoResult {
  if let context {
    body(context)
  } else {
    Runtime.current.note(.noContext, "no context (outside a draw(_:) or an image context): the call is ignored")
  }
  return NoResult()
}

/// An example in C's spelling.
private func called(_ code: String, _ lines: String? = nil) -> String {
  drawn("CGContext" + code, lines)
}

private func stateFunctions(_ global: Rows<GlobalScope>) -> [NativeRow] {
  [
    global.function(
      "CGContextSaveGState(_ c:)", "Keeps colours, pen, transform and clip.",
      example: called("SaveGState(c); CGContextRestoreGState(c)")
    ) { (c: CGContext?) in on(c) { $0.saveGState() } },
    global.function(
      "CGContextRestoreGState(_ c:)", "Goes back to what was kept last.",
      example: called("SaveGState(c); CGContextRestoreGState(c)")
    ) { (c: CGContext?) in on(c) { $0.restoreGState() } },
    global.function(
      "CGContextTranslateCTM(_ c:_ tx:_ ty:)", "Moves the origin.", example: called("TranslateCTM(c, 2, 3)")
    ) { (c: CGContext?, x: CGFloat, y: CGFloat) in on(c) { $0.translateBy(x: x, y: y) } },
    global.function(
      "CGContextScaleCTM(_ c:_ sx:_ sy:)", "Scales what is drawn from now on.", example: called("ScaleCTM(c, 2, 3)")
    ) { (c: CGContext?, x: CGFloat, y: CGFloat) in on(c) { $0.scaleBy(x: x, y: y) } },
    global.function(
      "CGContextRotateCTM(_ c:_ angle:)", "Turns what is drawn from now on, by radians.",
      example: called("RotateCTM(c, 90°)")
    ) { (c: CGContext?, angle: CGFloat) in on(c) { $0.rotate(by: angle) } },
    global.function(
      "CGContextConcatCTM(_ c:_ transform:)", "Puts a transform before the present one.",
      example: called("ConcatCTM(c, CGAffineTransformMakeScale(2, 2))")
    ) { (c: CGContext?, t: CGAffineTransform) in on(c) { $0.concatenate(t) } },
    global.function(
      "CGContextGetCTM(_ c:)", "The transform from the user's coordinates to the view's.",
      example: asked("CGContextTranslateCTM(c, 3, 4)", "CGContextGetCTM(c).ty", "4.0")
    ) { (c: CGContext?) in c?.ctm ?? .identity },
    global.function(
      "CGContextClip(_ c:)", "Limits drawing to the inside of the path.",
      example: called("AddRect(c, CGRectMake(1, 1, 4, 4)); CGContextClip(c)")
    ) { (c: CGContext?) in on(c) { $0.clip() } },
    global.function(
      "CGContextEOClip(_ c:)", "Limits drawing to the inside of the path by the even-odd rule.",
      example: called("AddRect(c, CGRectMake(1, 1, 4, 4)); CGContextEOClip(c)")
    ) { (c: CGContext?) in on(c) { $0.clip(using: .evenOdd) } },
    global.function(
      "CGContextClipToRect(_ c:_ rect:)", "Limits drawing to a rectangle.",
      example: called("ClipToRect(c, CGRectMake(1, 1, 4, 4))")
    ) { (c: CGContext?, rect: CGRect) in on(c) { $0.clip(to: rect) } },
    global.function(
      "CGContextBeginTransparencyLayer(_ c:_ auxiliaryInfo:)", "Begins a group that is drawn as one; pass nil.",
      example: called("BeginTransparencyLayer(c, nil); CGContextEndTransparencyLayer(c)")
    ) { (c: CGContext?, _: AnyValue?) in on(c) { $0.beginTransparencyLayer() } },
    global.function(
      "CGContextEndTransparencyLayer(_ c:)", "Ends the group begun last.",
      example: called("BeginTransparencyLayer(c, nil); CGContextEndTransparencyLayer(c)")
    ) { (c: CGContext?) in on(c) { $0.endTransparencyLayer() } },
  ]
}

private func penFunctions(_ global: Rows<GlobalScope>) -> [NativeRow] {
  [
    global.function(
      "CGContextSetFillColorWithColor(_ c:_ color:)", "The colour of what is filled.",
      example: called("SetFillColorWithColor(c, UIColor.red.cgColor)")
    ) { (c: CGContext?, color: CGColor) in on(c) { $0.setFillColor(color) } },
    global.function(
      "CGContextSetStrokeColorWithColor(_ c:_ color:)", "The colour of lines.",
      example: called("SetStrokeColorWithColor(c, UIColor.red.cgColor)")
    ) { (c: CGContext?, color: CGColor) in on(c) { $0.setStrokeColor(color) } },
    global.function(
      "CGContextSetRGBFillColor(_ c:_ red:_ green:_ blue:_ alpha:)", "The colour of what is filled, by components.",
      example: called("SetRGBFillColor(c, 1, 0, 0, 1)")
    ) { (c: CGContext?, r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) in
      on(c) { $0.setFillColor(red: r, green: g, blue: b, alpha: a) }
    },
    global.function(
      "CGContextSetRGBStrokeColor(_ c:_ red:_ green:_ blue:_ alpha:)", "The colour of lines, by components.",
      example: called("SetRGBStrokeColor(c, 1, 0, 0, 1)")
    ) { (c: CGContext?, r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) in
      on(c) { $0.setStrokeColor(red: r, green: g, blue: b, alpha: a) }
    },
    global.function(
      "CGContextSetGrayFillColor(_ c:_ gray:_ alpha:)", "The grey of what is filled.",
      example: called("SetGrayFillColor(c, 0.5, 1)")
    ) { (c: CGContext?, gray: CGFloat, a: CGFloat) in on(c) { $0.setFillColor(gray: gray, alpha: a) } },
    global.function(
      "CGContextSetGrayStrokeColor(_ c:_ gray:_ alpha:)", "The grey of lines.",
      example: called("SetGrayStrokeColor(c, 0.5, 1)")
    ) { (c: CGContext?, gray: CGFloat, a: CGFloat) in on(c) { $0.setStrokeColor(gray: gray, alpha: a) } },
    global.function(
      "CGContextSetLineWidth(_ c:_ width:)", "The width of lines, in the user's units.",
      example: called("SetLineWidth(c, 3)")
    ) { (c: CGContext?, width: CGFloat) in on(c) { $0.setLineWidth(width) } },
    global.function(
      "CGContextSetLineCap(_ c:_ cap:)", "What the ends of lines look like.",
      example: called("SetLineCap(c, kCGLineCapRound)")
    ) { (c: CGContext?, cap: CGLineCap) in on(c) { $0.setLineCap(cap) } },
    global.function(
      "CGContextSetLineJoin(_ c:_ join:)", "What the corners of lines look like.",
      example: called("SetLineJoin(c, kCGLineJoinRound)")
    ) { (c: CGContext?, join: CGLineJoin) in on(c) { $0.setLineJoin(join) } },
    global.function(
      "CGContextSetMiterLimit(_ c:_ limit:)", "How far corners may point, in widths.",
      example: called("SetMiterLimit(c, 4)")
    ) { (c: CGContext?, limit: CGFloat) in on(c) { $0.setMiterLimit(limit) } },
    global.function(
      "CGContextSetLineDash(_ c:_ phase:_ lengths:_ count:)", "The first lengths of dashes and gaps in turn.",
      example: called("SetLineDash(c, 0, [4, 2], 2)")
    ) { (c: CGContext?, phase: CGFloat, lengths: [CGFloat], count: Int) in
      on(c) { $0.setLineDash(phase: phase, lengths: Array(lengths.prefix(max(count, 0)))) }
    },
    global.function(
      "CGContextSetAlpha(_ c:_ alpha:)", "The opacity of what is drawn.", example: called("SetAlpha(c, 0.5)")
    ) {
      (c: CGContext?, alpha: CGFloat) in on(c) { $0.setAlpha(alpha) }
    },
    global.function(
      "CGContextSetBlendMode(_ c:_ mode:)", "How what is drawn mixes with what is there.",
      example: called("SetBlendMode(c, kCGBlendModeMultiply)")
    ) { (c: CGContext?, mode: CGBlendMode) in on(c) { $0.setBlendMode(mode) } },
    global.function(
      "CGContextSetShadow(_ c:_ offset:_ blur:)", "A shadow of a third of black.",
      example: called("SetShadow(c, CGSizeMake(2, 2), 3)")
    ) { (c: CGContext?, offset: CGSize, blur: CGFloat) in on(c) { $0.setShadow(offset: offset, blur: blur) } },
    global.function(
      "CGContextSetShadowWithColor(_ c:_ offset:_ blur:_ color:)", "A shadow; nil is none.",
      example: called("SetShadowWithColor(c, CGSizeMake(2, 2), 3, UIColor.red.cgColor)")
    ) { (c: CGContext?, offset: CGSize, blur: CGFloat, color: CGColor?) in
      on(c) { $0.setShadow(offset: offset, blur: blur, color: color) }
    },
  ]
}

private func pathFunctions(_ global: Rows<GlobalScope>) -> [NativeRow] {
  [
    global.function("CGContextBeginPath(_ c:)", "Throws the path away.", example: called("BeginPath(c)")) {
      (c: CGContext?) in on(c) { $0.beginPath() }
    },
    global.function(
      "CGContextMoveToPoint(_ c:_ x:_ y:)", "Begins a part of the path.", example: called("MoveToPoint(c, 1, 1)")
    ) { (c: CGContext?, x: CGFloat, y: CGFloat) in on(c) { $0.move(to: CGPoint(x: x, y: y)) } },
    global.function(
      "CGContextAddLineToPoint(_ c:_ x:_ y:)", "A line to a point.",
      example: called("MoveToPoint(c, 1, 1); CGContextAddLineToPoint(c, 5, 5)")
    ) { (c: CGContext?, x: CGFloat, y: CGFloat) in on(c) { $0.addLine(to: CGPoint(x: x, y: y)) } },
    global.function(
      "CGContextAddCurveToPoint(_ c:_ cp1x:_ cp1y:_ cp2x:_ cp2y:_ x:_ y:)", "A curve drawn towards two points.",
      example: called("MoveToPoint(c, 1, 1); CGContextAddCurveToPoint(c, 1, 8, 8, 8, 8, 1)")
    ) { (c: CGContext?, ax: CGFloat, ay: CGFloat, bx: CGFloat, by: CGFloat, x: CGFloat, y: CGFloat) in
      on(c) { $0.addCurve(to: CGPoint(x: x, y: y), control1: CGPoint(x: ax, y: ay), control2: CGPoint(x: bx, y: by)) }
    },
    global.function(
      "CGContextAddQuadCurveToPoint(_ c:_ cpx:_ cpy:_ x:_ y:)", "A curve drawn towards one point.",
      example: called("MoveToPoint(c, 1, 1); CGContextAddQuadCurveToPoint(c, 4, 8, 8, 1)")
    ) { (c: CGContext?, cx: CGFloat, cy: CGFloat, x: CGFloat, y: CGFloat) in
      on(c) { $0.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cx, y: cy)) }
    },
    global.function(
      "CGContextAddArc(_ c:_ x:_ y:_ radius:_ startAngle:_ endAngle:_ clockwise:)",
      "Part of a circle; 1 is clockwise where y grows upward.", example: called("AddArc(c, 4, 4, 3, 0, .pi, 0)")
    ) { (c: CGContext?, x: CGFloat, y: CGFloat, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Int) in
      on(c) {
        $0.addArc(
          center: CGPoint(x: x, y: y), radius: radius, startAngle: start, endAngle: end, clockwise: clockwise != 0)
      }
    },
    global.function(
      "CGContextAddArcToPoint(_ c:_ x1:_ y1:_ x2:_ y2:_ radius:)", "A line and an arc that rounds a corner.",
      example: called("MoveToPoint(c, 1, 1); CGContextAddArcToPoint(c, 8, 1, 8, 8, 2)")
    ) { (c: CGContext?, ax: CGFloat, ay: CGFloat, bx: CGFloat, by: CGFloat, radius: CGFloat) in
      on(c) { $0.addArc(tangent1End: CGPoint(x: ax, y: ay), tangent2End: CGPoint(x: bx, y: by), radius: radius) }
    },
    global.function(
      "CGContextAddRect(_ c:_ rect:)", "A rectangle.", example: called("AddRect(c, CGRectMake(1, 1, 4, 4))")
    ) { (c: CGContext?, rect: CGRect) in on(c) { $0.addRect(rect) } },
    global.function(
      "CGContextAddEllipseInRect(_ c:_ rect:)", "The ellipse that touches a rectangle's sides.",
      example: called("AddEllipseInRect(c, CGRectMake(1, 1, 4, 4))")
    ) { (c: CGContext?, rect: CGRect) in on(c) { $0.addEllipse(in: rect) } },
    global.function(
      "CGContextAddPath(_ c:_ path:)", "Another path's parts.",
      example: called("AddPath(c, UIBezierPath(rect: CGRectMake(1, 1, 4, 4)).cgPath)")
    ) { (c: CGContext?, path: CGPath) in on(c) { $0.addPath(path) } },
    global.function(
      "CGContextClosePath(_ c:)", "A line back to where the part began.",
      example: called("MoveToPoint(c, 1, 1); CGContextClosePath(c)")
    ) { (c: CGContext?) in on(c) { $0.closePath() } },
  ]
}

private func paintFunctions(_ global: Rows<GlobalScope>) -> [NativeRow] {
  [
    global.function("CGContextFillPath(_ c:)", "Fills the path and throws it away.", example: called("FillPath(c)")) {
      (c: CGContext?) in on(c) { $0.fillPath() }
    },
    global.function(
      "CGContextEOFillPath(_ c:)", "Fills the path by the even-odd rule and throws it away.",
      example: called("EOFillPath(c)")
    ) { (c: CGContext?) in on(c) { $0.fillPath(using: .evenOdd) } },
    global.function(
      "CGContextStrokePath(_ c:)", "Draws the path's line and throws it away.", example: called("StrokePath(c)")
    ) { (c: CGContext?) in on(c) { $0.strokePath() } },
    global.function(
      "CGContextDrawPath(_ c:_ mode:)", "Fills the path, draws its line, or both.",
      example: called("DrawPath(c, kCGPathFillStroke)")
    ) { (c: CGContext?, mode: CGPathDrawingMode) in on(c) { $0.drawPath(using: mode) } },
    global.function(
      "CGContextFillRect(_ c:_ rect:)", "Fills a rectangle.",
      example: called("FillRect(c, CGRectMake(1, 1, 7, 7))", "[\"fill (1 1; 7 7) in 0 0 0 1\"]")
    ) { (c: CGContext?, rect: CGRect) in on(c) { $0.fill(rect) } },
    global.function(
      "CGContextStrokeRect(_ c:_ rect:)", "Draws a rectangle's line.",
      example: called("StrokeRect(c, CGRectMake(1, 1, 7, 7))")
    ) { (c: CGContext?, rect: CGRect) in on(c) { $0.stroke(rect) } },
    global.function(
      "CGContextStrokeRectWithWidth(_ c:_ rect:_ width:)", "Draws a rectangle's line in a width.",
      example: called("StrokeRectWithWidth(c, CGRectMake(1, 1, 7, 7), 2)")
    ) { (c: CGContext?, rect: CGRect, width: CGFloat) in on(c) { $0.stroke(rect, width: width) } },
    global.function(
      "CGContextClearRect(_ c:_ rect:)", "Takes away what was drawn in a rectangle.",
      example: called("ClearRect(c, CGRectMake(1, 1, 7, 7))")
    ) { (c: CGContext?, rect: CGRect) in on(c) { $0.clear(rect) } },
    global.function(
      "CGContextFillEllipseInRect(_ c:_ rect:)", "Fills the ellipse in a rectangle.",
      example: called("FillEllipseInRect(c, CGRectMake(1, 1, 7, 7))")
    ) { (c: CGContext?, rect: CGRect) in on(c) { $0.fillEllipse(in: rect) } },
    global.function(
      "CGContextStrokeEllipseInRect(_ c:_ rect:)", "Draws the line of the ellipse in a rectangle.",
      example: called("StrokeEllipseInRect(c, CGRectMake(1, 1, 7, 7))")
    ) { (c: CGContext?, rect: CGRect) in on(c) { $0.strokeEllipse(in: rect) } },
    global.function(
      "CGContextDrawImage(_ c:_ rect:_ image:)", "Draws an image upside down, as Core Graphics does in a view.",
      example: called(
        "DrawImage(c, CGRectMake(1, 1, 7, 7), UIGraphicsImageRenderer(size: CGSizeMake(2, 2)).image { _ in }.cgImage)")
    ) { (c: CGContext?, rect: CGRect, image: CGImage?) in on(c) { if let image { $0.draw(image, in: rect) } } },
  ]
}
