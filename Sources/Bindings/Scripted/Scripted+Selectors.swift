import Language
import Syntax
import ViewKit

extension Scripted {
  var scriptClassName: String? { scriptInstance?.type.nominal?.name.text }

  /// Whether a class of the script, or the table, has a method for the selector.
  func implements(_ selector: Selector) -> Bool {
    guard let nominal = scriptInstance?.type.nominal else { return false }
    let base = String(selector.name.prefix { $0 != ":" })
    for owner in [nominal] + nominal.ancestors {
      // A selector's first word is the method's name, with the first label joined on.
      for name in owner.memberNames where base.hasPrefix(name.text) {
        for case .function(let function) in owner.members(named: name)
        where function.kind == .function && !function.isStatic && objcSelector(function) == selector.name {
          return true
        }
      }
    }
    return false
  }
}

/// As `#selector` names a method.
private func objcSelector(_ function: Function) -> String {
  if let selector = function.selector { return selector }
  var text = function.name.text
  for (index, parameter) in function.parameters.enumerated() {
    if let label = parameter.label?.text {
      text += index == 0 ? "With" + label.prefix(1).uppercased() + label.dropFirst() : label
    }
    text += ":"
  }
  return text
}
