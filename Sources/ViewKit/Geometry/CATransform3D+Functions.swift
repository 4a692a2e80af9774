import Glibc

/// The matrix that changes nothing.
public var CATransform3DIdentity: CATransform3D { CATransform3DMakeAffineTransform(.identity) }

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// A rotation by radians about the axis `(x, y, z)`; the identity for an axis of length 0.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  if length == 0 { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let k = 1 - c
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m13) = (x * x * k + c, x * y * k + z * s, x * z * k - y * s)
  (t.m21, t.m22, t.m23) = (y * x * k - z * s, y * y * k + c, y * z * k + x * s)
  (t.m31, t.m32, t.m33) = (z * x * k + y * s, z * y * k - x * s, z * z * k + c)
  return t
}

/// Moves first, then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Scales first, then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Rotates first, then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (p, q) = (a.rows, b.rows)
  var r = p
  for i in 0..<4 {
    for j in 0..<4 {
      var sum = 0.0
      for k in 0..<4 { sum += p[i][k] * q[k][j] }
      r[i][j] = sum
    }
  }
  return CATransform3D(rows: r)
}

/// The matrix that undoes `t`; `t` itself when there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  if CATransform3DIsAffine(t) {
    let flat = t.affinePart
    return flat.a * flat.d == flat.b * flat.c ? t : CATransform3DMakeAffineTransform(flat.inverted())
  }
  // Gauss and Jordan, with the largest pivot of each column for accuracy. Without perspective the last row is a move
  // and no pivot of the others: a move alone is then inverted exactly.
  let turning = t.m14 == 0 && t.m24 == 0 && t.m34 == 0 ? 3 : 4
  var m = t.rows
  var inverse = CATransform3DIdentity.rows
  for column in 0..<4 {
    var best = column
    for row in column..<max(turning, column + 1) where abs(m[row][column]) > abs(m[best][column]) { best = row }
    if m[best][column] == 0 { return t }
    m.swapAt(column, best)
    inverse.swapAt(column, best)
    let pivot = m[column][column]
    for k in 0..<4 {
      m[column][k] /= pivot
      inverse[column][k] /= pivot
    }
    for row in 0..<4 where row != column {
      let factor = m[row][column]
      if factor == 0 { continue }
      for k in 0..<4 {
        m[row][k] -= factor * m[column][k]
        inverse[row][k] -= factor * inverse[column][k]
      }
    }
  }
  return CATransform3D(rows: inverse)
}

public func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: t.a, m12: t.b, m13: 0, m14: 0, m21: t.c, m22: t.d, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: t.tx, m42: t.ty, m43: 0, m44: 1)
}

/// Whether a `CGAffineTransform` can say the same.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(t.affinePart)
}

/// The same map as an affine transform, for a matrix that is affine; undefined otherwise (here: its affine part).
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affinePart }
