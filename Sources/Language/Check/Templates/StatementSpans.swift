import Syntax

extension StatementTemplate {
  /// The span of `other`, of the same shape as the template's statement, that corresponds to `span` of that.
  /// - Parameter offset: Where the other statement's text begins in its source.
  func span(_ span: Span, in other: Stmt, at offset: Int) -> Span {
    let (here, there) = (Self.spans(of: syntax), Self.spans(of: other))
    let index = here.count == there.count ? here.firstIndex(of: span) ?? 0 : 0
    return Span(Int(there[index].start) + offset, Int(there[index].end) + offset)
  }

  /// All spans of a statement that has a shape, in one order.
  private static func spans(of statement: Stmt) -> [Span] {
    var spans = [statement.span]
    func add(_ arguments: [Argument]) {
      for argument in arguments {
        spans.append(argument.labelSpan)
        add(argument.value)
      }
    }
    func add(_ expr: Expr) {
      spans.append(expr.span)
      switch expr.kind {
      case .member(let base, let use):
        spans.append(use.span)
        if let base { add(base) }
      case .call(let callee, let arguments, _):
        add(callee)
        add(arguments)
      case .tuple(let arguments): add(arguments)
      case .prefix(let operation, let operand), .postfix(let operand, let operation):
        spans.append(operation.span)
        add(operand)
      case .binary(let left, let operation, let right):
        add(left)
        spans.append(operation.span)
        add(right)
      case .assign(let left, let right):
        add(left)
        add(right)
      case .paren(let inner): add(inner)
      case .array(let elements): elements.forEach(add)
      default: break
      }
    }
    switch statement.kind {
    case .expression(let expr, _): add(expr)
    case .variable(let declaration):
      for binding in declaration.bindings {
        spans.append(binding.pattern.span)
        if let value = binding.value { add(value) }
      }
    default: break
    }
    return spans
  }
}

extension TemplateUse {
  /// A trap or error of the template's code, at its place in this statement.
  /// - Parameter text: The source's text at a place.
  func located(_ error: any Error, text: (Place) -> String?) -> any Error {
    func place(_ old: Place) -> Place {
      guard old.source == template.function.source, template.syntax.span.covers(old.span) else { return old }
      var parser = Parser(SourceText(name: "", text(self.place) ?? ""))
      guard let statement = parser.parseNextStatement() else { return self.place }
      return Place(self.place.source, template.span(old.span, in: statement, at: Int(self.place.span.start)))
    }
    switch error {
    case var trap as Trap:
      trap.place = trap.place.map(place)
      trap.stack = trap.stack.map { StackEntry(function: $0.function, place: place($0.place)) }
      return trap
    case var thrown as Thrown:
      thrown.place = thrown.place.map(place)
      return thrown
    default: return error
    }
  }
}

extension Span {
  fileprivate func covers(_ other: Span) -> Bool { start <= other.start && other.end <= end }
}
