import Bindings
import Language
import Pictures
import ViewKit

/// A value made of numbers, compared as people write numbers: two decimals are enough.
enum Quantity {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)

  init?(_ value: Value, _ type: RuntimeType) throws {
    switch type.type.nominal?.name.text {
    case "CGPoint": self = .point(try CGPoint.unbox(value))
    case "CGSize": self = .size(try CGSize.unbox(value))
    case "CGRect": self = .rect(try CGRect.unbox(value))
    case _ where type.rep == .double: self = .number(value.double)
    default: return nil
    }
  }

  var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    }
  }

  var text: String {
    switch self {
    case .number(let number): Explanation.Answer.number(number).text
    case .point(let point): Explanation.Answer.point(point).text
    case .size(let size): Explanation.Answer.point(CGPoint(x: size.width, y: size.height)).text
    case .rect(let rect): Explanation.Answer.rect(rect).text
    }
  }

  func isNear(_ other: Quantity) -> Bool {
    numbers.count == other.numbers.count && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 0.0501 }
  }
}
