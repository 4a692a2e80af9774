import Syntax

/// A checked statement with parameters where its literals and variables were. It is compiled once, at its first use.
public final class StatementTemplate {
  /// The parameters are local variables of this function; a declaration's statement is its initial value.
  let function: TypedFunction
  let statement: TypedStmt
  /// Of each parameter, the slot of the statement's form that fills it.
  let slots: [(index: Int, slot: StatementForm.Slot)]
  /// What a declaration declares: its type, and whether it is a constant.
  let declared: (type: Type, isLet: Bool)?
  var code: TemplateCode?

  init(
    function: TypedFunction, statement: TypedStmt, slots: [(index: Int, slot: StatementForm.Slot)],
    declared: (type: Type, isLet: Bool)?
  ) {
    self.function = function
    self.statement = statement
    self.slots = slots
    self.declared = declared
  }
}

/// Statements that follow each other, all of them by templates.
public final class TemplateRun {
  struct Step {
    let template: StatementTemplate
    /// What a declaration declares.
    let declared: Variable?
    /// Where its slots begin among those of the text.
    let firstSlot: Int32
    /// Where the variables that it names begin among those of the run.
    let firstVariable: Int32
    let span: Span
  }

  /// In pieces: one long list would be copied while it grows, and touch twice the memory.
  private(set) var pieces: [ContiguousArray<Step>] = [[]]
  private static let pieceSize = 2048
  var variables: ContiguousArray<Variable> = []
  let source: SourceID
  let text: FormText

  init(_ source: SourceID, _ text: FormText) {
    self.source = source
    self.text = text
  }

  func append(_ step: Step) {
    if pieces[pieces.count - 1].count == Self.pieceSize {
      pieces.append([])
      pieces[pieces.count - 1].reserveCapacity(Self.pieceSize)
    }
    pieces[pieces.count - 1].append(step)
  }
}

/// A time in which templates hold: of one checker, between two declarations. An object, as forms outlive checkers.
final class TemplateAge {}

/// What the checker knows of a form: the templates by what the names in it mean.
final class FormTemplates {
  let age: TemplateAge
  var known: [(meanings: [UInt], template: StatementTemplate?)] = []
  /// Names that mean something else on each line must not fill the memory.
  static let limit = 32

  init(age: TemplateAge) { self.age = age }

  func place(of meanings: [UInt]) -> Int? {
    for index in known.indices where known[index].meanings == meanings { return index }
    return nil
  }
}

extension Checker {
  /// A statement of known form: by its template when there is one for what its names mean.
  func check(_ use: FormUse, _ span: Span, into run: inout TemplateRun?) -> TypedStmt? {
    // A run speaks of one text.
    if let run, run.text !== use.text { return check(use.parsed(span)) }
    let known: FormTemplates
    if let found = use.form.knowledge, (found as! FormTemplates).age === templateAge {
      known = found as! FormTemplates
    } else {
      known = FormTemplates(age: templateAge)
      use.form.knowledge = known
    }
    namedVariables.removeAll(keepingCapacity: true)
    meanings.removeAll(keepingCapacity: true)
    let slots = use.form.slots
    for index in slots.indices where slots[index] == .name { meanings.append(meaning(of: use.name(index))) }
    if let place = known.place(of: meanings) {
      guard let template = known.known[place].template else { return check(use.parsed(span)) }
      add(template, use, declare(use, template), namedVariables, span, &run)
      return nil
    }
    // Before the check: a declaration gives its name another meaning.
    let (meanings, named) = (meanings, namedVariables)
    let variables = use.form.slots.enumerated().map { index, slot -> Variable? in
      guard slot == .name, let variable = global.onlyVariable(use.name(index)) else { return nil }
      return named.contains { $0 === variable } ? variable : nil
    }
    let (age, failed, followed) = (templateAge, failures, flows.count)
    let typed = check(use.parsed(span))
    guard failures == failed, templateAge === age, known.known.count < FormTemplates.limit else { return typed }
    let maker = TemplateMaker(use, variables, span, source, echoes: echoes)
    // What is looked at once the unit is right (`1 / 0`) may be right in this statement and wrong in the next.
    let template = holdsInterest(typed) || flows.count > followed ? nil : maker.make(typed)
    known.known.append((meanings, template))
    guard let template else { return typed }
    // The statement itself now has parameters.
    var declared: Variable?
    if case .variable(let pattern, _) = typed.kind, case .variable(let made) = pattern.kind { declared = made }
    add(template, use, declared, named, span, &run)
    return nil
  }

  /// Asked once for all statements of a form whose names mean the same.
  private func holdsInterest(_ statement: TypedStmt) -> Bool {
    var found = false
    TypedWalk(
      onExpression: { [isOfInterest] expr, _ in if isOfInterest(expr) { found = true } }, onDeclaration: { _, _ in }
    )
    .visit(statement, in: TypedFunction(name: "main", span: statement.span, source: source))
    return found
  }

  private func declare(_ use: FormUse, _ template: StatementTemplate) -> Variable? {
    guard let declared = template.declared, let (name, span) = use.declared else { return nil }
    return declareVariable(name, declared.type, isLet: declared.isLet, span, topLevel: true)
  }

  /// Appends a statement to the run, or begins one.
  private func add(
    _ template: StatementTemplate, _ use: FormUse, _ declared: Variable?, _ named: [Variable], _ span: Span,
    _ run: inout TemplateRun?
  ) {
    let steps: TemplateRun
    if let run {
      steps = run
    } else {
      steps = TemplateRun(source, use.text)
      run = steps
    }
    let first = Int32(steps.variables.count)
    for used in named {
      used.isUsed = true
      steps.variables.append(used)
    }
    steps.append(
      TemplateRun.Step(
        template: template, declared: declared, firstSlot: Int32(use.first), firstVariable: first, span: span))
  }

  /// What makes two uses of a name alike for a template. Constants and objects are read: of them the type counts, and
  /// they become arguments. Other variables may be changed in place, and everything else means itself.
  private func meaning(of name: Name) -> UInt {
    guard let variable = global.onlyVariable(name) else { return UInt(name.key) << 1 | 1 }
    guard case .nominal(let type, let arguments) = variable.type.resolved, arguments.isEmpty, variable.getter == nil,
      variable.isLet || type.kind == .class, !variable.isUninitialized, !variable.isWeak, !variable.isUnowned,
      !variable.isImplicitlyUnwrapped
    else { return UInt(bitPattern: ObjectIdentifier(variable)) }
    namedVariables.append(variable)
    return UInt(bitPattern: ObjectIdentifier(type)) | (variable.isLet ? 2 : 4)
  }
}
