/// A picture that drawing made. Nothing is read from files here: `init(named:)` finds none.
public final class UIImage: NSObject {
  /// How an image view is to treat the image; drawing does not look at it.
  public enum RenderingMode: Int, Sendable, CaseIterable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// Nil for an image without size.
  public let cgImage: CGImage?
  /// In points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode

  init(_ image: CGImage?, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
    (cgImage, self.size, self.scale, self.renderingMode) = (image, size, scale, renderingMode)
    super.init()
  }

  /// An image without size.
  public convenience override init() { self.init(nil, size: .zero, scale: 1) }

  /// An image whose points are the other's pixels.
  public convenience init(cgImage: CGImage) {
    self.init(
      cgImage, size: CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height)), scale: 1)
  }

  /// Always nil, with a note: there are no files of images here.
  public convenience init?(named name: String) {
    Runtime.current.note(
      .drawingIgnored, "no image '\(name)': images are drawn here, with UIGraphicsImageRenderer, not read from files")
    return nil
  }

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(cgImage, size: size, scale: scale, renderingMode: mode)
  }

  /// Draws the image in its size with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched to a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = Runtime.current.context(for: "UIImage.draw(in:)"), let cgImage else { return }
    context.with(blendMode, alpha: alpha) { $0.add(cgImage.drawn, in: rect.standardized, $0.ctm) }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || (cgImage != nil && other.cgImage == cgImage && other.size == size)
  }

  public override var hash: Int { cgImage?.hash ?? ObjectIdentifier(self).hashValue }

  /// `<UIImage: 0x5; size = {20, 10}; scale = 2>`
  public override var description: String {
    "<UIImage: \(Runtime.current.nameOf(self)); size = \(NSStringFromCGSize(size)); scale = \(NumberText.g(scale))>"
  }
}

extension CGContext {
  /// Draws an image upside down, as Core Graphics does where y grows downward. `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard isOpen else { return }
    let rect = rect.standardized
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY)
    add(image.drawn, in: rect, flip.concatenating(ctm))
  }

  /// Raises `CGImageTooComplex` for images that lie too deep within each other, or stand for too many commands.
  func add(_ image: DrawnImage, in rect: CGRect, _ transform: CGAffineTransform) {
    let run = ImageRun(image: image, rect: rect, transform: transform)
    guard rect.isFinite, !rect.isEmpty else { return }
    guard run.imageTransform.isFinite, PathData(rect: rect).applying(transform).isFinite else {
      return ignored(.drawingIgnored, "an image that its transform takes out of all bounds is not drawn")
    }
    imageWeight += image.weight
    guard image.depth < DrawnImage.depthLimit, imageWeight <= DrawnImage.weightLimit else {
      return Runtime.current.raise(
        "CGImageTooComplex",
        image.depth >= DrawnImage.depthLimit
          ? "images lie within each other \(DrawnImage.depthLimit) times at most"
          : "the images drawn here stand for more than \(DrawnImage.weightLimit) drawing commands")
    }
    if state.blendMode == .clear || state.blendMode == .copy {
      erase(state.clip + [ClipShape(PathData(rect: rect).applying(transform), .winding)])
    }
    if state.blendMode == .clear { return }
    add(.image(run))
  }
}
