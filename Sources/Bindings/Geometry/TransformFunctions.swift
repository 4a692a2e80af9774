import Language
import ViewKit

func transformFunctions(_ global: Rows<GlobalScope>) -> [NativeRow] {
  [
    global.function(
      "CGAffineTransformMake(_ a:_ b:_ c:_ d:_ tx:_ ty:)", "The transform of six numbers.",
      example:
        "CGPointApplyAffineTransform(CGPointMake(3, 4), CGAffineTransformMake(2, 0, 0, 2, 10, 0))  // (16.0, 8.0)"
    ) {
      CGAffineTransform($0, $1, $2, $3, $4, $5)
    },
    global.function(
      "CGAffineTransformMakeRotation(_ angle:)", "A rotation by radians.",
      example: "CGAffineTransformMakeRotation(90°).b  // 1.0"
    ) {
      CGAffineTransform(rotationAngle: $0)
    },
    global.function(
      "CGAffineTransformMakeScale(_ sx:_ sy:)", "A scale along both axes.",
      example:
        "CGAffineTransformMakeScale(2, 3)  // CGAffineTransform(a: 2.0, b: 0.0, c: 0.0, d: 3.0, tx: 0.0, ty: 0.0)"
    ) {
      CGAffineTransform(scaleX: $0, y: $1)
    },
    global.function(
      "CGAffineTransformMakeTranslation(_ tx:_ ty:)", "A move, in points.",
      example:
        "CGAffineTransformMakeTranslation(5, 6)  // CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 5.0, ty: 6.0)"
    ) {
      CGAffineTransform(translationX: $0, y: $1)
    },
    global.function(
      "CGAffineTransformRotate(_ t:_ angle:)", "Rotated first, by radians, then the transform.",
      example: "CGAffineTransformRotate(CGAffineTransformMakeScale(2, 3), 90°).b  // 3.0"
    ) {
      (t: CGAffineTransform, angle: CGFloat) in t.rotated(by: angle)
    },
    global.function(
      "CGAffineTransformScale(_ t:_ sx:_ sy:)", "Scaled first, then the transform.",
      example: "CGAffineTransformScale(CGAffineTransformMakeTranslation(5, 6), 2, 2).tx  // 5.0"
    ) {
      (t: CGAffineTransform, sx: CGFloat, sy: CGFloat) in t.scaledBy(x: sx, y: sy)
    },
    global.function(
      "CGAffineTransformTranslate(_ t:_ tx:_ ty:)", "Moved first, then the transform.",
      example: "CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 2), 5, 6).tx  // 10.0"
    ) {
      (t: CGAffineTransform, tx: CGFloat, ty: CGFloat) in t.translatedBy(x: tx, y: ty)
    },
    global.function(
      "CGAffineTransformConcat(_ t1:_ t2:)", "The first transform, then the second.",
      example:
        "CGAffineTransformConcat(CGAffineTransformMakeTranslation(5, 6), CGAffineTransformMakeScale(2, 2)).tx  // 10.0"
    ) {
      (a: CGAffineTransform, b: CGAffineTransform) in a.concatenating(b)
    },
    global.function(
      "CGAffineTransformInvert(_ t:)", "The transform back; the same when there is none.",
      example: "CGAffineTransformInvert(CGAffineTransformMakeTranslation(5, 6)).tx  // -5.0"
    ) {
      (t: CGAffineTransform) in t.inverted()
    },
    global.function(
      "CGAffineTransformIsIdentity(_ t:)", "Whether a transform changes nothing.",
      example: "CGAffineTransformIsIdentity(CGAffineTransformIdentity)  // true"
    ) {
      (t: CGAffineTransform) in t.isIdentity
    },
    global.function(
      "CGAffineTransformEqualToTransform(_ t1:_ t2:)", "Whether two transforms are equal.",
      example: "CGAffineTransformEqualToTransform(CGAffineTransformMakeScale(1, 1), CGAffineTransformIdentity)  // true"
    ) {
      (a: CGAffineTransform, b: CGAffineTransform) in a == b
    },
  ]
}

func transform3DFunctions(_ global: Rows<GlobalScope>) -> [NativeRow] {
  [
    global.function(
      "CATransform3DIsIdentity(_ t:)", "Whether a transform changes nothing.",
      example: "CATransform3DIsIdentity(CATransform3DIdentity)  // true"
    ) {
      CATransform3DIsIdentity($0)
    },
    global.function(
      "CATransform3DEqualToTransform(_ a:_ b:)", "Whether two transforms are equal.",
      example: "CATransform3DEqualToTransform(CATransform3DMakeScale(1, 1, 1), CATransform3DIdentity)  // true"
    ) {
      CATransform3DEqualToTransform($0, $1)
    },
    global.function(
      "CATransform3DMakeTranslation(_ tx:_ ty:_ tz:)", "A move, in points.",
      example: "CATransform3DMakeTranslation(5, 6, 7).m43  // 7.0"
    ) {
      CATransform3DMakeTranslation($0, $1, $2)
    },
    global.function(
      "CATransform3DMakeScale(_ sx:_ sy:_ sz:)", "A scale along the axes.",
      example: "CATransform3DMakeScale(2, 3, 4).m22  // 3.0"
    ) {
      CATransform3DMakeScale($0, $1, $2)
    },
    global.function(
      "CATransform3DMakeRotation(_ angle:_ x:_ y:_ z:)", "A rotation by radians about an axis.",
      example: "CATransform3DMakeRotation(90°, 0, 0, 1).m12  // 1.0"
    ) {
      CATransform3DMakeRotation($0, $1, $2, $3)
    },
    global.function(
      "CATransform3DTranslate(_ t:_ tx:_ ty:_ tz:)", "Moved first, then the transform.",
      example: "CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 5, 6, 7).m41  // 10.0"
    ) {
      CATransform3DTranslate($0, $1, $2, $3)
    },
    global.function(
      "CATransform3DScale(_ t:_ sx:_ sy:_ sz:)", "Scaled first, then the transform.",
      example: "CATransform3DScale(CATransform3DMakeTranslation(5, 6, 7), 2, 2, 2).m41  // 5.0"
    ) {
      CATransform3DScale($0, $1, $2, $3)
    },
    global.function(
      "CATransform3DRotate(_ t:_ angle:_ x:_ y:_ z:)", "Rotated first, then the transform.",
      example: "CATransform3DRotate(CATransform3DMakeScale(2, 3, 4), 90°, 0, 0, 1).m12  // 3.0"
    ) {
      CATransform3DRotate($0, $1, $2, $3, $4)
    },
    global.function(
      "CATransform3DConcat(_ a:_ b:)", "The first transform, then the second.",
      example:
        "CATransform3DConcat(CATransform3DMakeTranslation(5, 6, 7), CATransform3DMakeScale(2, 2, 2)).m41  // 10.0"
    ) {
      CATransform3DConcat($0, $1)
    },
    global.function(
      "CATransform3DInvert(_ t:)", "The transform back; the same when there is none.",
      example: "CATransform3DInvert(CATransform3DMakeScale(2, 4, 8)).m22  // 0.25"
    ) {
      CATransform3DInvert($0)
    },
    global.function(
      "CATransform3DMakeAffineTransform(_ m:)", "An affine transform as one in space.",
      example: "CATransform3DMakeAffineTransform(CGAffineTransformMakeTranslation(5, 6)).m42  // 6.0"
    ) {
      CATransform3DMakeAffineTransform($0)
    },
    global.function(
      "CATransform3DIsAffine(_ t:)", "Whether an affine transform does the same.",
      example: "CATransform3DIsAffine(CATransform3DMakeRotation(30°, 0, 1, 0))  // false"
    ) {
      CATransform3DIsAffine($0)
    },
    global.function(
      "CATransform3DGetAffineTransform(_ t:)", "The affine part of a transform.",
      example: "CATransform3DGetAffineTransform(CATransform3DMakeTranslation(5, 6, 7)).ty  // 6.0"
    ) {
      CATransform3DGetAffineTransform($0)
    },
  ]
}

func texts(_ global: Rows<GlobalScope>) -> [NativeRow] {
  [
    global.function(
      "NSStringFromCGPoint(_ point:)", "The text `{x, y}`.",
      example: "NSStringFromCGPoint(CGPoint(x: 1, y: 2))  // {1, 2}"
    ) { NSStringFromCGPoint($0) },
    global.function(
      "NSStringFromCGSize(_ size:)", "The text `{width, height}`.",
      example: "NSStringFromCGSize(CGSize(width: 3, height: 4))  // {3, 4}"
    ) { NSStringFromCGSize($0) },
    global.function(
      "NSStringFromCGRect(_ rect:)", "The text `{{x, y}, {width, height}}`.",
      example: "NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4))  // {{1, 2}, {3, 4}}"
    ) { NSStringFromCGRect($0) },
    global.function(
      "NSStringFromCGVector(_ vector:)", "The text `{dx, dy}`.",
      example: "NSStringFromCGVector(CGVector(dx: 3, dy: 4))  // {3, 4}"
    ) { NSStringFromCGVector($0) },
    global.function(
      "NSStringFromUIEdgeInsets(_ insets:)", "The text `{top, left, bottom, right}`.",
      example: "NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))  // {1, 2, 3, 4}"
    ) {
      NSStringFromUIEdgeInsets($0)
    },
    global.function(
      "NSStringFromDirectionalEdgeInsets(_ insets:)", "The text `{top, leading, bottom, trailing}`.",
      example: "NSStringFromDirectionalEdgeInsets(.zero)  // {0, 0, 0, 0}"
    ) {
      NSStringFromDirectionalEdgeInsets($0)
    },
    global.function(
      "NSStringFromCGAffineTransform(_ transform:)", "The text `[a, b, c, d, tx, ty]`.",
      example: "NSStringFromCGAffineTransform(CGAffineTransform(scaleX: 2, y: 3))  // [2, 0, 0, 3, 0, 0]"
    ) {
      NSStringFromCGAffineTransform($0)
    },
    global.function(
      "NSStringFromSelector(_ selector:)", "A selector's name.",
      example: "NSStringFromSelector(Selector(\"tap:\"))  // tap:"
    ) { (s: Selector) in s.name },
    global.function(
      "NSSelectorFromString(_ name:)", "The selector with a name.",
      example: "NSSelectorFromString(\"tap:\") == Selector(\"tap:\")  // true"
    ) { (name: String) in Selector(name) },
  ]
}
