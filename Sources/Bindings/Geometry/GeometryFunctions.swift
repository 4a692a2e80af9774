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
    catalog.addConstant("CGPointZero", "The origin.", CGPoint.zero, modern: "CGPoint.zero")
    catalog.addConstant("CGSizeZero", "No width and no height.", CGSize.zero, modern: "CGSize.zero")
    catalog.addConstant("CGRectZero", "The rectangle without size at the origin.", CGRect.zero, modern: "CGRect.zero")
    catalog.addConstant("CGRectNull", "No rectangle at all.", CGRect.null, modern: "CGRect.null")
    catalog.addConstant(
      "CGRectInfinite", "The rectangle that contains everything.", CGRect.infinite, modern: "CGRect.infinite")
    catalog.addConstant("UIEdgeInsetsZero", "No insets.", UIEdgeInsets.zero, modern: "UIEdgeInsets.zero")
    catalog.addConstant(
      "CGAffineTransformIdentity", "The transform that changes nothing.", CGAffineTransform.identity,
      modern: "CGAffineTransform.identity")
    catalog.addConstant(
      "CATransform3DIdentity", "The transform that changes nothing.", CATransform3DIdentity,
      modern: "CATransform3DIdentity")
    catalog.addConstant("M_PI", "Half a turn in radians.", Double.pi, modern: "Double.pi")
    catalog.addConstant("M_PI_2", "A quarter of a turn in radians.", Double.pi / 2, modern: "(Double.pi / 2)")
    catalog.addConstant("M_PI_4", "An eighth of a turn in radians.", Double.pi / 4, modern: "(Double.pi / 4)")
    catalog.addPostfix("°", "Degrees in radians.") { (degrees: Double) in degrees° }
    catalog.addPostfix("°", "Degrees in radians.") { (degrees: Int) in degrees° }
  }
}

private func makers(_ global: Rows<GlobalScope>) -> [NativeRow] {
  [
    global.function("CGPointMake(_ x:_ y:)", "The point at two coordinates.", example: "CGPointMake(1, 2)") {
      CGPoint(x: $0 as CGFloat, y: $1)
    },
    global.function("CGSizeMake(_ width:_ height:)", "A size, in points.", example: "CGSizeMake(3, 4)  // (3.0, 4.0)") {
      CGSize(width: $0 as CGFloat, height: $1)
    },
    global.function(
      "CGRectMake(_ x:_ y:_ width:_ height:)", "A rectangle, in points.", example: "CGRectMake(0, 0, 10, 10)"
    ) { CGRect(x: $0 as CGFloat, y: $1, width: $2, height: $3) },
    global.function(
      "CGVectorMake(_ dx:_ dy:)", "A vector, in points.", example: "CGVectorMake(3, 4)  // CGVector(dx: 3.0, dy: 4.0)"
    ) { CGVector(dx: $0 as CGFloat, dy: $1) },
    global.function(
      "UIEdgeInsetsMake(_ top:_ left:_ bottom:_ right:)", "Insets, in points.",
      example: "UIEdgeInsetsMake(1, 2, 3, 4)  // UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)"
    ) {
      UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3)
    },
    global.function(
      "CGPointEqualToPoint(_ point1:_ point2:)", "Whether two points are equal.",
      example: "CGPointEqualToPoint(CGPointMake(1, 2), CGPointMake(1, 2))  // true"
    ) {
      (a: CGPoint, b: CGPoint) in a == b
    },
    global.function(
      "CGSizeEqualToSize(_ size1:_ size2:)", "Whether two sizes are equal.",
      example: "CGSizeEqualToSize(CGSizeMake(3, 4), CGSizeMake(4, 3))  // false"
    ) {
      (a: CGSize, b: CGSize) in a == b
    },
    global.function(
      "CGRectEqualToRect(_ rect1:_ rect2:)", "Whether two rectangles are the same area.",
      example: "CGRectEqualToRect(CGRectMake(0, 0, 4, 4), CGRectMake(4, 4, -4, -4))  // true"
    ) {
      (a: CGRect, b: CGRect) in a == b
    },
    global.function(
      "UIEdgeInsetsInsetRect(_ rect:_ insets:)", "A rectangle with its edges moved inward.",
      example: "UIEdgeInsetsInsetRect(CGRectMake(0, 0, 10, 10), UIEdgeInsetsMake(1, 2, 3, 4))  // (2.0, 1.0, 4.0, 6.0)"
    ) {
      (rect: CGRect, insets: UIEdgeInsets) in rect.inset(by: insets)
    },
    global.function(
      "UIEdgeInsetsEqualToEdgeInsets(_ insets1:_ insets2:)", "Whether two insets are equal.",
      example: "UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsetsMake(0, 0, 0, 0), UIEdgeInsetsZero)  // true"
    ) {
      (a: UIEdgeInsets, b: UIEdgeInsets) in a == b
    },
  ]
}

private func rectGetters(_ global: Rows<GlobalScope>) -> [NativeRow] {
  [
    global.function(
      "CGRectGetMinX(_ rect:)", "The left edge.", example: "CGRectGetMinX(CGRectMake(10, 20, 30, 40))  // 10.0"
    ) { (r: CGRect) in r.minX },
    global.function(
      "CGRectGetMidX(_ rect:)", "The middle between left and right.",
      example: "CGRectGetMidX(CGRectMake(10, 20, 30, 40))  // 25.0"
    ) { (r: CGRect) in r.midX },
    global.function(
      "CGRectGetMaxX(_ rect:)", "The right edge.", example: "CGRectGetMaxX(CGRectMake(10, 20, 30, 40))  // 40.0"
    ) { (r: CGRect) in r.maxX },
    global.function(
      "CGRectGetMinY(_ rect:)", "The top edge.", example: "CGRectGetMinY(CGRectMake(10, 20, 30, 40))  // 20.0"
    ) { (r: CGRect) in r.minY },
    global.function(
      "CGRectGetMidY(_ rect:)", "The middle between top and bottom.",
      example: "CGRectGetMidY(CGRectMake(10, 20, 30, 40))  // 40.0"
    ) { (r: CGRect) in r.midY },
    global.function(
      "CGRectGetMaxY(_ rect:)", "The bottom edge.", example: "CGRectGetMaxY(CGRectMake(10, 20, 30, 40))  // 60.0"
    ) { (r: CGRect) in r.maxY },
    global.function(
      "CGRectGetWidth(_ rect:)", "The width, never negative.",
      example: "CGRectGetWidth(CGRectMake(10, 20, -30, 40))  // 30.0"
    ) { (r: CGRect) in r.width },
    global.function(
      "CGRectGetHeight(_ rect:)", "The height, never negative.",
      example: "CGRectGetHeight(CGRectMake(10, 20, 30, -40))  // 40.0"
    ) { (r: CGRect) in r.height },
    global.function(
      "CGRectIsNull(_ rect:)", "Whether it is no rectangle at all.", example: "CGRectIsNull(CGRectNull)  // true"
    ) { (r: CGRect) in r.isNull },
    global.function(
      "CGRectIsEmpty(_ rect:)", "Whether a side is zero.", example: "CGRectIsEmpty(CGRectMake(10, 20, 30, 0))  // true"
    ) { (r: CGRect) in r.isEmpty },
    global.function(
      "CGRectIsInfinite(_ rect:)", "Whether it contains everything.",
      example: "CGRectIsInfinite(CGRectInfinite)  // true"
    ) { (r: CGRect) in r.isInfinite },
    global.function(
      "CGRectStandardize(_ rect:)", "The same area, no side negative.",
      example: "CGRectStandardize(CGRectMake(10, 20, -30, 40))  // (-20.0, 20.0, 30.0, 40.0)"
    ) { (r: CGRect) in r.standardized },
    global.function(
      "CGRectIntegral(_ rect:)", "The smallest rectangle of whole numbers around it.",
      example: "CGRectIntegral(CGRectMake(0.5, 1.2, 3, 4))  // (0.0, 1.0, 4.0, 5.0)"
    ) {
      (r: CGRect) in r.integral
    },
  ]
}

private func rectFunctions(_ global: Rows<GlobalScope>) -> [NativeRow] {
  [
    global.function(
      "CGRectInset(_ rect:_ dx:_ dy:)", "Each edge moved inward, by points.",
      example: "CGRectInset(CGRectMake(0, 0, 10, 10), 1, 2)  // (1.0, 2.0, 8.0, 6.0)"
    ) {
      (r: CGRect, dx: CGFloat, dy: CGFloat) in r.insetBy(dx: dx, dy: dy)
    },
    global.function(
      "CGRectOffset(_ rect:_ dx:_ dy:)", "The rectangle moved, by points.",
      example: "CGRectOffset(CGRectMake(1, 2, 3, 4), 10, 20)  // (11.0, 22.0, 3.0, 4.0)"
    ) {
      (r: CGRect, dx: CGFloat, dy: CGFloat) in r.offsetBy(dx: dx, dy: dy)
    },
    global.function(
      "CGRectUnion(_ r1:_ r2:)", "The smallest rectangle around both.",
      example: "CGRectUnion(CGRectMake(0, 0, 4, 4), CGRectMake(2, 1, 4, 4))  // (0.0, 0.0, 6.0, 5.0)"
    ) {
      (a: CGRect, b: CGRect) in a.union(b)
    },
    global.function(
      "CGRectIntersection(_ r1:_ r2:)", "What both have in common.",
      example: "CGRectIntersection(CGRectMake(0, 0, 4, 4), CGRectMake(2, 1, 4, 4))  // (2.0, 1.0, 2.0, 3.0)"
    ) {
      (a: CGRect, b: CGRect) in a.intersection(b)
    },
    global.function(
      "CGRectIntersectsRect(_ rect1:_ rect2:)", "Whether both have something in common.",
      example: "CGRectIntersectsRect(CGRectMake(0, 0, 4, 4), CGRectMake(9, 0, 4, 4))  // false"
    ) {
      (a: CGRect, b: CGRect) in a.intersects(b)
    },
    global.function(
      "CGRectContainsPoint(_ rect:_ point:)", "Whether a point is inside.",
      example: "CGRectContainsPoint(CGRectMake(0, 0, 10, 10), CGPointMake(10, 5))  // false"
    ) {
      (r: CGRect, p: CGPoint) in r.contains(p)
    },
    global.function(
      "CGRectContainsRect(_ rect1:_ rect2:)", "Whether all of the second is inside the first.",
      example: "CGRectContainsRect(CGRectMake(0, 0, 4, 4), CGRectMake(1, 1, 3, 3))  // true"
    ) {
      (a: CGRect, b: CGRect) in a.contains(b)
    },
    global.function(
      "CGPointApplyAffineTransform(_ point:_ t:)", "The point that a transform maps to.",
      example: "CGPointApplyAffineTransform(CGPointMake(1, 2), CGAffineTransformMakeScale(2, 3))  // (2.0, 6.0)"
    ) {
      (p: CGPoint, t: CGAffineTransform) in p.applying(t)
    },
    global.function(
      "CGSizeApplyAffineTransform(_ size:_ t:)", "The size that a transform maps to.",
      example: "CGSizeApplyAffineTransform(CGSizeMake(3, 4), CGAffineTransformMakeScale(2, 3))  // (6.0, 12.0)"
    ) {
      (s: CGSize, t: CGAffineTransform) in s.applying(t)
    },
    global.function(
      "CGRectApplyAffineTransform(_ rect:_ t:)", "The box around what a transform maps to.",
      example:
        "CGRectApplyAffineTransform(CGRectMake(1, 2, 3, 4), CGAffineTransformMakeScale(2, 3))  // (2.0, 6.0, 6.0, 12.0)"
    ) {
      (r: CGRect, t: CGAffineTransform) in r.applying(t)
    },
  ]
}
