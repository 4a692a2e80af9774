import Syntax

// Members that the language makes.
extension Compiler {
  func synthesize(
    _ what: Synthesized, _ function: Function, _ substitution: Substitution, owner: [Type], _ layout: FrameLayout
  ) -> Code {
    let type = receiverType(of: function, owner: owner) ?? .nominal(function.owner ?? catalog.neverNominal, owner)
    let runtime = runtimeType(type)
    let slots = layout.slots
    switch what {
    case .memberwiseInit: return memberwise(function, type, owner, layout)
    case .inheritedInit(let original):
      // Its parameters for types are those of the original.
      let own = function.generics.map { substitution.apply(.parameter($0)) }
      return inherited(original, own, function, type, layout)
    case .equals:
      return .bool { frame in
        let (a, b) = Self.two(slots, frame)
        return try Self.structurallyEqual(a, b, runtime)
      }
    case .notEquals:
      return .bool { frame in
        let (a, b) = Self.two(slots, frame)
        return try !runtime.operations.equal(a, b)
      }
    case .less:
      return .bool { frame in
        let (a, b) = Self.two(slots, frame)
        return a.bits < b.bits
      }
    case .hashInto:
      return .void { frame in
        let value = frame.take(at: slots[0].offset, as: slots[0].rep)
        guard let hasher = frame.value(at: slots[1].offset).pointee.ref as? HasherBox else { return }
        try runtime.operations.hash(value, into: hasher)
      }
    case .allCases:
      let cases = (function.owner?.cases ?? []).map { Value(bits: $0.index, ref: nil) }
      return .value { _ in Value(array: cases) }
    case .makeCase(let enumCase): return makeCase(enumCase, layout)
    case .rawValue: return rawValue(type, layout)
    case .rawValueInit: return fromRawValue(type, layout)
    }
  }

  private static func two(_ slots: [FrameLayout.Slot], _ frame: Frame) -> (Value, Value) {
    (frame.take(at: slots[0].offset, as: slots[0].rep), frame.take(at: slots[1].offset, as: slots[1].rep))
  }

  /// Field by field; asking the type's operations would come back here.
  private static func structurallyEqual(_ a: Value, _ b: Value, _ type: RuntimeType) throws -> Bool {
    guard a.bits == b.bits else { return false }
    if a.ref === b.ref { if a.ref == nil { return true } }
    guard a.ref != nil, b.ref != nil else { return a.ref === b.ref }
    let types = type.nominal?.kind == .enum ? type.casePayloads[a.bits].map(\.type) : type.storedFields.map(\.type)
    let (x, y) = (try a.fields().fields, try b.fields().fields)
    for index in types.indices where try !types[index].operations.equal(x[index], y[index]) { return false }
    return true
  }

  private func makeCase(_ enumCase: EnumCase, _ layout: FrameLayout) -> Code {
    let (index, slots) = (enumCase.index, layout.slots)
    if slots.isEmpty { return .unboxing({ _ in Value(bits: index, ref: nil) }, as: layout.result) }
    return .value { frame in
      Value(bits: index, ref: FieldsBox(slots.map { frame.take(at: $0.offset, as: $0.rep) }))
    }
  }

  // MARK: Raw values

  private func rawValues(of type: Type) -> [(index: Int, value: Value, text: String?)] {
    guard let nominal = type.nominal else { return [] }
    return nominal.cases.map { enumCase in
      switch enumCase.rawValue {
      case .int(let value)?:
        let isDouble = nominal.rawType.map { rep($0) == .double } ?? false
        return (enumCase.index, isDouble ? Value(Double(value)) : Value(value), nil)
      case .double(let value)?: return (enumCase.index, Value(value), nil)
      case .string(let text)? where nominal.rawType?.nominal === catalog.scalarNominal:
        return (enumCase.index, Value(Int(text.unicodeScalars.first?.value ?? 0)), nil)
      case .string(let text)?: return (enumCase.index, Value(text), text)
      case nil: return (enumCase.index, Value(enumCase.name.text), enumCase.name.text)
      }
    }
  }

  private func rawValue(_ type: Type, _ layout: FrameLayout) -> Code {
    let values = rawValues(of: type).map(\.value)
    let slot = layout.slots[0]
    return .unboxing(
      { frame in
        let index = frame.take(at: slot.offset, as: slot.rep).bits
        guard values.indices.contains(index) else { throw Trap(.broken("no such case"), kind: "") }
        return values[index]
      }, as: layout.result)
  }

  private func fromRawValue(_ type: Type, _ layout: FrameLayout) -> Code {
    let values = rawValues(of: type)
    let slot = layout.slots[0]
    var texts: [String: Int] = [:]
    for entry in values { if let text = entry.text, texts[text] == nil { texts[text] = entry.index } }
    let isText = !texts.isEmpty
    return .value { frame in
      let raw = frame.take(at: slot.offset, as: slot.rep)
      if isText {
        guard let index = texts[try raw.string()] else { return .none() }
        return Value(bits: index, ref: nil)
      }
      for entry in values where entry.value.bits == raw.bits { return Value(bits: entry.index, ref: nil) }
      return .none()
    }
  }

  // MARK: Initializers

  /// A structure from its properties in order; those without a parameter get their initial values. For a class
  /// without initializers: the initial values.
  private func memberwise(_ function: Function, _ type: Type, _ owner: [Type], _ layout: FrameLayout) -> Code {
    let body = TypedFunction(name: "init", span: function.span, source: function.source)
    let compiler = FunctionCompiler(self, body, Substitution(conformances), layout)
    return compiler.withReserve(128) {
      guard case .nominal(let nominal, let arguments) = type else { return .void { _ in } }
      if nominal.kind == .class {
        let object = Node.load(Address(frame: 0), .value)
        let steps =
          classes(of: type, below: nominal).isEmpty
          ? compiler.initialValues(of: nominal, arguments, object) : { _ in }
        return compiler.finish(
          .bool {
            try steps($0); return true
          })
      }
      var parts: [(Frame) throws -> Value] = []
      for property in nominal.storedProperties {
        if let index = function.parameters.firstIndex(where: { $0.name == property.name }) {
          let slot = layout.slots[index]
          let load = Node.load(Address(frame: slot.offset), slot.rep).value
          if property.isLazy {
            let depth = compiler.propertyType(property, arguments).optionalDepth
            parts.append { frame in
              let value = try load(frame)
              return value.isNone(depth: depth) ? .unset : value
            }
          } else {
            parts.append(property.isWeak || property.isUnowned ? FunctionCompiler.weakly(load) : load)
          }
        } else {
          parts.append(compiler.initialValue(of: property, arguments)?.value ?? { _ in .void })
        }
      }
      return compiler.finish(compiler.fields(parts).code)
    }
  }

  /// An initializer that a class inherits: its own initial values, then the superclass's initializer.
  private func inherited(
    _ original: Function, _ own: [Type], _ function: Function, _ type: Type, _ layout: FrameLayout
  ) -> Code {
    let body = TypedFunction(name: original.fullName, span: function.span, source: function.source)
    let compiler = FunctionCompiler(self, body, Substitution(conformances), layout)
    return compiler.withReserve(128) {
      let object = Node.load(Address(frame: 0), .value)
      let arguments = layout.slots.dropFirst().map { CallArgument.node(.load(Address(frame: $0.offset), $0.rep)) }
      let originalOwner = original.owner.map { ownerArguments(type, as: $0) } ?? []
      let run = compiler.initialize(original, originalOwner, own, type, object, arguments, function.span)
      return compiler.finish(.bool(run))
    }
  }
}
