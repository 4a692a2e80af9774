import Language
import Syntax
import ViewKit

extension ViewBindings {
  /// The functions and constants of C's Core Graphics, which older documentation uses.
  func addGeometryFunctions() {
    let global = Rows<GlobalScope>()
    catalog.add(makers(global))
    catalog.add(rectGetters(global))
    catalog.add(rectFunctions(global))
    catalog.add(transformFunctions(global))
    catalog.add(transform3DFunctions(global))
    catalog.add(texts(global))
    catalog.addConstant("CGPointZero", "The origin.", CGPoint.zero)
    catalog.addConstant("CGSizeZero", "No width and no height.", CGSize.zero)
    catalog.addConstant("CGRectZero", "The rectangle without size at the origin.", CGRect.zero)
    catalog.addConstant("CGRectNull", "No rectangle at all.", CGRect.null)
    catalog.addConstant("CGRectInfinite", "The rectangle that contains everything.", CGRect.infinite)
    catalog.addConstant("UIEdgeInsetsZero", "No insets.", UIEdgeInsets.zero)
    catalog.addConstant("CGAffineTransformIdentity", "The transform that changes nothing.", CGAffineTransform.identity)
    catalog.addConstant("CATransform3DIdentity", "The transform that changes nothing.", CATransform3DIdentity)
    catalog.addPostfix("°", "Degrees in radians.") { (degrees: Double) in degrees° }
    catalog.addPostfix("°", "Degrees in radians.") { (degrees: Int) in degrees° }
  }
}

private func makers(_ global: Rows<GlobalScope>) -> [NativeRow] {
  [
    global.function("CGPointMake(_ x:_ y:)", "The point at two coordinates.", example: "CGPointMake(1, 2)") {
      CGPoint(x: $0 as CGFloat, y: $1)
    },
    global.function("CGSizeMake(_ width:_ height:)", "A size, in points.") { CGSize(width: $0 as CGFloat, height: $1) },
    global.function(
      "CGRectMake(_ x:_ y:_ width:_ height:)", "A rectangle, in points.", example: "CGRectMake(0, 0, 10, 10)"
    ) { CGRect(x: $0 as CGFloat, y: $1, width: $2, height: $3) },
    global.function("CGVectorMake(_ dx:_ dy:)", "A vector, in points.") { CGVector(dx: $0 as CGFloat, dy: $1) },
    global.function("UIEdgeInsetsMake(_ top:_ left:_ bottom:_ right:)", "Insets, in points.") {
      UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3)
    },
    global.function("CGPointEqualToPoint(_ point1:_ point2:)", "Whether two points are equal.") {
      (a: CGPoint, b: CGPoint) in a == b
    },
    global.function("CGSizeEqualToSize(_ size1:_ size2:)", "Whether two sizes are equal.") {
      (a: CGSize, b: CGSize) in a == b
    },
    global.function("CGRectEqualToRect(_ rect1:_ rect2:)", "Whether two rectangles are the same area.") {
      (a: CGRect, b: CGRect) in a == b
    },
    global.function("UIEdgeInsetsInsetRect(_ rect:_ insets:)", "A rectangle with its edges moved inward.") {
      (rect: CGRect, insets: UIEdgeInsets) in rect.inset(by: insets)
    },
    global.function("UIEdgeInsetsEqualToEdgeInsets(_ insets1:_ insets2:)", "Whether two insets are equal.") {
      (a: UIEdgeInsets, b: UIEdgeInsets) in a == b
    },
  ]
}

private func rectGetters(_ global: Rows<GlobalScope>) -> [NativeRow] {
  [
    global.function("CGRectGetMinX(_ rect:)", "The left edge.") { (r: CGRect) in r.minX },
    global.function("CGRectGetMidX(_ rect:)", "The middle between left and right.") { (r: CGRect) in r.midX },
    global.function("CGRectGetMaxX(_ rect:)", "The right edge.") { (r: CGRect) in r.maxX },
    global.function("CGRectGetMinY(_ rect:)", "The top edge.") { (r: CGRect) in r.minY },
    global.function("CGRectGetMidY(_ rect:)", "The middle between top and bottom.") { (r: CGRect) in r.midY },
    global.function("CGRectGetMaxY(_ rect:)", "The bottom edge.") { (r: CGRect) in r.maxY },
    global.function("CGRectGetWidth(_ rect:)", "The width, never negative.") { (r: CGRect) in r.width },
    global.function("CGRectGetHeight(_ rect:)", "The height, never negative.") { (r: CGRect) in r.height },
    global.function("CGRectIsNull(_ rect:)", "Whether it is no rectangle at all.") { (r: CGRect) in r.isNull },
    global.function("CGRectIsEmpty(_ rect:)", "Whether a side is zero.") { (r: CGRect) in r.isEmpty },
    global.function("CGRectIsInfinite(_ rect:)", "Whether it contains everything.") { (r: CGRect) in r.isInfinite },
    global.function("CGRectStandardize(_ rect:)", "The same area, no side negative.") { (r: CGRect) in r.standardized },
    global.function("CGRectIntegral(_ rect:)", "The smallest rectangle of whole numbers around it.") {
      (r: CGRect) in r.integral
    },
  ]
}

private func rectFunctions(_ global: Rows<GlobalScope>) -> [NativeRow] {
  [
    global.function("CGRectInset(_ rect:_ dx:_ dy:)", "Each edge moved inward, by points.") {
      (r: CGRect, dx: CGFloat, dy: CGFloat) in r.insetBy(dx: dx, dy: dy)
    },
    global.function("CGRectOffset(_ rect:_ dx:_ dy:)", "The rectangle moved, by points.") {
      (r: CGRect, dx: CGFloat, dy: CGFloat) in r.offsetBy(dx: dx, dy: dy)
    },
    global.function("CGRectUnion(_ r1:_ r2:)", "The smallest rectangle around both.") {
      (a: CGRect, b: CGRect) in a.union(b)
    },
    global.function("CGRectIntersection(_ r1:_ r2:)", "What both have in common.") {
      (a: CGRect, b: CGRect) in a.intersection(b)
    },
    global.function("CGRectIntersectsRect(_ rect1:_ rect2:)", "Whether both have something in common.") {
      (a: CGRect, b: CGRect) in a.intersects(b)
    },
    global.function("CGRectContainsPoint(_ rect:_ point:)", "Whether a point is inside.") {
      (r: CGRect, p: CGPoint) in r.contains(p)
    },
    global.function("CGRectContainsRect(_ rect1:_ rect2:)", "Whether all of the second is inside the first.") {
      (a: CGRect, b: CGRect) in a.contains(b)
    },
    global.function("CGPointApplyAffineTransform(_ point:_ t:)", "The point that a transform maps to.") {
      (p: CGPoint, t: CGAffineTransform) in p.applying(t)
    },
    global.function("CGSizeApplyAffineTransform(_ size:_ t:)", "The size that a transform maps to.") {
      (s: CGSize, t: CGAffineTransform) in s.applying(t)
    },
    global.function("CGRectApplyAffineTransform(_ rect:_ t:)", "The box around what a transform maps to.") {
      (r: CGRect, t: CGAffineTransform) in r.applying(t)
    },
  ]
}
