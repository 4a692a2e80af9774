import Syntax

extension Type: CustomStringConvertible {
  /// The type as Swift's diagnostics print it.
  public var description: String {
    switch resolved {
    case .nominal(let nominal, let arguments):
      switch (nominal.module == "Swift" ? nominal.name.text : "", arguments.count) {
      case ("Array", 1): "[\(arguments[0])]"
      case ("Dictionary", 2): "[\(arguments[0]) : \(arguments[1])]"
      case _ where nominal.module == "Swift" && nominal.parent != nil && !arguments.isEmpty:
        "\(nominal.parent!.name.text)<\(arguments.map(\.description).joined(separator: ", "))>.\(nominal.name.text)"
      default:
        nominal.qualifiedName(arguments.map(\.description))
      }
    case .optional(let payload):
      switch payload.resolved {
      case .existential(let protocols) where protocols.isEmpty: "Any?"
      case .function, .existential, .opaque: "(\(payload))?"
      case .anyMetatype: "(\(payload))?"
      default: "\(payload)?"
      }
    case .tuple(let fields):
      "("
        + fields.map { field in field.label.map { "\($0.text): \(field.type)" } ?? "\(field.type)" }
        .joined(separator: ", ") + ")"
    case .function(let function):
      (function.isSendable ? "@Sendable (" : "(")
        + function.parameters.map {
          $0.isVariadic ? "\($0.type.arguments.first ?? .error)..." : ($0.isInout ? "inout " : "") + "\($0.type)"
        }
        .joined(separator: ", ") + ")"
        + (function.isThrowing ? " throws" + (function.thrown.map { "(\($0))" } ?? "") : "")
        + " -> \(function.result.isVoid ? function.writesVoid ? "Void" : "()" : function.result.description)"
    case .parameter(let parameter): parameter.name.text
    case .opaque(let opaque, _): opaque.text
    case .associated(let base, _, let name): "\(base).\(name.text)"
    case .existential(let protocols):
      if protocols.isEmpty {
        "Any"
      } else if protocols.count == 1, protocols[0].name == "AnyObject" {
        "AnyObject"
      } else {
        "any " + protocols.map(\.qualifiedName).joined(separator: " & ")
      }
    case .metatype(let instance):
      switch instance.resolved {
      case .function: "(\(instance)).Type"
      case .existential(let protocols): protocols.isEmpty ? "(any Any).Type" : "(\(instance)).Type"
      default: "\(instance).Type"
      }
    case .anyMetatype(let instance): instance.isAny ? "any Any.Type" : "\(instance).Type"
    case .variable(let variable):
      switch variable.kind {
      case .integerLiteral: "Int"
      case .floatLiteral: "Double"
      case .stringLiteral: "String"
      case .general, .nilLiteral: variable.name?.text ?? variable.fallback.shown
      }
    case .error: "<<error type>>"
    }
  }
}
