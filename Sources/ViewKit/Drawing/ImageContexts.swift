/// Begins an image context at one pixel a point: drawing goes into an image until the matching
/// `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image context. A scale of 0 is the screen's. Without a sound size there is no context, with a note.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let runtime = Runtime.current
  runtime.graphics.entries.append(
    .init(context: .forImage(CGRect(origin: .zero, size: size), opaque, scale), kind: .image))
  Runtime.changed()
}

/// What the innermost image context holds so far; nil outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  let runtime = Runtime.current
  guard let entry = runtime.graphics.entries.last, entry.kind == .image else {
    runtime.note(.noContext, "UIGraphicsGetImageFromCurrentImageContext() outside an image context: no image")
    return nil
  }
  return entry.context?.image()
}

/// Ends the image context begun last.
public func UIGraphicsEndImageContext() {
  let runtime = Runtime.current
  guard let entry = runtime.graphics.entries.last, entry.kind == .image else {
    return runtime.note(.unbalancedState, "UIGraphicsEndImageContext() without a UIGraphicsBeginImageContext before it")
  }
  runtime.graphics.entries.removeLast()
  entry.context?.finish()
  Runtime.changed()
}

/// What images that a renderer makes are like.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point; the screen's unless set.
  public var scale: CGFloat = UIScreen.main.scale { didSet { Runtime.changed() } }
  /// Whether images begin filled with black.
  public var opaque = false { didSet { Runtime.changed() } }

  public override init() { super.init() }
}

/// Makes images by calling code that draws them.
public final class UIGraphicsImageRenderer: NSObject {
  /// The coordinates of drawing.
  public let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds.standardized, format)
    super.init()
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The image that `actions` draws. Without a sound size the actions are not called, and the image has no size.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = CGContext.forImage(bounds, format.opaque, format.scale) else { return UIImage() }
    GraphicsStack.with(context, .image) { actions(UIGraphicsImageRendererContext(context, format)) }
    context.finish()
    return context.image()
  }
}

/// What drawing for a renderer goes to.
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init()
  }

  /// What has been drawn so far.
  public var currentImage: UIImage { cgContext.image() }

  public func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.with(blendMode) { $0.fill(rect) } }

  /// A frame one point wide along the inside of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension CGContext {
  fileprivate static func forImage(_ bounds: CGRect, _ opaque: Bool, _ given: CGFloat) -> CGContext? {
    let scale = given == 0 ? UIScreen.main.scale : given
    let bounds = bounds.standardized
    guard bounds.isFinite, !bounds.isEmpty, scale.isFinite, scale > 0 else {
      Runtime.current.note(
        .drawingIgnored,
        "an image of size \(NSStringFromCGSize(bounds.size)) at scale \(NumberText.g(given)) cannot be made")
      return nil
    }
    let context = CGContext(onto: DisplayList(bounds: bounds, scale: scale))
    if opaque { context.fill(bounds) }
    return context
  }

  fileprivate func image() -> UIImage {
    var list = list
    // An image taken in the middle of groups shows what they hold so far.
    let open = saved.count { $0.group != nil }
    list.commands += Array(repeating: DrawCommand(.endGroup), count: isOver ? 0 : open)
    return UIImage(CGImage(DrawnImage(list)), size: list.bounds.size, scale: list.scale)
  }
}
