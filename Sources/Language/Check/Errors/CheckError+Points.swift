import Syntax

/// Which messages point at where an expression begins, as swiftc's do, and not at its operator or member.
extension CheckError {
  var pointsAtStart: Bool {
    switch self {
    case .missingLabel, .callThrows, .tryMissing, .errorsNotHandled, .throwNotHandled, .thrownOut,
      .staticMemberOnInstance,
      .instanceMemberOnType,
      .overlappingAccess, .inoutAliases, .inoutWriteback:
      true
    default: false
    }
  }

  /// Of these at the last token: `list[0].count` at the `]`.
  var pointsAtEnd: Bool {
    if case .memberOfOptional = self { true } else { false }
  }
}
