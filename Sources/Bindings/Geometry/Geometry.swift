import Language
import Syntax
import ViewKit

extension ViewBindings {
  func addGeometry() {
    addBlob(CGPoint.self, "A point, in points of the coordinate space at hand.") { [pointRows($0)] }
    addBlob(CGSize.self, "A width and a height, in points.") { [sizeRows($0)] }
    addBlob(CGVector.self, "A distance with a direction, in points.") { [vectorRows($0)] }
    addBlob(CGRect.self, "A rectangle: its corner and its size, in points.") {
      [rectRows($0), rectMeasures($0), rectOperations($0)]
    }
    addEnum(
      CGRectEdge.self, "An edge of a rectangle.",
      ["The left edge.", "The top edge.", "The right edge.", "The bottom edge."])
    addBlob(CGAffineTransform.self, "A map of points to points that keeps lines parallel.") {
      [transformRows($0), transformOperations($0)]
    }
    addBlob(CGAffineTransformComponents.self, "An affine transform taken apart.") { [componentRows($0)] }
    addBlob(CATransform3D.self, "A map of points in space, four rows of four numbers.") { [transform3DRows($0)] }
    addBlob(UIEdgeInsets.self, "Distances inward from the four edges, in points.") { [insetRows($0)] }
    addBlob(NSDirectionalEdgeInsets.self, "Distances inward from the edges, by reading direction.") {
      [directionalRows($0)]
    }
    addGeometryFunctions()
  }
}

private func pointRows(_ point: Rows<CGPoint>) -> [NativeRow] {
  [
    point.field(
      "x", CGFloat.self, at: 0, "The distance from the left, in points.", example: "CGPoint(x: 3, y: 4).x  // 3.0"),
    point.field(
      "y", CGFloat.self, at: 8, "The distance from the top, in points.", example: "CGPoint(x: 3, y: 4).y  // 4.0"),
    point.function("init(x:y:)", "The point at two coordinates, in points.", example: "CGPoint(x: 3, y: 4)") {
      CGPoint(x: $0 as CGFloat, y: $1)
    },
    point.function(
      "init(x:y:)", "The point at two whole coordinates.", example: "CGPoint(x: [1, 2, 3].count, y: 4)  // (3.0, 4.0)"
    ) { CGPoint(x: $0 as Int, y: $1) },
    point.function("init()", "The origin.", example: "CGPoint()  // (0.0, 0.0)") { CGPoint() },
    point.staticProperty("zero", "The origin.", example: "CGPoint.zero  // (0.0, 0.0)", get: { CGPoint.zero }),
    point.method(
      "equalTo(_ point2:)", objc: "equalTo:", "Whether both coordinates are equal.",
      example: "CGPoint(x: 3, y: 4).equalTo(CGPoint(x: 3, y: 5))  // false"
    ) {
      (point: CGPoint, other: CGPoint) in point.equalTo(other)
    },
    point.method(
      "applying(_ t:)", objc: "applying:", "The point that a transform maps this one to.",
      example: "CGPoint(x: 1, y: 2).applying(CGAffineTransform(scaleX: 2, y: 2))  // (2.0, 4.0)"
    ) { (point: CGPoint, t: CGAffineTransform) in point.applying(t) },
  ]
}

private func sizeRows(_ size: Rows<CGSize>) -> [NativeRow] {
  [
    size.field(
      "width", CGFloat.self, at: 0, "The width in points.", example: "CGSize(width: 3, height: 4).width  // 3.0"),
    size.field(
      "height", CGFloat.self, at: 8, "The height in points.", example: "CGSize(width: 3, height: 4).height  // 4.0"),
    size.function("init(width:height:)", "A size, in points.", example: "CGSize(width: 3, height: 4)") {
      CGSize(width: $0 as CGFloat, height: $1)
    },
    size.function(
      "init(width:height:)", "A size in whole points.",
      example: "CGSize(width: [1, 2, 3].count, height: 4)  // (3.0, 4.0)"
    ) { CGSize(width: $0 as Int, height: $1) },
    size.function("init()", "No width and no height.", example: "CGSize()  // (0.0, 0.0)") { CGSize() },
    size.staticProperty("zero", "No width and no height.", example: "CGSize.zero  // (0.0, 0.0)", get: { CGSize.zero }),
    size.method(
      "equalTo(_ size2:)", objc: "equalTo:", "Whether width and height are equal.",
      example: "CGSize(width: 3, height: 4).equalTo(CGSize(width: 3, height: 4))  // true"
    ) {
      (size: CGSize, other: CGSize) in size.equalTo(other)
    },
    size.method(
      "applying(_ t:)", objc: "applying:", "The size mapped by a transform; its translation does not count.",
      example: "CGSize(width: 3, height: 4).applying(CGAffineTransform(scaleX: 2, y: 3))  // (6.0, 12.0)"
    ) {
      (size: CGSize, t: CGAffineTransform) in size.applying(t)
    },
  ]
}

private func vectorRows(_ vector: Rows<CGVector>) -> [NativeRow] {
  [
    vector.field(
      "dx", CGFloat.self, at: 0, "The distance to the right, in points.", example: "CGVector(dx: 3, dy: 4).dx  // 3.0"),
    vector.field(
      "dy", CGFloat.self, at: 8, "The distance downwards, in points.", example: "CGVector(dx: 3, dy: 4).dy  // 4.0"),
    vector.function("init(dx:dy:)", "A vector, in points.", example: "CGVector(dx: 3, dy: 4)") {
      CGVector(dx: $0 as CGFloat, dy: $1)
    },
    vector.function(
      "init(dx:dy:)", "A vector in whole points.",
      example: "CGVector(dx: [1, 2, 3].count, dy: 4)  // CGVector(dx: 3.0, dy: 4.0)"
    ) { CGVector(dx: $0 as Int, dy: $1) },
    vector.function("init()", "The vector of no length.", example: "CGVector()  // CGVector(dx: 0.0, dy: 0.0)") {
      CGVector()
    },
    vector.staticProperty(
      "zero", "The vector of no length.", example: "CGVector.zero  // CGVector(dx: 0.0, dy: 0.0)",
      get: { CGVector.zero }),
  ]
}

private func componentRows(_ parts: Rows<CGAffineTransformComponents>) -> [NativeRow] {
  [
    parts.field(
      "scale", CGSize.self, at: 0, "The scale along x and y.",
      example: "CGAffineTransform(scaleX: 2, y: 3).decomposed().scale  // (2.0, 3.0)"),
    parts.field(
      "horizontalShear", CGFloat.self, at: 16, "The shear along x.",
      example: "CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0).decomposed().horizontalShear  // 0.5"),
    parts.field(
      "rotation", CGFloat.self, at: 24, "The rotation in radians.",
      example: "CGAffineTransform(rotationAngle: 90°).decomposed().rotation  // 1.5707963267948966"),
    parts.field(
      "translation", CGVector.self, at: 32, "The translation in points.",
      example: "CGAffineTransform(translationX: 5, y: 6).decomposed().translation  // CGVector(dx: 5.0, dy: 6.0)"),
    parts.function(
      "init()", "The components of no size.", example: "CGAffineTransformComponents().scale  // (0.0, 0.0)"
    ) { CGAffineTransformComponents() },
    parts.function(
      "init(scale:horizontalShear:rotation:translation:)", "Components put together.",
      example:
        "CGAffineTransformComponents(scale: CGSizeMake(2, 2), horizontalShear: 0, rotation: 0, translation: .zero)"
    ) {
      CGAffineTransformComponents(scale: $0, horizontalShear: $1, rotation: $2, translation: $3)
    },
  ]
}

private func insetRows(_ insets: Rows<UIEdgeInsets>) -> [NativeRow] {
  [
    insets.field(
      "top", CGFloat.self, at: 0, "The distance from the top edge, in points.",
      example: "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).top  // 1.0"),
    insets.field(
      "left", CGFloat.self, at: 8, "The distance from the left edge, in points.",
      example: "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).left  // 2.0"),
    insets.field(
      "bottom", CGFloat.self, at: 16, "The distance from the bottom edge, in points.",
      example: "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).bottom  // 3.0"),
    insets.field(
      "right", CGFloat.self, at: 24, "The distance from the right edge, in points.",
      example: "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).right  // 4.0"),
    insets.function(
      "init(top:left:bottom:right:)", "Insets, in points.",
      example: "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"
    ) { UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3) },
    insets.function(
      "init()", "No insets.", example: "UIEdgeInsets()  // UIEdgeInsets(top: 0.0, left: 0.0, bottom: 0.0, right: 0.0)"
    ) { UIEdgeInsets() },
    insets.staticProperty(
      "zero", "No insets.", example: "UIEdgeInsets.zero  // UIEdgeInsets(top: 0.0, left: 0.0, bottom: 0.0, right: 0.0)",
      get: { UIEdgeInsets.zero }),
  ]
}

private func directionalRows(_ insets: Rows<NSDirectionalEdgeInsets>) -> [NativeRow] {
  [
    insets.field(
      "top", CGFloat.self, at: 0, "The distance from the top edge, in points.",
      example: "NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).top  // 1.0"),
    insets.field(
      "leading", CGFloat.self, at: 8, "The distance from where reading begins, in points.",
      example: "NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading  // 2.0"),
    insets.field(
      "bottom", CGFloat.self, at: 16, "The distance from the bottom edge, in points.",
      example: "NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).bottom  // 3.0"),
    insets.field(
      "trailing", CGFloat.self, at: 24, "The distance from where reading ends, in points.",
      example: "NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).trailing  // 4.0"),
    insets.function(
      "init(top:leading:bottom:trailing:)", "Insets, in points.",
      example: "NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading  // 2.0"
    ) {
      NSDirectionalEdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3)
    },
    insets.function("init()", "No insets.", example: "NSDirectionalEdgeInsets() == .zero  // true") {
      NSDirectionalEdgeInsets()
    },
    insets.staticProperty(
      "zero", "No insets.", example: "NSDirectionalEdgeInsets.zero.leading  // 0.0",
      get: { NSDirectionalEdgeInsets.zero }),
  ]
}
