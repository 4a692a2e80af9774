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
}
