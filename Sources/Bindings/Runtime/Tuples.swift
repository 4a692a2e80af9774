import Language
import Syntax
import ViewKit

/// `(slice: CGRect, remainder: CGRect)`
struct RectPair: Bridged {
  let slice: CGRect, remainder: CGRect

  init(_ pair: (slice: CGRect, remainder: CGRect)) { (slice, remainder) = pair }

  static func type(in catalog: Catalog) -> Type {
    let rect = CGRect.type(in: catalog)
    return .tuple([TupleField("slice", rect), TupleField("remainder", rect)])
  }
  static func unbox(_ value: Value) throws -> RectPair {
    let fields = try value.fields().fields
    return RectPair((try CGRect.unbox(fields[0]), try CGRect.unbox(fields[1])))
  }
  var boxed: Value { Value(tuple: [slice.boxed, remainder.boxed]) }
}

/// `(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)`
struct Components: Bridged {
  let red: Double, green: Double, blue: Double, alpha: Double

  init(_ parts: (red: Double, green: Double, blue: Double, alpha: Double)) { (red, green, blue, alpha) = parts }

  static func type(in catalog: Catalog) -> Type {
    .tuple(["red", "green", "blue", "alpha"].map { TupleField(Name($0), catalog.double) })
  }
  static func unbox(_ value: Value) throws -> Components {
    let fields = try value.fields().fields
    return Components((fields[0].double, fields[1].double, fields[2].double, fields[3].double))
  }
  var boxed: Value { Value(tuple: [red.boxed, green.boxed, blue.boxed, alpha.boxed]) }
}
