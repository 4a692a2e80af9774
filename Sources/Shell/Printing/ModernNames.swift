/// Global functions of older documentation, as members: `$0`, `$1` … are the arguments. `$0?` is one that may be nil;
/// where it cannot be, the sign is left out.
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
    CGContextSaveGState $0?.saveGState()
    CGContextRestoreGState $0?.restoreGState()
    CGContextTranslateCTM $0?.translateBy(x: $1, y: $2)
    CGContextScaleCTM $0?.scaleBy(x: $1, y: $2)
    CGContextRotateCTM $0?.rotate(by: $1)
    CGContextConcatCTM $0?.concatenate($1)
    CGContextGetCTM (($0 as CGContext?)?.ctm ?? .identity)
    CGContextClip $0?.clip()
    CGContextEOClip $0?.clip(using: .evenOdd)
    CGContextClipToRect $0?.clip(to: $1)
    CGContextBeginTransparencyLayer $0?.beginTransparencyLayer(auxiliaryInfo: nil)
    CGContextEndTransparencyLayer $0?.endTransparencyLayer()
    CGContextSetFillColorWithColor $0?.setFillColor($1)
    CGContextSetStrokeColorWithColor $0?.setStrokeColor($1)
    CGContextSetRGBFillColor $0?.setFillColor(red: $1, green: $2, blue: $3, alpha: $4)
    CGContextSetRGBStrokeColor $0?.setStrokeColor(red: $1, green: $2, blue: $3, alpha: $4)
    CGContextSetGrayFillColor $0?.setFillColor(gray: $1, alpha: $2)
    CGContextSetGrayStrokeColor $0?.setStrokeColor(gray: $1, alpha: $2)
    CGContextSetLineWidth $0?.setLineWidth($1)
    CGContextSetLineCap $0?.setLineCap($1)
    CGContextSetLineJoin $0?.setLineJoin($1)
    CGContextSetMiterLimit $0?.setMiterLimit($1)
    CGContextSetLineDash $0?.setLineDash(phase: $1, lengths: Array($2.prefix($3)))
    CGContextSetAlpha $0?.setAlpha($1)
    CGContextSetBlendMode $0?.setBlendMode($1)
    CGContextSetShadow $0?.setShadow(offset: $1, blur: $2)
    CGContextSetShadowWithColor $0?.setShadow(offset: $1, blur: $2, color: $3)
    CGContextBeginPath $0?.beginPath()
    CGContextMoveToPoint $0?.move(to: CGPoint(x: $1, y: $2))
    CGContextAddLineToPoint $0?.addLine(to: CGPoint(x: $1, y: $2))
    CGContextAddCurveToPoint $0?.addCurve(to: CGPoint(x: $5, y: $6), control1: CGPoint(x: $1, y: $2), control2: CGPoint(x: $3, y: $4))
    CGContextAddQuadCurveToPoint $0?.addQuadCurve(to: CGPoint(x: $3, y: $4), control: CGPoint(x: $1, y: $2))
    CGContextAddArc $0?.addArc(center: CGPoint(x: $1, y: $2), radius: $3, startAngle: $4, endAngle: $5, clockwise: $6 != 0)
    CGContextAddArcToPoint $0?.addArc(tangent1End: CGPoint(x: $1, y: $2), tangent2End: CGPoint(x: $3, y: $4), radius: $5)
    CGContextAddRect $0?.addRect($1)
    CGContextAddEllipseInRect $0?.addEllipse(in: $1)
    CGContextAddPath $0?.addPath($1)
    CGContextClosePath $0?.closePath()
    CGContextFillPath $0?.fillPath()
    CGContextEOFillPath $0?.fillPath(using: .evenOdd)
    CGContextStrokePath $0?.strokePath()
    CGContextDrawPath $0?.drawPath(using: $1)
    CGContextFillRect $0?.fill($1)
    CGContextStrokeRect $0?.stroke($1)
    CGContextStrokeRectWithWidth $0?.stroke($1, width: $2)
    CGContextClearRect $0?.clear($1)
    CGContextFillEllipseInRect $0?.fillEllipse(in: $1)
    CGContextStrokeEllipseInRect $0?.strokeEllipse(in: $1)
    CGContextDrawImage if let image = $2 as CGImage? { $0?.draw(image, in: $1) }
    """
}
