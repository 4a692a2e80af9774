import Syntax

/// A command's argument when it runs.
public enum CommandValue {
  case word(String)
  case value(Value, RuntimeType, text: String)
  /// A call that was not made.
  case parts(CallParts, text: String)
  /// A statement to run as often as the command likes.
  case statement(() throws -> Void, text: String)
  case option(name: String, value: String?)
}

/// What a call that was not made is of.
public struct CallParts {
  public typealias Part = (value: Value, type: RuntimeType)
  public let member: Member
  public let receiver: Part?
  public let arguments: [Part]
}

/// What top-level statements ask of the session.
public struct UnitHooks {
  public var command: (TypedCommand, [CommandValue]) throws -> Void
  /// A value that a prompt shows.
  public var show: (Value, RuntimeType) throws -> Void
  public var currentView: () throws -> Value
  public var viewWithTag: (Int) throws -> Value
  /// Told after each top-level statement.
  public var statementDone: (() -> Void)?
  /// Nothing comes after the unit.
  public var endsProgram = false

  public init(
    command: @escaping (TypedCommand, [CommandValue]) throws -> Void = { _, _ in },
    show: @escaping (Value, RuntimeType) throws -> Void = { _, _ in },
    currentView: @escaping () throws -> Value = { throw Trap(.broken("there is no current view"), kind: "") },
    viewWithTag: @escaping (Int) throws -> Value = { throw Trap(.noTag($0), kind: "") }
  ) {
    self.command = command
    self.show = show
    self.currentView = currentView
    self.viewWithTag = viewWithTag
  }
}

/// A unit ready to run: each top-level statement is compiled when its turn comes, and its closures are gone when
/// it has run, so that a script of 200,000 lines needs little memory.
public final class CompiledUnit {
  private let unit: TypedUnit
  private let compiler: Compiler

  init(_ unit: TypedUnit, _ compiler: Compiler) {
    self.unit = unit
    self.compiler = compiler
  }

  public func run(_ hooks: UnitHooks) throws {
    try compiler.context.run(hooks) { frame in try run(unit.main.body, frame) }
  }

  private func run(_ statements: [TypedStmt], _ frame: Frame) throws {
    compiler.markLocalFunctions(statements)
    var index = 0
    while index < statements.count {
      if case .defer_(let body) = statements[index].kind {
        // Runs when the unit has run; an error that nobody catches ends all, as in Swift.
        let mark = compiler.context.guarded.count
        try run(Array(statements[(index + 1)...]), frame)
        if compiler.context.unitHooks.endsProgram { try compiler.context.letGuardedGo(since: mark) }
        return try run([TypedStmt(.block(body), statements[index].span)], frame)
      }
      if case .templates(let run) = statements[index].kind {
        if try compiler.run(run, frame) == .return { return }
        index += 1
        continue
      }
      try compiler.context.checkInterrupt()
      compiler.context.statement = Place(unit.source, statements[index].span)
      let function = FunctionCompiler(
        compiler, unit.main, Substitution(compiler.conformances), FrameLayout(result: .void))
      let code = function.compileTopLevel(statements[index])
      let flow = try code(frame)
      if compiler.hot.pointee.hasPendingError { try compiler.context.throwPending() }
      if flow == .return { return }
      if let done = compiler.context.unitHooks.statementDone { done() }
      index += 1
    }
  }
}

extension FunctionCompiler {
  /// One top-level statement as a body of its own.
  func compileTopLevel(_ statement: TypedStmt) -> (Frame) throws -> Flow {
    withReserve(64) {
      scopes.append([])
      let step = self.statement(statement)
      scopes.removeLast()
      let run: (Frame) throws -> Flow
      switch step {
      case .flow(let body): run = body
      case .plain(let body):
        if ownedSlots.isEmpty {
          return {
            try body($0); return .next
          }
        }
        run = step.asFlow
      }
      let exit = FrameExit(owned: ownedSlots, locals: ownedSlots, prologue: [])
      return { frame in
        try exit.enter(frame)
        do {
          let flow = try run(frame)
          exit.leave(frame)
          return flow
        } catch { throw exit.leave(frame, error) }
      }
    }
  }

  func show(_ value: TypedExpr) -> (Frame) throws -> Void {
    let type = concrete(value.type)
    let node = expression(value)
    let context = context
    if compiler.rep(type) == .void { return node.effect }
    let run = node.value
    let runtime = compiler.runtimeType(type)
    return { try context.unitHooks.show(try run($0), runtime) }
  }

  private func part(_ expr: TypedExpr) -> (Frame) throws -> CallParts.Part {
    let run = expression(expr).value
    let type = runtimeType(expr.type)
    return { (try run($0), type) }
  }

  func command(_ command: TypedCommand) -> (Frame) throws -> Void {
    let context = context
    let arguments = command.arguments.map { entry -> (Frame) throws -> CommandValue in
      switch entry.0 {
      case .word(let word): return { _ in .word(word) }
      case .option(let name, let value): return { _ in .option(name: name, value: value) }
      case .expression(let expr, let text):
        let run = expression(expr).value
        let type = runtimeType(expr.type)
        return { .value(try run($0), type, text: text) }
      case .parts(let parts, let text):
        let receiver = parts.receiver.map(part)
        let arguments = parts.arguments.map(part)
        return { frame in
          let values = CallParts(
            member: parts.member, receiver: try receiver?(frame), arguments: try arguments.map { try $0(frame) })
          return .parts(values, text: text)
        }
      case .statement(let closure, let text):
        let make = makeClosure(closure).value
        return { frame in
          let function = try make(frame)
          return .statement(
            {
              _ = try context.withFreshFrame { try function.function().call($0, []) }
            }, text: text)
        }
      }
    }
    let place = place(command.syntax.span)
    return { frame in
      let values = try arguments.map { try $0(frame) }
      try placed(place) { try context.unitHooks.command(command, values) }
      context.hot.pointee.changeCount &+= 1
    }
  }
}

extension Compiler {
  func markLocalFunctions(_ statements: [TypedStmt]) {
    for statement in statements {
      if case .localFunction(let variable, let function) = statement.kind, localFunction(variable) == nil {
        variable.runtimeData = LocalFunctionMark(function)
      }
    }
  }
}

extension RunContext {
  func currentView() throws -> Value { try unitHooks.currentView() }
  func viewWithTag(_ tag: Int) throws -> Value { try unitHooks.viewWithTag(tag) }
}

extension RunContext {
  /// Runs a unit's code, over a frame of its own.
  func run(_ hooks: UnitHooks, _ body: (Frame) throws -> Void) throws {
    // What a stopped unit left goes as silently as the rest of it did.
    while wastebasket.emptyPiece() {}
    Trap.isUnderWay = false
    let outer = RunContext.running
    RunContext.running = self
    defer { RunContext.running = outer }
    let saved = unitHooks
    unitHooks = hooks
    defer { unitHooks = saved }
    try withFreshFrame { frame in
      let depth = depth
      defer { self.depth = depth }
      do { try body(frame) } catch {
        // What trapped in a `deinit` on the way did so before this ended the unit.
        try throwPending()
        throw error
      }
    }
    if hot.pointee.hasPendingError { try throwPending() }
  }

  /// Lets go of what `guard` has bound at the top level, the last first (observed: what `deinit` prints).
  ///
  /// - Parameter mark: How many of them stay, those in front of a `defer`.
  func letGuardedGo(since mark: Int = 0) throws {
    while guarded.count > mark {
      let memory = guarded.removeLast()
      guard memory.rep == .value else { continue }
      replaceByVoid(memory.pointer.assumingMemoryBound(to: Value.self))
      if hot.pointee.hasPendingError { try throwPending() }
    }
  }
}
