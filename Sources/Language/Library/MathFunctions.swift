import Glibc
import Syntax

// The mathematical functions of C's library, for `Double` and `Float`.

func mathFunctions() -> [LibraryRow] { functionsOfOne() + functionsOfTwo() + functionsOfParts() }

private func functionsOfOne() -> [LibraryRow] {
  let trigonometric: [(String, (Double) -> Double, (Float) -> Float)] = [
    ("sin", sin, sinf), ("cos", cos, cosf), ("tan", tan, tanf), ("asin", asin, asinf), ("acos", acos, acosf),
    ("atan", atan, atanf), ("sinh", sinh, sinhf), ("cosh", cosh, coshf), ("tanh", tanh, tanhf),
    ("asinh", asinh, asinhf), ("acosh", acosh, acoshf), ("atanh", atanh, atanhf),
  ]
  let others: [(String, (Double) -> Double, (Float) -> Float)] = [
    ("exp", exp, expf), ("exp2", exp2, exp2f), ("expm1", expm1, expm1f), ("log", log, logf), ("log2", log2, log2f),
    ("log10", log10, log10f), ("log1p", log1p, log1pf), ("sqrt", sqrt, sqrtf), ("cbrt", cbrt, cbrtf),
    ("floor", floor, floorf), ("ceil", ceil, ceilf), ("round", round, roundf), ("trunc", trunc, truncf),
    ("rint", rint, rintf), ("nearbyint", nearbyint, nearbyintf), ("fabs", fabs, fabsf), ("erf", erf, erff),
    ("tgamma", tgamma, tgammaf),
  ]
  return (trigonometric + others).flatMap { name, double, single in
    [
      LibraryRow("\(name)(_ x: Double) -> Double", "The function of C's library.") { call in
        Value(double(call[0].double))
      },
      LibraryRow("\(name)(_ x: Float) -> Float", "The function of C's library.") { call in
        Value(Double(single(Float(call[0].double))))
      },
    ]
  }
}

private func functionsOfTwo() -> [LibraryRow] {
  let functions: [(String, (Double, Double) -> Double, (Float, Float) -> Float)] = [
    ("pow", pow, powf), ("atan2", atan2, atan2f), ("hypot", hypot, hypotf), ("fmod", fmod, fmodf),
    ("fmin", fmin, fminf), ("fmax", fmax, fmaxf), ("fdim", fdim, fdimf), ("copysign", copysign, copysignf),
    ("remainder", remainder, remainderf), ("nextafter", nextafter, nextafterf),
  ]
  return functions.flatMap { name, double, single in
    [
      LibraryRow("\(name)(_ x: Double, _ y: Double) -> Double", "The function of C's library.") { call in
        Value(double(call[0].double, call[1].double))
      },
      LibraryRow("\(name)(_ x: Float, _ y: Float) -> Float", "The function of C's library.") { call in
        Value(Double(single(Float(call[0].double), Float(call[1].double))))
      },
    ]
  }
}

private func functionsOfParts() -> [LibraryRow] {
  [
    LibraryRow("fma(_ x: Double, _ y: Double, _ z: Double) -> Double", "`x * y + z`, rounded once.") { call in
      Value(fma(call[0].double, call[1].double, call[2].double))
    },
    LibraryRow("modf(_ x: Double) -> (Double, Double)", "The whole part and the fraction.") { call in
      var whole = 0.0
      let fraction = modf(call[0].double, &whole)
      return Value(tuple: [Value(whole), Value(fraction)])
    },
    LibraryRow("frexp(_ x: Double) -> (Double, Int)", "A fraction and a power of two.") { call in
      var exponent: Int32 = 0
      let fraction = frexp(call[0].double, &exponent)
      return Value(tuple: [Value(fraction), Value(Int(exponent))])
    },
    LibraryRow("ldexp(_ x: Double, _ n: Int) -> Double", "A number times a power of two.") { call in
      Value(ldexp(call[0].double, Int32(clamping: call[1].int)))
    },
    LibraryRow("lround(_ x: Double) -> Int", "The nearest whole number; halves away from zero.") { call in
      guard let whole = Int(exactly: call[0].double.rounded()) else { throw Trap(.overflow) }
      return Value(whole)
    },
  ]
}
