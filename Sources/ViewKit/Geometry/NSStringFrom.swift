/// `{1.5, 2}`, each number with up to 17 significant digits.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { braced(point.x, point.y) }

/// `{3, 4.25}`
public func NSStringFromCGSize(_ size: CGSize) -> String { braced(size.width, size.height) }

/// `{{0, 0}, {10, 10}}`
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// `{dx, dy}`
public func NSStringFromCGVector(_ vector: CGVector) -> String { braced(vector.dx, vector.dy) }

/// `{top, left, bottom, right}`
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  braced(insets.top, insets.left, insets.bottom, insets.right)
}

/// `{top, leading, bottom, trailing}`
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
  braced(insets.top, insets.leading, insets.bottom, insets.trailing)
}

/// `[a, b, c, d, tx, ty]`, each number with as few digits as it needs.
public func NSStringFromCGAffineTransform(_ t: CGAffineTransform) -> String {
  "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(NumberText.shortest).joined(separator: ", ") + "]"
}

private func braced(_ numbers: CGFloat...) -> String {
  "{" + numbers.map(NumberText.g17).joined(separator: ", ") + "}"
}

/// The coder of UIKit's archives. Only its text forms of geometry are modelled.
open class NSCoder: NSObject {
  public final class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  public final class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  public final class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  public final class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
  public final class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  public final class func string(for insets: NSDirectionalEdgeInsets) -> String {
    NSStringFromDirectionalEdgeInsets(insets)
  }
  public final class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }
}
