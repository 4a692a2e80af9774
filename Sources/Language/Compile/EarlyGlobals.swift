import Syntax

// Global variables that code reads before their declaration has run. Their memory is zero then, as a Swift program's is:
// numbers are 0, texts are empty. What has no such value stops the script, where Swift's program would crash.
extension FunctionCompiler {
  /// The memory of a global variable, for code that is compiled before its declaration.
  func earlyMemory(of variable: Variable) -> GlobalMemory {
    let rep = storageRep(variable)
    let memory = compiler.memory(of: variable, rep)
    guard rep == .value, !memory.isDeclared, !memory.isZero, let zero = zero(concrete(variable.type)) else {
      return memory
    }
    memory.isZero = true
    memory.pointer.assumingMemoryBound(to: Value.self).pointee = zero
    return memory
  }

  /// What a variable holds, if it holds anything yet.
  func afterDeclaration(_ node: Node, of variable: Variable, _ span: Span) -> Node {
    guard variable.storage == .global, !variable.isWeak, !variable.isUnowned, storageRep(variable) == .value,
      mustHold(concrete(variable.type))
    else { return node }
    let memory = earlyMemory(of: variable)
    if memory.isDeclared || memory.isZero { return node }
    let place = place(span)
    let value = node.value
    let name = variable.name
    return .value { frame in
      let read = try value(frame)
      if read.ref == nil { throw trap(.beforeDeclaration(name.text), place) }
      return read
    }
  }

  /// Whether nothing of a type is without an object behind it.
  private func mustHold(_ type: Type) -> Bool {
    switch type {
    case .function: true
    case .nominal(let nominal, _): nominal.kind == .class || zero(type) != nil || nominal.module == "Swift"
    default: false
    }
  }

  /// What zeroed memory is of a type; nil where it is nothing that could be read.
  private func zero(_ type: Type) -> Value? {
    switch type {
    case .tuple(let fields): return zero(fields.map { concrete($0.type) })
    case .nominal(let nominal, _):
      if nominal === compiler.catalog.stringNominal { return Value("") }
      switch rep(type) {
      case .int, .bool: return Value(0)
      case .double: return Value(0.0)
      default: break
      }
      let isRange = nominal === compiler.catalog.rangeNominal || nominal === compiler.catalog.closedRangeNominal
      guard nominal.kind == .struct, isRange || nominal.module == "main" else { return nil }
      return zero(compiler.storedFields(of: type).map { concrete($0.type) })
    default: return nil
    }
  }

  private func zero(_ parts: [Type]) -> Value? {
    let values = parts.compactMap { zero($0) }
    return values.count == parts.count && !values.isEmpty ? Value(tuple: values) : nil
  }
}
