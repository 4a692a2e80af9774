import Language
import ViewKit

func transformRows(_ transform: Rows<CGAffineTransform>) -> [NativeRow] {
  [
    transform.field(
      "a", CGFloat.self, at: 0, "How x grows with x.", example: "CGAffineTransform(scaleX: 2, y: 3).a  // 2.0"),
    transform.field(
      "b", CGFloat.self, at: 8, "How y grows with x.", example: "CGAffineTransform(rotationAngle: 90°).b  // 1.0"),
    transform.field(
      "c", CGFloat.self, at: 16, "How x grows with y.", example: "CGAffineTransform(rotationAngle: 90°).c  // -1.0"),
    transform.field(
      "d", CGFloat.self, at: 24, "How y grows with y.", example: "CGAffineTransform(scaleX: 2, y: 3).d  // 3.0"),
    transform.field(
      "tx", CGFloat.self, at: 32, "The translation along x, in points.",
      example: "CGAffineTransform(translationX: 5, y: 6).tx  // 5.0"),
    transform.field(
      "ty", CGFloat.self, at: 40, "The translation along y, in points.",
      example: "CGAffineTransform(translationX: 5, y: 6).ty  // 6.0"),
    transform.function(
      "init()", "The transform of zeros.", example: "CGPoint(x: 3, y: 4).applying(CGAffineTransform())  // (0.0, 0.0)"
    ) { CGAffineTransform() },
    transform.function(
      "init(a:b:c:d:tx:ty:)", "The transform of six numbers.",
      example: "CGPoint(x: 3, y: 4).applying(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))  // (16.0, 8.0)"
    ) {
      CGAffineTransform(a: $0, b: $1, c: $2, d: $3, tx: $4, ty: $5)
    },
    transform.function(
      "init(_ a:_ b:_ c:_ d:_ tx:_ ty:)", "The transform of six numbers.",
      example: "CGPoint(x: 3, y: 4).applying(CGAffineTransform(2, 0, 0, 2, 10, 0))  // (16.0, 8.0)"
    ) {
      CGAffineTransform($0, $1, $2, $3, $4, $5)
    },
    transform.function(
      "init(rotationAngle angle:)", "A rotation by an angle in radians, clockwise on a screen.",
      example: "CGAffineTransform(rotationAngle: 90°)"
    ) { CGAffineTransform(rotationAngle: $0) },
    transform.function(
      "init(scaleX sx:y sy:)", "A scale along both axes.",
      example: "CGPoint(x: 3, y: 4).applying(CGAffineTransform(scaleX: 2, y: 0.5))  // (6.0, 2.0)"
    ) { CGAffineTransform(scaleX: $0, y: $1) },
    transform.function(
      "init(translationX tx:y ty:)", "A move, in points.",
      example: "CGPoint(x: 3, y: 4).applying(CGAffineTransform(translationX: 10, y: 20))  // (13.0, 24.0)"
    ) {
      CGAffineTransform(translationX: $0, y: $1)
    },
    transform.function(
      "init(_ components:)", "The transform with these components.",
      example: "CGAffineTransform(CGAffineTransform(scaleX: 2, y: 3).decomposed()).a  // 2.0"
    ) {
      (parts: CGAffineTransformComponents) in CGAffineTransform(parts)
    },
    transform.staticProperty(
      "identity", "The transform that changes nothing.",
      example: "CGPoint(x: 3, y: 4).applying(.identity)  // (3.0, 4.0)", get: { CGAffineTransform.identity }),
  ]
}

func transformOperations(_ transform: Rows<CGAffineTransform>) -> [NativeRow] {
  [
    transform.property(
      "isIdentity", "Whether it changes nothing.", example: "CGAffineTransform.identity.isIdentity  // true",
      get: { $0.isIdentity }),
    transform.method(
      "translatedBy(x tx:y ty:)", objc: "translatedByX:y:", "Moved first, by points, then this.",
      example:
        "CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0))  // (12.0, 2.0)"
    ) {
      $0.translatedBy(x: $1, y: $2)
    },
    transform.method(
      "scaledBy(x sx:y sy:)", objc: "scaledByX:y:", "Scaled first, then this.",
      example:
        "CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 2))  // (7.0, 2.0)"
    ) {
      $0.scaledBy(x: $1, y: $2)
    },
    transform.method(
      "rotated(by angle:)", objc: "rotatedBy:", "Rotated first, by radians, then this.",
      example: "CGAffineTransform(scaleX: 2, y: 3).rotated(by: 90°).b  // 3.0"
    ) {
      $0.rotated(by: $1)
    },
    transform.method(
      "concatenating(_ t2:)", objc: "concatenating:", "This first, then the other.",
      example: "CGAffineTransform(translationX: 5, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2)).tx  // 10.0"
    ) {
      $0.concatenating($1)
    },
    transform.method(
      "inverted()", objc: "inverted", "The transform back; the same when there is none.",
      example: "CGAffineTransform(scaleX: 2, y: 4).inverted().d  // 0.25"
    ) {
      $0.inverted()
    },
    transform.method(
      "decomposed()", objc: "decomposed", "Its scale, shear, rotation and translation.",
      example: "CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3).decomposed().scale  // (2.0, 3.0)"
    ) {
      $0.decomposed()
    },
  ]
}

func transform3DRows(_ transform: Rows<CATransform3D>) -> [NativeRow] {
  let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
  let examples = [
    "CATransform3DMakeScale(2, 3, 4).m11  // 2.0",
    "CATransform3DMakeRotation(90°, 0, 0, 1).m12  // 1.0",
    "CATransform3DMakeRotation(90°, 0, 1, 0).m13  // -1.0",
    "window.layer.transform.m14 = 0.001",
    "CATransform3DMakeRotation(90°, 0, 0, 1).m21  // -1.0",
    "CATransform3DMakeScale(2, 3, 4).m22  // 3.0",
    "CATransform3DMakeRotation(90°, 1, 0, 0).m23  // 1.0",
    "window.layer.transform.m24 = 0.001",
    "CATransform3DMakeRotation(90°, 0, 1, 0).m31  // 1.0",
    "CATransform3DMakeRotation(90°, 1, 0, 0).m32  // -1.0",
    "CATransform3DMakeScale(2, 3, 4).m33  // 4.0",
    "window.layer.transform.m34 = -1 / 500",
    "CATransform3DMakeTranslation(5, 6, 7).m41  // 5.0",
    "CATransform3DMakeTranslation(5, 6, 7).m42  // 6.0",
    "CATransform3DMakeTranslation(5, 6, 7).m43  // 7.0",
    "CATransform3DIdentity.m44  // 1.0",
  ]
  let fields = names.enumerated().map { index, name in
    transform.field(
      name, CGFloat.self, at: index * 8, "Row \(index / 4 + 1), column \(index % 4 + 1).", example: examples[index])
  }
  return fields + [
    transform.function("init()", "The transform of zeros.", example: "CATransform3D().m11  // 0.0") { CATransform3D() },
    matrixInitializer(transform, names),
  ]
}

/// Sixteen arguments are more than the makers have: the structure is exactly their row of doubles.
private func matrixInitializer(_ transform: Rows<CATransform3D>, _ names: [String]) -> NativeRow {
  let spelling = "init(" + names.map { $0 + ":" }.joined() + ")"
  let identity = names.enumerated().map { "\($1): \($0 % 5 == 0 ? 1 : 0)" }.joined(separator: ", ")
  return transform.functionRow(
    .initializer, spelling, names.map { _ in Double.self }, CATransform3D.self, "The transform of sixteen numbers.",
    nil, "CATransform3DIsIdentity(CATransform3D(\(identity)))  // true", [],
    CATransform3D.code { CATransform3D.take($0) })
}
