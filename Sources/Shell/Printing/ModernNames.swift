/// Global functions of older documentation, as members: `$0`, `$1` … are the arguments.
enum ModernNames {
  static func template(_ function: String) -> String? { table[function] }

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      table[String(parts[0])] = String(parts[1])
    }
    return table
  }()

  private static let text = """
    CGPointMake CGPoint(x: $0, y: $1)
    CGSizeMake CGSize(width: $0, height: $1)
    CGRectMake CGRect(x: $0, y: $1, width: $2, height: $3)
    CGVectorMake CGVector(dx: $0, dy: $1)
    UIEdgeInsetsMake UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3)
    CGPointEqualToPoint ($0 == $1)
    CGSizeEqualToSize ($0 == $1)
    CGRectEqualToRect ($0 == $1)
    UIEdgeInsetsInsetRect $0.inset(by: $1)
    UIEdgeInsetsEqualToEdgeInsets ($0 == $1)
    CGRectGetMinX $0.minX
    CGRectGetMidX $0.midX
    CGRectGetMaxX $0.maxX
    CGRectGetMinY $0.minY
    CGRectGetMidY $0.midY
    CGRectGetMaxY $0.maxY
    CGRectGetWidth $0.width
    CGRectGetHeight $0.height
    CGRectIsNull $0.isNull
    CGRectIsEmpty $0.isEmpty
    CGRectIsInfinite $0.isInfinite
    CGRectStandardize $0.standardized
    CGRectIntegral $0.integral
    CGRectInset $0.insetBy(dx: $1, dy: $2)
    CGRectOffset $0.offsetBy(dx: $1, dy: $2)
    CGRectUnion $0.union($1)
    CGRectIntersection $0.intersection($1)
    CGRectIntersectsRect $0.intersects($1)
    CGRectContainsPoint $0.contains($1)
    CGRectContainsRect $0.contains($1)
    CGPointApplyAffineTransform $0.applying($1)
    CGSizeApplyAffineTransform $0.applying($1)
    CGRectApplyAffineTransform $0.applying($1)
    CGAffineTransformMake CGAffineTransform(a: $0, b: $1, c: $2, d: $3, tx: $4, ty: $5)
    CGAffineTransformMakeRotation CGAffineTransform(rotationAngle: $0)
    CGAffineTransformMakeScale CGAffineTransform(scaleX: $0, y: $1)
    CGAffineTransformMakeTranslation CGAffineTransform(translationX: $0, y: $1)
    CGAffineTransformRotate $0.rotated(by: $1)
    CGAffineTransformScale $0.scaledBy(x: $1, y: $2)
    CGAffineTransformTranslate $0.translatedBy(x: $1, y: $2)
    CGAffineTransformConcat $0.concatenating($1)
    CGAffineTransformInvert $0.inverted()
    CGAffineTransformIsIdentity $0.isIdentity
    CGAffineTransformEqualToTransform ($0 == $1)
    """
}
