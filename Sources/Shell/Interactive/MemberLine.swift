import Language
import LineEditor
import Syntax

/// A member as the completion menu shows it: `insertSubview(UIView, at: Int)`, and its sentence behind it.
enum MemberLine {
  /// nil for what is not shown: older names, operators, types that are no values.
  static func candidate(for member: Member, hasParenthesis: Bool) -> Candidate? {
    switch member {
    case .property(let property):
      return property.isAlias ? nil : Candidate(text: property.name.text, detail: detail(property))
    case .function(let function):
      guard !function.isAlias, function.name.text.utf8.first.map(Completer.isWord) ?? false else { return nil }
      let needed = function.parameters.contains { $0.defaultValue == nil && !$0.isVariadic }
      let ending = hasParenthesis ? "" : function.parameters.isEmpty || !needed ? "()" : "("
      return Candidate(
        text: function.name.text + ending, label: signature(function), detail: function.doc)
    case .enumCase(let each):
      if each.payload.isEmpty { return Candidate(text: each.name.text, detail: each.doc) }
      let types = each.payload.map { ($0.label.map { "\($0.text): " } ?? "") + "\($0.type)" }
      return Candidate(
        text: each.name.text + (hasParenthesis ? "" : "("),
        label: "\(each.name.text)(\(types.joined(separator: ", ")))", detail: each.doc)
    case .type(let nominal): return Candidate(text: nominal.name.text, detail: nominal.doc)
    case .typealias_(let name, _, let type): return Candidate(text: name.text, detail: "\(type)")
    }
  }

  static func detail(_ property: Property) -> String {
    property.doc.isEmpty ? "\(property.type)" : "\(property.type)  \(property.doc)"
  }

  /// Labels and types only: the whole declaration is what `help` shows.
  static func signature(_ function: Function) -> String {
    let parameters = function.parameters.map { parameter in
      (parameter.label.map { "\($0.text): " } ?? "") + "\(parameter.type)"
    }
    let name = function.kind == .initializer ? "\(function.owner?.name.text ?? "init")" : function.name.text
    let result =
      function.result.isVoid || function.kind == .initializer ? "" : " -> \(function.result)"
    return "\(name)(\(parameters.joined(separator: ", ")))\(result)"
  }

  static func valueType(of member: Member) -> Type? {
    switch member {
    case .property(let property): property.type
    case .function(let function): function.result
    default: nil
    }
  }
}
