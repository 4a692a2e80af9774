extension UIView {
  /// Hands `draw(_:)` the box around everything invalid, and keeps what it draws as the layer's contents.
  ///
  /// Contents made for other bounds or another scale are made anew as a whole, as a bitmap of another size would be. Of
  /// others what lies outside the invalid rectangle stays. Inside, it goes before the call, unless the view is not
  /// opaque and has `clearsContextBeforeDrawing` off. (Of an opaque view UIKit leaves open what stands where `draw(_:)`
  /// draws nothing, on devices black; here it is nothing.)
  final func drawInvalid() {
    var rect = invalidRect
    flags.subtract([.needsDisplay, .neverDrawn])
    extras?.invalidRect = .null
    guard hooks.contains(.draw), !rect.isEmpty else { return }
    let bounds = layer.boundsValue
    let old = (layer.extras?.contents as? CABackingStore)?.list
    let isReusable = old?.bounds == bounds && old?.scale == contentScaleFactor
    if !isReusable { rect = bounds }
    let clears = flags.contains(.opaque) || clearsContextBeforeDrawing
    let keeps = isReusable && (rect != bounds || !clears)
    var list = keeps ? old! : DisplayList(bounds: bounds, scale: contentScaleFactor)
    if keeps && clears { list.erase([ClipShape(PathData(rect: rect), .winding)], from: 0) }
    layer.record(onto: list, rect) { context in
      GraphicsStack.with(context, .view) { draw(rect) }
    }
  }
}

extension CALayer {
  /// What `display()` does for a layer without delegate: calls `draw(in:)` and keeps what it draws as contents.
  /// Contents that a program has set stay when nothing is drawn.
  final func drawSelf() {
    let invalid = extras?.invalidRect ?? .null
    extras?.invalidRect = .null
    let old = (extras?.contents as? CABackingStore)?.list
    let isReusable = old?.bounds == boundsValue && old?.scale == contentsScale
    var rect = invalid.intersection(boundsValue)
    if !isReusable || rect.isEmpty { rect = boundsValue }
    guard rect.isFinite, !rect.isEmpty else { return }
    var list = isReusable ? old! : DisplayList(bounds: boundsValue, scale: contentsScale)
    list.erase([ClipShape(PathData(rect: rect), .winding)], from: 0)
    record(onto: list, rect) { draw(in: $0) }
  }

  fileprivate final func record(onto list: DisplayList, _ rect: CGRect, _ body: (CGContext) -> Void) {
    let before = list.commands.count
    let context = CGContext(onto: list, limitedTo: rect == list.bounds ? nil : rect)
    body(context)
    context.finish()
    let isProgram = extras?.contents != nil && !(extras?.contents is CABackingStore)
    if !isProgram || context.list != list {
      rare.contents = CABackingStore(context.list)
      Runtime.changed()
    }
    Runtime.tracing?.drew(self, in: rect, context.list, fresh: context.list.commands.count - before)
  }
}
