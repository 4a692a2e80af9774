import Language
import Syntax

/// Members as Objective-C declares them, for those who know UIKit by that name: made from the selector and the types.
enum ObjectiveC {
  /// `@property (nonatomic, getter=isHidden) BOOL hidden`
  static func declaration(of property: Property) -> String? {
    guard let selector = property.selector else { return nil }
    var attributes = ["nonatomic"]
    if property.isStatic { attributes.append("class") }
    if !property.isSettable { attributes.append("readonly") }
    var name = selector
    if selector.hasPrefix("is"), let letter = selector.dropFirst(2).first, letter.isUppercase {
      attributes.append("getter=\(selector)")
      name = letter.lowercased() + selector.dropFirst(3)
    }
    return "@property (\(attributes.joined(separator: ", "))) " + declared(name, property.type)
  }

  /// `- (CGPoint)convertPoint:(CGPoint)point toView:(UIView *)view`
  static func declaration(of function: Function) -> String? {
    guard let selector = function.selector else { return nil }
    let isMade = function.kind == .initializer
    let result = isMade ? "instancetype" : function.result.isVoid ? "void" : type(function.result)
    let sign = function.isStatic && !isMade ? "+" : "-"
    let pieces = selector.split(separator: ":")
    guard !function.parameters.isEmpty else { return "\(sign) (\(result))\(selector)" }
    guard pieces.count == function.parameters.count else { return selector }
    let parts = zip(pieces, function.parameters).map { piece, parameter in
      let star = parameter.isInout ? " *" : ""
      return "\(piece):(\(type(parameter.type))\(star))\(parameter.name)"
    }
    return "\(sign) (\(result))\(parts.joined(separator: " "))"
  }

  /// `UIView *superview`, `CGRect frame`
  private static func declared(_ name: String, _ type: Type) -> String {
    let text = self.type(type)
    return text.hasSuffix("*") ? text + name : text + " " + name
  }

  private static let names: [String: String] = [
    "Bool": "BOOL", "Int": "NSInteger", "UInt": "NSUInteger", "Double": "CGFloat", "Float": "float",
    "String": "NSString *", "Any": "id", "AnyObject": "id", "Selector": "SEL", "AnyClass": "Class",
  ]

  private static func type(_ type: Type) -> String {
    switch type.resolved {
    case .optional(let payload): return self.type(payload)
    case .metatype, .anyMetatype: return "Class"
    case .existential(let protocols): return protocols.first.map { "id<\($0.qualifiedName)>" } ?? "id"
    case .function(let function):
      let parameters = function.parameters.map { self.type($0.type) }
      return "\(self.type(function.result)) (^)(\(parameters.isEmpty ? "void" : parameters.joined(separator: ", ")))"
    case .tuple(let fields) where fields.isEmpty: return "void"
    case .nominal(let nominal, let arguments):
      let name = nominal.qualifiedName
      if let known = names[name] { return known }
      let inner = arguments.map(self.type).joined(separator: ", ")
      switch name {
      case "Array": return "NSArray<\(inner)> *"
      case "Set": return "NSSet<\(inner)> *"
      case "Dictionary": return "NSDictionary<\(inner)> *"
      default: break
      }
      let flat = name.filter { $0 != "." }
      return nominal.kind == .class ? flat + " *" : flat
    default: return "id"
    }
  }
}
