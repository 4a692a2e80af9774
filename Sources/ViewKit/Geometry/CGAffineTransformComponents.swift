import Glibc

/// An affine transform taken apart: a scale, then a shear along x, then a rotation, then a translation.
@frozen public struct CGAffineTransformComponents: Hashable, BitwiseCopyable, Sendable {
  public var scale: CGSize
  /// The shear along the x axis, as the tangent-like factor of y.
  public var horizontalShear: CGFloat
  /// Radians.
  public var rotation: CGFloat
  public var translation: CGVector

  @inlinable public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  @inlinable public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransformComponents: CustomDebugStringConvertible {
  public var debugDescription: String {
    "CGAffineTransformComponents(scale: \(scale), horizontalShear: \(horizontalShear), "
      + "rotation: \(rotation), translation: \(translation))"
  }
}

extension CGAffineTransform {
  /// Puts a transform together from its parts; the inverse of `decomposed()`.
  public init(_ parts: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: parts.scale.width, y: parts.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: parts.horizontalShear, d: 1, tx: 0, ty: 0)
    let turn = CGAffineTransform(rotationAngle: parts.rotation)
    let move = CGAffineTransform(translationX: parts.translation.dx, y: parts.translation.dy)
    self = scale.concatenating(shear).concatenating(turn).concatenating(move)
  }

  /// Takes the transform apart. A reflection comes out as a negative vertical scale. How Apple shares a reflection
  /// between the two scales is not documented; putting the parts together again gives the transform in any case.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    var parts = CGAffineTransformComponents()
    parts.translation = CGVector(dx: tx, dy: ty)
    if width == 0 {
      // The x axis has vanished: only the image of the y axis, (-sin, cos) of the angle, tells the rotation.
      parts.rotation = c == 0 && d == 0 ? 0 : atan2(-c, d)
      parts.scale = CGSize(width: 0, height: (c * c + d * d).squareRoot())
      return parts
    }
    let cosine = a / width
    let sine = b / width
    let height = cosine * d - sine * c
    parts.rotation = atan2(b, a)
    parts.scale = CGSize(width: width, height: height)
    parts.horizontalShear = height == 0 ? 0 : (cosine * c + sine * d) / height
    return parts
  }
}
