import Language
import ViewKit

extension ViewBindings {
  func addContexts() {
    let root = catalog.nativeNominal("NSObject")
    addClass(CGContext.self, of: root, "Where drawing goes: colours, pen, transform, clip.") {
      [contextState($0), contextPen($0), contextPaths($0), contextQuestions($0), contextPainting($0)]
    }
    addClass(CABackingStore.self, of: root, "What a layer keeps of its last drawing.") { [storeRows($0)] }
  }
}

private func storeRows(_ store: Rows<CABackingStore>) -> [NativeRow] {
  [
    store.property(
      "drawing", "What was drawn, a line each; an addition of vsh.",
      example: "(window.layer.contents as? CABackingStore)?.drawing  // nil", get: { $0.drawing })
  ]
}

private func contextState(_ context: Rows<CGContext>) -> [NativeRow] {
  [
    context.action(
      "saveGState()", "Keeps colours, pen, transform and clip.", example: drawn("c.saveGState(); c.restoreGState()")
    ) { $0.saveGState() },
    context.action(
      "restoreGState()", "Goes back to what was kept last.", example: drawn("c.saveGState(); c.restoreGState()")
    ) { $0.restoreGState() },
    context.action(
      "beginTransparencyLayer(auxiliaryInfo info:)", "Begins a group that is drawn as one; pass nil.",
      example: drawn(
        "c.beginTransparencyLayer(auxiliaryInfo: nil); c.endTransparencyLayer()", "[\"begin group\", \"end group\"]")
    ) { (context: CGContext, _: AnyValue?) in context.beginTransparencyLayer() },
    context.action(
      "endTransparencyLayer()", "Ends the group begun last.",
      example: drawn("c.beginTransparencyLayer(auxiliaryInfo: nil); c.endTransparencyLayer()")
    ) { $0.endTransparencyLayer() },
    context.property(
      "ctm", "The transform from the user's coordinates to the view's.",
      example: asked("c.translateBy(x: 3, y: 4)", "c.ctm.ty", "4.0"), get: { $0.ctm }),
    context.action(
      "concatenate(_ transform:)", "Puts a transform before the present one.",
      example: asked("c.concatenate(CGAffineTransform(scaleX: 2, y: 2))", "c.ctm.a", "2.0")
    ) { (context: CGContext, t: CGAffineTransform) in context.concatenate(t) },
    context.action(
      "translateBy(x tx:y ty:)", "Moves the origin.",
      example: drawn("c.translateBy(x: 2, y: 3); c.fill(CGRectMake(0, 0, 4, 4))", "[\"fill (2 3; 4 4) in 0 0 0 1\"]")
    ) { (context: CGContext, x: CGFloat, y: CGFloat) in context.translateBy(x: x, y: y) },
    context.action(
      "scaleBy(x sx:y sy:)", "Scales what is drawn from now on.",
      example: drawn("c.scaleBy(x: 2, y: 2); c.fill(CGRectMake(1, 1, 2, 2))", "[\"fill (2 2; 4 4) in 0 0 0 1\"]")
    ) { (context: CGContext, x: CGFloat, y: CGFloat) in context.scaleBy(x: x, y: y) },
    context.action(
      "rotate(by angle:)", "Turns what is drawn from now on, by radians.",
      example: asked("c.rotate(by: 90°)", "c.ctm.b", "1.0")
    ) { (context: CGContext, angle: CGFloat) in context.rotate(by: angle) },
    context.action(
      "clip(using rule = .winding:)", "Limits drawing to the inside of the path.",
      example: drawn(
        "c.addRect(CGRectMake(0, 0, 4, 4)); c.clip(); c.fill(CGRectMake(1, 1, 7, 7))",
        "[\"fill (1 1; 7 7) in 0 0 0 1, clip (0 0; 4 4)\"]")
    ) { (context: CGContext, rule: CGPathFillRule) in context.clip(using: rule) },
    context.action(
      "clip(to rect:)", "Limits drawing to a rectangle.", example: drawn("c.clip(to: CGRectMake(0, 0, 4, 4))")
    ) { (context: CGContext, rect: CGRect) in context.clip(to: rect) },
    context.action(
      "clip(to rects:)", "Limits drawing to rectangles.",
      example: drawn("c.clip(to: [CGRectMake(0, 0, 4, 4), CGRectMake(5, 5, 4, 4)])")
    ) { (context: CGContext, rects: [CGRect]) in context.clip(to: rects) },
    context.action(
      "resetClip()", "Goes back to the clip that drawing began with.",
      example: drawn("c.clip(to: CGRectMake(0, 0, 4, 4)); c.resetClip()")
    ) { $0.resetClip() },
  ]
}

private func contextPen(_ context: Rows<CGContext>) -> [NativeRow] {
  [
    context.action(
      "setFillColor(_ color:)", "The colour of what is filled.",
      example: drawn(
        "c.setFillColor(UIColor.red.cgColor); c.fill(CGRectMake(0, 0, 9, 9))", "[\"fill (0 0; 9 9) in 1 0 0 1\"]")
    ) { (context: CGContext, color: CGColor) in context.setFillColor(color) },
    context.action(
      "setFillColor(red:green:blue:alpha:)", "The colour of what is filled, by components.",
      example: drawn("c.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)")
    ) { (context: CGContext, r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) in
      context.setFillColor(red: r, green: g, blue: b, alpha: a)
    },
    context.action(
      "setFillColor(gray:alpha:)", "The grey of what is filled.", example: drawn("c.setFillColor(gray: 0.5, alpha: 1)")
    ) { (context: CGContext, gray: CGFloat, a: CGFloat) in context.setFillColor(gray: gray, alpha: a) },
    context.action(
      "setStrokeColor(_ color:)", "The colour of lines.",
      example: drawn(
        "c.setStrokeColor(UIColor.red.cgColor); c.stroke(CGRectMake(1, 1, 7, 7))", "[\"stroke (1 1; 7 7) in 1 0 0 1\"]")
    ) { (context: CGContext, color: CGColor) in context.setStrokeColor(color) },
    context.action(
      "setStrokeColor(red:green:blue:alpha:)", "The colour of lines, by components.",
      example: drawn("c.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)")
    ) { (context: CGContext, r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) in
      context.setStrokeColor(red: r, green: g, blue: b, alpha: a)
    },
    context.action(
      "setStrokeColor(gray:alpha:)", "The grey of lines.", example: drawn("c.setStrokeColor(gray: 0.5, alpha: 1)")
    ) { (context: CGContext, gray: CGFloat, a: CGFloat) in context.setStrokeColor(gray: gray, alpha: a) },
    context.action(
      "setLineWidth(_ width:)", "The width of lines, in the user's units.",
      example: drawn(
        "c.setLineWidth(3); c.stroke(CGRectMake(2, 2, 5, 5))", "[\"stroke (2 2; 5 5) in 0 0 0 1, width 3\"]")
    ) { (context: CGContext, width: CGFloat) in context.setLineWidth(width) },
    context.action(
      "setLineCap(_ cap:)", "What the ends of lines look like.", example: drawn("c.setLineCap(.round)")
    ) { (context: CGContext, cap: CGLineCap) in context.setLineCap(cap) },
    context.action(
      "setLineJoin(_ join:)", "What the corners of lines look like.", example: drawn("c.setLineJoin(.bevel)")
    ) { (context: CGContext, join: CGLineJoin) in context.setLineJoin(join) },
    context.action(
      "setMiterLimit(_ limit:)", "How far corners may point, in widths.", example: drawn("c.setMiterLimit(4)")
    ) { (context: CGContext, limit: CGFloat) in context.setMiterLimit(limit) },
    context.action(
      "setLineDash(phase:lengths:)", "Lengths of dashes and gaps in turn; [] draws whole lines.",
      example: drawn("c.setLineDash(phase: 0, lengths: [4, 2])")
    ) { (context: CGContext, phase: CGFloat, lengths: [CGFloat]) in context.setLineDash(phase: phase, lengths: lengths)
    },
    context.action(
      "setFlatness(_ flatness:)", "How far curves may lie off; nothing to display lists.",
      example: drawn("c.setFlatness(1)")
    ) { (context: CGContext, flatness: CGFloat) in context.setFlatness(flatness) },
    context.action("setAlpha(_ alpha:)", "The opacity of what is drawn.", example: drawn("c.setAlpha(0.5)")) {
      (context: CGContext, alpha: CGFloat) in context.setAlpha(alpha)
    },
    context.action(
      "setBlendMode(_ mode:)", "How what is drawn mixes with what is there.",
      example: drawn("c.setBlendMode(.multiply)")
    ) { (context: CGContext, mode: CGBlendMode) in context.setBlendMode(mode) },
    context.action(
      "setShadow(offset:blur:)", "A shadow of a third of black under what is drawn.",
      example: drawn("c.setShadow(offset: CGSizeMake(2, 2), blur: 3)")
    ) { (context: CGContext, offset: CGSize, blur: CGFloat) in context.setShadow(offset: offset, blur: blur) },
    context.action(
      "setShadow(offset:blur:color:)", "A shadow under what is drawn; nil is none.",
      example: drawn("c.setShadow(offset: CGSizeMake(2, 2), blur: 3, color: UIColor.red.cgColor)")
    ) { (context: CGContext, offset: CGSize, blur: CGFloat, color: CGColor?) in
      context.setShadow(offset: offset, blur: blur, color: color)
    },
  ]
}
