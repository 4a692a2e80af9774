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
    case .nominal(let nominal, _):
      nominal.kind == .class || nominal.kind == .enum || zero(type) != nil || nominal.module == "Swift"
    default: false
    }
  }

  /// What zeroed memory is of a type; nil where it is nothing that could be read.
  private func zero(_ type: Type) -> Value? {
    switch type {
    case .tuple(let fields): return zero(fields.map { concrete($0.type) })
    // The payload that zero memory is, if it is one; else nil.
    case .optional(let payload):
      return isValid(payload) ? zero(concrete(payload)) : .none(depth: payload.optionalDepth)
    case .nominal(let nominal, _):
      if nominal === compiler.catalog.stringNominal { return Value("") }
      switch rep(type) {
      case .int, .bool: return Value(0)
      case .double: return Value(0.0)
      default: break
      }
      if nominal.kind == .enum, nominal.module == "main" { return zeroCase(nominal, type) }
      let isRange = nominal === compiler.catalog.rangeNominal || nominal === compiler.catalog.closedRangeNominal
      guard nominal.kind == .struct, isRange || nominal.module == "main" else { return nil }
      return zero(compiler.storedFields(of: type).map { concrete($0.type) })
    default: return nil
    }
  }

  /// The first case that has a payload, else the first.
  private func zeroCase(_ nominal: Nominal, _ type: Type) -> Value? {
    guard isValid(type), !nominal.cases.isEmpty else { return nil }
    guard let first = nominal.cases.first(where: { !$0.payload.isEmpty }) else { return Value(0) }
    let payload = compiler.casePayload(first, of: type).compactMap { zero(concrete($0)) }
    return payload.count == first.payload.count ? Value(bits: first.index, ref: FieldsBox(payload)) : nil
  }

  /// Whether zero memory is a value of a type: a number, an optional; a text or an object it is not.
  /// - Parameter owners: The enumerations that it is a part of, which only a reference makes possible.
  private func isValid(_ type: Type, in owners: [Nominal] = []) -> Bool {
    let type = concrete(type)
    switch rep(type) {
    case .int, .bool, .double: return true
    default: break
    }
    switch type {
    case .tuple(let fields): return fields.allSatisfy { isValid($0.type, in: owners) }
    case .optional: return true
    case .nominal(let nominal, _) where nominal.module == "main" && nominal.kind == .struct:
      return compiler.storedFields(of: type).allSatisfy { isValid($0.type, in: owners) }
    case .nominal(let nominal, _) where nominal.module == "main" && nominal.kind == .enum:
      if nominal.isIndirect || owners.contains(where: { $0 === nominal }) { return false }
      return nominal.cases.allSatisfy {
        compiler.casePayload($0, of: type).allSatisfy { isValid($0, in: owners + [nominal]) }
      }
    default: return false
    }
  }

  private func zero(_ parts: [Type]) -> Value? {
    let values = parts.compactMap { zero($0) }
    return values.count == parts.count && !values.isEmpty ? Value(tuple: values) : nil
  }
}
