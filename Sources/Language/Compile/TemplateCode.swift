import Syntax

/// A template compiled: its arguments are put into the frame, then its code runs.
final class TemplateCode {
  enum Body {
    case statement((Frame) throws -> Flow)
    /// A declaration's initial value.
    case value(Code)
  }
  let slots: [(offset: Int, rep: Rep)]
  let exit: FrameExit
  let body: Body
  /// A declared variable's representation, and whether the session wants to know what object it holds.
  let rep: Rep
  let isClass: Bool

  init(slots: [(offset: Int, rep: Rep)], exit: FrameExit, body: Body, rep: Rep, isClass: Bool) {
    self.slots = slots
    self.exit = exit
    self.body = body
    self.rep = rep
    self.isClass = isClass
  }
}

extension FunctionCompiler {
  fileprivate func compileTemplate(_ template: StatementTemplate) -> TemplateCode {
    withReserve(64) {
      scopes.append([])
      let slots = template.function.parameters.map { parameter -> (offset: Int, rep: Rep) in
        guard case .memory(let address, let rep) = declare(parameter), let offset = address.frameOffset else {
          preconditionFailure("a parameter of a template lies in the frame")
        }
        return (offset, rep)
      }
      var rep = Rep.void
      var isClass = false
      let body: TemplateCode.Body
      if let declared = template.declared, case .expression(let value) = template.statement.kind {
        rep = self.rep(declared.type)
        isClass = compiler.isClass(concrete(declared.type.optionalPayload ?? declared.type))
        body = .value(expression(value).converted(to: rep).code)
      } else {
        body = .statement(statement(template.statement).asFlow)
      }
      scopes.removeLast()
      let exit = FrameExit(owned: ownedSlots, locals: ownedSlots, prologue: extraPrologue)
      return TemplateCode(slots: slots, exit: exit, body: body, rep: rep, isClass: isClass)
    }
  }
}

extension Compiler {
  private func code(of template: StatementTemplate) -> TemplateCode {
    if let code = template.code { return code }
    let function = FunctionCompiler(
      self, template.function, Substitution(conformances), FrameLayout(result: .void))
    let code = function.compileTemplate(template)
    template.code = code
    return code
  }

  /// Runs statements of known forms, one after the other.
  func run(_ run: TemplateRun, _ frame: Frame) throws -> Flow {
    let done = context.unitHooks.statementDone
    for piece in run.pieces {
      for index in piece.indices {
        try context.checkInterrupt()
        context.statement = Place(run.source, piece[index].span)
        do {
          if try self.run(piece[index], run, frame) == .return { return .return }
          if let done { done() }
        } catch { throw run.located(error, at: piece[index], text: sourceText) }
      }
    }
    return .next
  }

  @inline(__always)
  private func run(_ step: TemplateRun.Step, _ run: TemplateRun, _ frame: Frame) throws -> Flow {
    let code = code(of: step.template)
    try code.exit.enter(frame)
    defer { code.exit.leave(frame) }
    let (text, first) = (run.text, Int(step.firstSlot))
    var variable = Int(step.firstVariable)
    for index in code.slots.indices {
      let (slot, filled) = (code.slots[index], step.template.slots[index])
      switch filled.slot {
      case .integer:
        if slot.rep == .double {
          frame.double(at: slot.offset).pointee = Double(text.integer(first + filled.index))
        } else {
          frame.int(at: slot.offset).pointee = Int(text.integer(first + filled.index))
        }
      case .float: frame.double(at: slot.offset).pointee = text.float(first + filled.index)
      case .string: frame.value(at: slot.offset).pointee = Value(text.string(first + filled.index))
      case .name:
        put(run.variables[variable], slot, frame)
        variable += 1
      }
    }
    switch code.body {
    case .statement(let body): return try body(frame)
    case .value(let initial):
      if let declared = step.declared { try initialize(declared, initial, code, frame) }
      return .next
    }
  }

  private func put(_ variable: Variable, _ slot: (offset: Int, rep: Rep), _ frame: Frame) {
    let memory = memory(of: variable, slot.rep)
    switch slot.rep {
    case .void: break
    case .int, .double, .bool:
      frame.int(at: slot.offset).pointee = memory.pointer.assumingMemoryBound(to: Int.self).pointee
    case .value:
      frame.value(at: slot.offset).pointee = memory.pointer.assumingMemoryBound(to: Value.self).pointee
    case .blob(let size): (frame + slot.offset).copyMemory(from: memory.pointer, byteCount: size)
    }
  }

  /// As `globalStore` does.
  private func initialize(_ variable: Variable, _ initial: Code, _ code: TemplateCode, _ frame: Frame) throws {
    let memory = memory(of: variable, code.rep)
    memory.isDeclared = true
    try Node(initial).initialize(memory.address)(frame)
    hot.pointee.changeCount &+= 1
    guard code.isClass, let notify = context.globalAssigned else { return }
    if let object = memory.pointer.assumingMemoryBound(to: Value.self).pointee.ref, object !== Nil.shared {
      notify(variable, object)
    }
  }
}

extension TemplateRun {
  /// A trap or error of a template's code, at its place in this statement.
  fileprivate func located(_ error: any Error, at step: Step, text: (SourceID) -> SourceText?) -> any Error {
    let function = step.template.function
    func place(_ old: Place) -> Place {
      guard old.source == function.source, old.span.start >= function.span.start, old.span.end <= function.span.end,
        let there = text(old.source)?.tokenSpans(in: function.span), let here = text(source)?.tokenSpans(in: step.span),
        let first = there.firstIndex(where: { $0.start == old.span.start }),
        let last = there.firstIndex(where: { $0.end == old.span.end }), here.indices.contains(max(first, last))
      else { return old }
      return Place(source, here[first].union(here[last]))
    }
    switch error {
    case var trap as Trap:
      trap.place = trap.place.map(place)
      trap.stack = trap.stack.map { StackEntry(function: $0.function, place: $0.place.map(place)) }
      return trap
    case var thrown as Thrown:
      thrown.place = thrown.place.map(place)
      return thrown
    default: return error
    }
  }
}
