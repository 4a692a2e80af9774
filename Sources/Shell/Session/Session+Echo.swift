import Language
import Syntax
import ViewKit

extension Session {
  /// The command that `withEchoes` puts behind declarations.
  static let echoCommand = Name(":echo")

  /// The statements with one behind each declaration that shows what it declared.
  func withEchoes(_ statements: [Stmt]) -> [Stmt] {
    var result: [Stmt] = []
    for statement in statements {
      result.append(statement)
      guard case .variable(let declaration) = statement.kind, !declaration.isSilenced else { continue }
      for binding in declaration.bindings where binding.value != nil {
        for name in Declared.names(in: binding.pattern) {
          let span = binding.pattern.span
          let value = Expr(.name(NameUse(name, span)), span)
          let echo = CommandStmt(
            name: Self.echoCommand, nameSpan: span, isForced: true, isBang: false,
            arguments: [
              CommandArgument(.word(name.text), span), CommandArgument(.expression(value), span),
            ], redirection: nil, span: span)
          result.append(Stmt(.command(echo), span))
        }
      }
    }
    return result
  }

  /// A declaration's value.
  func echo(_ name: String, _ value: Value, _ type: RuntimeType) throws {
    output.line(cut(try echoText(name, value, type), name))
  }

  /// An expression's value: shown, and kept as the next result.
  func show(_ value: Value, _ type: RuntimeType) throws {
    if type.rep == .void || type.type.isVoid { return }
    let text = try valueText(value, type)
    // What has a name already needs no other.
    if let view = view(in: value, type), let name = world.names.name(of: view) {
      world.bind("it", value, type)
      output.line("\(name): \(viewText(view))")
      results.append("it")
      return
    }
    let name = world.nextResultName()
    world.bind(name, value, type)
    world.bind("it", value, type)
    if let view = view(in: value, type) { world.names.assign(name, view) }
    results += [name.text, "it"]
    output.line(cut(view(in: value, type).map { "\(name): \(viewText($0))" } ?? "\(name): \(text)", name.text))
  }

  private func echoText(_ name: String, _ value: Value, _ type: RuntimeType) throws -> String {
    if let view = view(in: value, type) { return "\(name): \(viewText(view))" }
    return "\(name): \(try valueText(value, type))"
  }

  /// An answer that nobody would read to its end, as that of a million elements, is cut: the same everywhere, so that a
  /// recorded session can be compared.
  private func cut(_ text: String, _ name: String) -> String {
    let (longest, shown) = (4_000, 1_000)
    guard text.utf8.count > longest else { return text }
    return "\(text.prefix(shown))… (\(text.utf8.count) bytes; `print(\(name))` shows all)"
  }

  /// `CGPoint = (30.0, 30.0)`
  private func valueText(_ value: Value, _ type: RuntimeType) throws -> String {
    "\(type.type) = \(try world.interpreter.debugDescribe(value, type))"
  }

  private func view(in value: Value, _ type: RuntimeType) -> UIView? {
    guard type.rep == .value, let nominal = type.nominal ?? type.type.optionalPayload?.nominal, nominal.kind == .class,
      let object = value.ref
    else { return nil }
    return object as? UIView
  }

  /// `UIView, 40 60 200 120`
  func viewText(_ view: UIView) -> String { "\(view.className), \(view.frame.short)" }
}
