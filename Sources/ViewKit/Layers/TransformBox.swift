/// A transform other than the identity, kept beside the layer because few layers have one.
final class TransformBox {
  let full: CATransform3D
  /// What the plane sees of `full`. Perspective is not followed.
  let affine: CGAffineTransform
  let inverse: CGAffineTransform

  init(_ full: CATransform3D) {
    self.full = full
    affine = full.affinePart
    inverse = affine.inverted()
  }
}
