import Language
import Syntax

/// Members as Swift declares them.
enum Signature {
  /// `func convert(_ point: CGPoint, to view: UIView?) -> CGPoint`
  static func text(_ function: Function) -> String {
    if let text = function.signatureText {
      return text.hasPrefix("init") || text.hasPrefix("subscript") ? text : keywords(function) + "func " + text
    }
    if function.kind == .initializer {
      return "init" + (function.isFailable ? "?" : "") + "(" + parameters(function) + ")"
    }
    let base = function.kind == .subscript_ ? "subscript" : keywords(function) + "func \(function.name.text)"
    let effect = function.isThrowing ? " throws" : ""
    let result = function.result.isVoid ? "" : " -> \(function.result)"
    return "\(base)(\(parameters(function)))\(effect)\(result)"
  }

  /// `var frame: CGRect`, `static let zero: CGRect`, `var subviews: [UIView] { get }`
  static func text(_ property: Property) -> String {
    let isConstant = property.isStatic && !property.isSettable
    let access = (property.isStatic ? "static " : "") + (isConstant ? "let" : "var")
    let mark = property.isImplicitlyUnwrapped ? "!" : ""
    let type = property.isImplicitlyUnwrapped ? property.type.optionalPayload ?? property.type : property.type
    return "\(access) \(property.name.text): \(type)\(mark)" + (isConstant || property.isSettable ? "" : " { get }")
  }

  private static func keywords(_ function: Function) -> String {
    if !function.fixity.isEmpty { return "\(function.fixity.contains(.postfix) ? "postfix" : "prefix") " }
    return function.isStatic && function.name.text.first?.isLetter == true ? "static " : ""
  }

  private static func parameters(_ function: Function) -> String {
    function.parameters.map { parameter in
      let label = parameter.label?.text ?? "_"
      let name = label == parameter.name.text ? label : "\(label) \(parameter.name.text)"
      let type = (parameter.isInout ? "inout " : "") + parameter.type.description
      let value = parameter.defaultValue == nil ? "" : " = default"
      return "\(name): \(type)\(value)"
    }.joined(separator: ", ")
  }
}
