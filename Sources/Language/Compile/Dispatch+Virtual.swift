import Syntax

// Which method a call through a class runs.
extension Compiler {
  /// Finds a method by the class of the object in the frame's first slot. Each call site has its own: most meet one
  /// class only.
  func finder(of function: Function, _ owner: [Type], _ types: [Type]) -> (Frame) throws -> FunctionCode {
    let native = function.owner?.nativeRoot?.native
    let staticType = runtimeType(.nominal(function.owner!, owner))
    let cache = InlineCache()
    let compiler = self
    return { frame in
      guard let object = frame.value(at: 0).pointee.ref else { throw Trap.exclusivity }
      let type = compiler.dynamicType(object, native: native, static: staticType)
      if cache.type === type, let code = cache.code { return code }
      let found = compiler.table(type).code(for: function, types)
      cache.type = type
      cache.code = found
      return found
    }
  }

  /// What calls of a method go to that no class overrides: its own body; and from the first override on, the object's.
  func virtualCode(_ function: Function, _ code: FunctionCode, _ owner: [Type], _ types: [Type]) -> FunctionCode {
    let key = FunctionKey(function, owner + types)
    if let known = virtuals[key] { return known }
    let made = FunctionCode(code.name, layout: code.layout, identity: function, self) { [unowned self] made in
      let dispatch = FunctionCompiler.dispatching(code.layout.result, finder(of: function, owner, types))
      if function.isOverridden { return dispatch }
      function.whenOverridden.append { try? made.install(dispatch) }
      return (try? code.linked()) ?? dispatch
    }
    virtuals[key] = made
    return made
  }

  /// An override whose parameters lie otherwise, since they are of wider types (`Int?` for `Int`), for callers who lay
  /// them out as those of what it replaces.
  func adapted(_ code: FunctionCode, from layout: FrameLayout, _ source: SourceID) -> FunctionCode {
    if zip(code.layout.slots, layout.slots).allSatisfy({ $0.rep == $1.rep }) { return code }
    return FunctionCode(code.name, layout: layout, identity: nil, self) { [unowned self] _ in
      accessorCode(source, layout) { function in
        let target = FunctionCompiler.Resolved(
          callee: .script(code), name: code.name, slots: code.layout.slots, size: code.layout.size,
          result: code.layout.result)
        let arguments = zip(layout.slots, code.layout.slots).map { slot, own -> CallArgument in
          let address = Address(frame: slot.offset)
          return slot.isInout
            ? .access(Access(.memory(address, slot.rep), rep: slot.rep))
            : .node(.load(address, slot.rep).converted(to: own.rep))
        }
        return function.emit(target, arguments, result: layout.result, .none)
      }
    }
  }
}
