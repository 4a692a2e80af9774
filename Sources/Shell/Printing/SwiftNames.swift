import Language
import Syntax

/// What the script's global names are called in the exported program: Swift takes each name once, so that what a session
/// declares again is `box_2` there.
final class SwiftNames {
  private var taken: Set<String> = []
  /// The last variable of each name.
  private var latest: [Name: Variable] = [:]
  /// Kept alive, so that identities are not used again.
  private var variables: [ObjectIdentifier: (variable: Variable, name: String)] = [:]
  private var functions: [Place: String] = [:]
  private var signatures: Set<String> = []
  private var types: [Name: String] = [:]
  private var constants: [Name: String] = [:]
  private var functionNames: Set<String> = []

  private struct Place: Hashable {
    let source: SourceID
    let span: Span
  }

  /// A name that the program has already: `window`.
  func take(_ name: String) { taken.insert(name) }

  /// Notes what a statement declares. The first of a name keeps it.
  func declare(_ statement: Stmt, _ facts: SpellingFacts, _ source: SourceText, _ id: SourceID) {
    for (start, variable) in facts.declared where start >= statement.span.start && start < statement.span.end {
      variables[ObjectIdentifier(variable)] = (variable, fresh(variable.name.text))
      constants[variable.name] = nil
      latest[variable.name] = variable
    }
    switch statement.kind {
    case .function(let node):
      // Overloads share a name; the same function again is another one.
      let types = node.parameters.map { "\($0.label?.text ?? "_"):\(source.text(of: $0.type.span))" }
      let name = node.name.text
      let isAgain = !signatures.insert(name + types.joined(separator: ",")).inserted
      let isFree = functionNames.contains(name) || !taken.contains(name)
      // What keeps its name keeps its backticks.
      if isAgain || !isFree { functions[Place(source: id, span: node.nameSpan)] = fresh(name) }
      functionNames.insert(name)
      taken.insert(name)
    case .type(let node): types[node.name] = fresh(node.name.text)
    default: break
    }
  }

  /// A constant that a shown value got: `r1`.
  func declareConstant(_ name: String) -> String {
    let own = fresh(name)
    constants[Name(name)] = own
    return own
  }

  private func fresh(_ name: String) -> String {
    var result = name
    var number = 1
    while !taken.insert(result).inserted {
      number += 1
      result = "\(name)_\(number)"
    }
    return result
  }

  // What is called otherwise than it was written.

  func variable(_ variable: Variable) -> String? {
    variables[ObjectIdentifier(variable)].flatMap { other($0.name, variable.name) }
  }
  func type(_ name: Name) -> String? { types[name].flatMap { other($0, name) } }
  func constant(_ name: Name) -> String? { constants[name].flatMap { other($0, name) } }

  func function(_ span: Span, _ id: SourceID) -> String? { functions[Place(source: id, span: span)] }

  /// The variable that a name means now, and what it is called.
  func current(_ name: String) -> (variable: Variable, name: String)? {
    latest[Name(name)].flatMap { variables[ObjectIdentifier($0)] }
  }

  private func other(_ own: String, _ written: Name) -> String? { own == written.text ? nil : own }
}
