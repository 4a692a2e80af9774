import Language
import Syntax
import ViewKit

extension ViewBindings {
  /// An enumeration: its cases with their meanings, in the order of their declaration.
  ///
  /// - Parameter prefix: what the names of Objective-C's constants begin with: `UIViewContentModeScaleAspectFit`. The
  ///   type answers to it as well.
  func addEnum<E: EnumBridged & Hashable>(_ type: E.Type, _ doc: String, prefix: String? = nil, _ docs: [String])
  where E.RawValue: BinaryInteger {
    let nominal = declare(
      .enum, E.scriptName, doc, conforms: [catalog.hashable, catalog.rawRepresentable],
      setUp: { nominal in
        let cases = E.bridgedCases
        precondition(cases.count == docs.count, "\(E.scriptName) has \(cases.count) cases")
        for (index, value) in cases.enumerated() {
          let made = EnumCase(Name(String(describing: value)), index: index, owner: nominal)
          made.rawValue = .int(Int(value.rawValue))
          made.doc = docs[index]
          nominal.cases.append(made)
          nominal.add(.enumCase(made), named: made.name)
        }
      }
    ) { [enumRows(type)] }
    nominal.isFinal = true
    nominal.rawType = catalog.int
    addOldName(prefix, nominal) { [unowned catalog] prefix in
      for (value, doc) in zip(E.bridgedCases, docs) {
        let name = String(describing: value)
        catalog.addConstant(prefix + capitalized(name), doc, value, modern: "\(E.scriptName).\(name)")
      }
    }
  }

  /// An option set: its options with their values and meanings.
  func addOptions<O: OptionBridged & Hashable & CustomStringConvertible>(
    _ type: O.Type, _ doc: String, prefix: String? = nil, _ options: [(name: String, value: O, doc: String)]
  ) {
    let nominal = declare(
      .struct, O.scriptName, doc, conforms: [catalog.optionSet, catalog.hashable, catalog.customStringConvertible]
    ) {
      [optionRows(type, first: options[0]), options.map { option in constant(option.name, option.value, option.doc) }]
    }
    nominal.isFinal = true
    nominal.rep = .int
    nominal.add(.typealias_("RawValue", [], catalog.nativeType("UInt")), named: "RawValue")
    nominal.add(.typealias_("Element", [], .nominal(nominal, [])), named: "Element")
    describers[ObjectIdentifier(nominal)] = { try O.unbox($0).description }
    addOldName(prefix, nominal) { [unowned catalog] prefix in
      for option in options {
        catalog.addConstant(
          prefix + capitalized(option.name), option.doc, option.value, modern: "\(O.scriptName).\(option.name)")
      }
      catalog.addConstant(prefix + "None", "No option.", O(), modern: "\(O.scriptName)()")
    }
  }

  /// Objective-C's name of the type, and its constants.
  private func addOldName(_ prefix: String?, _ nominal: Nominal, constants: @escaping (String) -> Void) {
    guard let prefix else { return }
    // C's constants begin with a k (`kCGLineCapRound`), types do not.
    if nominal.name.text != prefix && !prefix.hasPrefix("k") { catalog.addAlias(Name(prefix), .nominal(nominal, [])) }
    catalog.addConstants(prefix: prefix) { constants(prefix) }
  }
}

private func enumRows<E: EnumBridged & Hashable>(_ type: E.Type) -> [NativeRow] where E.RawValue: BinaryInteger {
  let rows = Rows<E>()
  let first = E.bridgedCases[0]
  return [
    rows.property(
      "rawValue", "The number that stands for the case.",
      example: "\(E.scriptName).\(first).rawValue  // \(first.rawValue)", get: { Int($0.rawValue) }),
    rows.function(
      "init(rawValue:)", "The case of a number, or nil.",
      example: "\(E.scriptName)(rawValue: \(first.rawValue)) == \(E.scriptName).\(first)  // true", .failable
    ) { (raw: Int) in
      E.RawValue(exactly: raw).flatMap { E(rawValue: $0) }
    },
    rows.equality(),
  ]
}

private func optionRows<O: OptionBridged & Hashable & CustomStringConvertible>(
  _ type: O.Type, first: (name: String, value: O, doc: String)
) -> [NativeRow] {
  let rows = Rows<O>()
  let (option, bits) = ("\(O.scriptName).\(first.name)", first.value.rawValue)
  return [
    rows.property(
      "rawValue", "The options as bits of a number.", example: "\(option).rawValue  // \(bits)", get: { $0.rawValue }),
    rows.function(
      "init(rawValue:)", "The options that the bits of a number say.",
      example: "\(O.scriptName)(rawValue: \(bits))  // \(first.value)"
    ) { (raw: UInt) in O(rawValue: raw) },
    rows.property(
      "description", "The options as an array literal.", example: "\(option).description  // \(first.value)",
      get: { $0.description }),
    rows.equality(),
  ]
}

private func constant<O: OptionBridged>(_ name: String, _ value: O, _ doc: String) -> NativeRow {
  Rows<O>().staticProperty(name, doc, get: { value })
}

private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
