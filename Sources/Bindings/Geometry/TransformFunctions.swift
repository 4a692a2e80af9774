import Language
import ViewKit

func transformFunctions(_ global: Rows<GlobalScope>) -> [NativeRow] {
  [
    global.function("CGAffineTransformMake(_ a:_ b:_ c:_ d:_ tx:_ ty:)", "The transform of six numbers.") {
      CGAffineTransform($0, $1, $2, $3, $4, $5)
    },
    global.function("CGAffineTransformMakeRotation(_ angle:)", "A rotation by radians.") {
      CGAffineTransform(rotationAngle: $0)
    },
    global.function("CGAffineTransformMakeScale(_ sx:_ sy:)", "A scale along both axes.") {
      CGAffineTransform(scaleX: $0, y: $1)
    },
    global.function("CGAffineTransformMakeTranslation(_ tx:_ ty:)", "A move, in points.") {
      CGAffineTransform(translationX: $0, y: $1)
    },
    global.function("CGAffineTransformRotate(_ t:_ angle:)", "Rotated first, by radians, then the transform.") {
      (t: CGAffineTransform, angle: CGFloat) in t.rotated(by: angle)
    },
    global.function("CGAffineTransformScale(_ t:_ sx:_ sy:)", "Scaled first, then the transform.") {
      (t: CGAffineTransform, sx: CGFloat, sy: CGFloat) in t.scaledBy(x: sx, y: sy)
    },
    global.function("CGAffineTransformTranslate(_ t:_ tx:_ ty:)", "Moved first, then the transform.") {
      (t: CGAffineTransform, tx: CGFloat, ty: CGFloat) in t.translatedBy(x: tx, y: ty)
    },
    global.function("CGAffineTransformConcat(_ t1:_ t2:)", "The first transform, then the second.") {
      (a: CGAffineTransform, b: CGAffineTransform) in a.concatenating(b)
    },
    global.function("CGAffineTransformInvert(_ t:)", "The transform back; the same when there is none.") {
      (t: CGAffineTransform) in t.inverted()
    },
    global.function("CGAffineTransformIsIdentity(_ t:)", "Whether a transform changes nothing.") {
      (t: CGAffineTransform) in t.isIdentity
    },
    global.function("CGAffineTransformEqualToTransform(_ t1:_ t2:)", "Whether two transforms are equal.") {
      (a: CGAffineTransform, b: CGAffineTransform) in a == b
    },
  ]
}

func transform3DFunctions(_ global: Rows<GlobalScope>) -> [NativeRow] {
  [
    global.function("CATransform3DIsIdentity(_ t:)", "Whether a transform changes nothing.") {
      CATransform3DIsIdentity($0)
    },
    global.function("CATransform3DEqualToTransform(_ a:_ b:)", "Whether two transforms are equal.") {
      CATransform3DEqualToTransform($0, $1)
    },
    global.function("CATransform3DMakeTranslation(_ tx:_ ty:_ tz:)", "A move, in points.") {
      CATransform3DMakeTranslation($0, $1, $2)
    },
    global.function("CATransform3DMakeScale(_ sx:_ sy:_ sz:)", "A scale along the axes.") {
      CATransform3DMakeScale($0, $1, $2)
    },
    global.function("CATransform3DMakeRotation(_ angle:_ x:_ y:_ z:)", "A rotation by radians about an axis.") {
      CATransform3DMakeRotation($0, $1, $2, $3)
    },
    global.function("CATransform3DTranslate(_ t:_ tx:_ ty:_ tz:)", "Moved first, then the transform.") {
      CATransform3DTranslate($0, $1, $2, $3)
    },
    global.function("CATransform3DScale(_ t:_ sx:_ sy:_ sz:)", "Scaled first, then the transform.") {
      CATransform3DScale($0, $1, $2, $3)
    },
    global.function("CATransform3DRotate(_ t:_ angle:_ x:_ y:_ z:)", "Rotated first, then the transform.") {
      CATransform3DRotate($0, $1, $2, $3, $4)
    },
    global.function("CATransform3DConcat(_ a:_ b:)", "The first transform, then the second.") {
      CATransform3DConcat($0, $1)
    },
    global.function("CATransform3DInvert(_ t:)", "The transform back; the same when there is none.") {
      CATransform3DInvert($0)
    },
    global.function("CATransform3DMakeAffineTransform(_ m:)", "An affine transform as one in space.") {
      CATransform3DMakeAffineTransform($0)
    },
    global.function("CATransform3DIsAffine(_ t:)", "Whether an affine transform does the same.") {
      CATransform3DIsAffine($0)
    },
    global.function("CATransform3DGetAffineTransform(_ t:)", "The affine part of a transform.") {
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
    global.function("NSStringFromCGSize(_ size:)", "The text `{width, height}`.") { NSStringFromCGSize($0) },
    global.function("NSStringFromCGRect(_ rect:)", "The text `{{x, y}, {width, height}}`.") { NSStringFromCGRect($0) },
    global.function("NSStringFromCGVector(_ vector:)", "The text `{dx, dy}`.") { NSStringFromCGVector($0) },
    global.function("NSStringFromUIEdgeInsets(_ insets:)", "The text `{top, left, bottom, right}`.") {
      NSStringFromUIEdgeInsets($0)
    },
    global.function("NSStringFromDirectionalEdgeInsets(_ insets:)", "The text `{top, leading, bottom, trailing}`.") {
      NSStringFromDirectionalEdgeInsets($0)
    },
    global.function("NSStringFromCGAffineTransform(_ transform:)", "The text `[a, b, c, d, tx, ty]`.") {
      NSStringFromCGAffineTransform($0)
    },
    global.function("NSStringFromSelector(_ selector:)", "A selector's name.") { (s: Selector) in s.name },
    global.function("NSSelectorFromString(_ name:)", "The selector with a name.") { (name: String) in Selector(name) },
  ]
}
