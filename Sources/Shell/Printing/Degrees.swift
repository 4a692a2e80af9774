import Glibc

/// The angle of a direction, in degrees.
func degrees(_ y: Double, _ x: Double) -> Double { atan2(y, x) * 180 / .pi }
