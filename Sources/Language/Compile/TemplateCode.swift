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
      let exit = FrameExit(owned: ownedSlots, locals: ownedSlots, prologue: extraPrologue, sharedInouts: [])
      return TemplateCode(slots: slots, exit: exit, body: body, rep: rep, isClass: isClass)
    }
  }
}

extension Compiler {
  private func code(of template: StatementTemplate) -> TemplateCode {
    if let code = template.code as? TemplateCode { return code }
    let function = FunctionCompiler(
      self, template.function, Substitution(conformances), FrameLayout(result: .void))
    let code = function.compileTemplate(template)
    template.code = code
    return code
  }

  /// Runs a statement of a known shape.
  func run(_ use: TemplateUse, _ frame: Frame) throws -> Flow {
    let code = code(of: use.template)
    do {
      try code.exit.enter(frame)
      defer { code.exit.leave(frame) }
      for (index, argument) in use.arguments.enumerated() { put(argument, code.slots[index], frame) }
      switch code.body {
      case .statement(let run): return try run(frame)
      case .value(let initial):
        if let variable = use.variable { try initialize(variable, initial, code, frame) }
        return .next
      }
    } catch { throw use.located(error, text: textOf) }
  }

  private func put(_ argument: TemplateArgument, _ slot: (offset: Int, rep: Rep), _ frame: Frame) {
    switch argument {
    case .integer(let value):
      if slot.rep == .double {
        frame.double(at: slot.offset).pointee = Double(value)
      } else {
        frame.int(at: slot.offset).pointee = Int(value)
      }
    case .float(let value): frame.double(at: slot.offset).pointee = value
    case .string(let text): frame.value(at: slot.offset).pointee = Value(text)
    case .variable(let variable):
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
  }

  /// As `globalStore` does.
  private func initialize(_ variable: Variable, _ initial: Code, _ code: TemplateCode, _ frame: Frame) throws {
    let memory = memory(of: variable, code.rep)
    try Node(initial).initialize(memory.address)(frame)
    hot.pointee.changeCount &+= 1
    guard code.isClass, let notify = context.globalAssigned else { return }
    if let object = memory.pointer.assumingMemoryBound(to: Value.self).pointee.ref, object !== Nil.shared {
      notify(variable, object)
    }
  }
}
