/// The types of Swift's library that scripts can use.
///
/// How rows are read, besides what `LibraryRow` says: `require` begins a protocol's requirement, `associatedtype`
/// and `typealias` declare what they say, `case` an enumeration's case; these have no body. A row of a protocol
/// without `require` is a member of an extension of it. `@discardableResult` may stand first.
public func libraryTypes() -> [LibraryType] {
  basicProtocols() + generatorTypes() + collectionProtocols() + numberProtocols() + literalProtocols()
    + collectionTypes()
    + rangeTypes() + textTypes() + numberTypes() + otherTypes() + wrappingTypes()
    + hashableTypes() + iteratorTypes()
}

/// The global functions of Swift's library, and the mathematical ones of C's.
public func libraryFunctions() -> [LibraryRow] {
  outputFunctions() + checkFunctions() + comparingFunctions() + sequenceFunctions() + mathFunctions()
}

/// A row that only declares: a requirement, an associated type, an alias, a case.
func declare(_ signature: String, _ doc: String = "", where condition: String? = nil) -> LibraryRow {
  LibraryRow(signature, doc, where: condition) { _ in .void }
}
