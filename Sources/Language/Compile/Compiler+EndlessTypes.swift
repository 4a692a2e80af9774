/// A generic function that calls itself with `[T]` would need code for ever larger types. Swift's compiler gives up on
/// such a program; here it is an error when the type has become too large.
extension Compiler {
  func isEndless(_ types: [Type]) -> Bool {
    if types.isEmpty { return false }
    var parts = 0
    return types.contains { isEndless($0, 0, &parts) }
  }

  private static let deepest = 100
  private static let mostParts = 1 << 18

  private func isEndless(_ type: Type, _ depth: Int, _ parts: inout Int) -> Bool {
    parts += 1
    if depth > Self.deepest || parts > Self.mostParts { return true }
    switch type.resolved {
    case .nominal(_, let arguments):
      for argument in arguments where isEndless(argument, depth + 1, &parts) { return true }
      return false
    case .optional(let payload): return isEndless(payload, depth + 1, &parts)
    case .metatype(let instance), .anyMetatype(let instance): return isEndless(instance, depth + 1, &parts)
    case .tuple(let fields):
      for field in fields where isEndless(field.type, depth + 1, &parts) { return true }
      return false
    case .function(let function):
      for parameter in function.parameters where isEndless(parameter.type, depth + 1, &parts) { return true }
      return isEndless(function.result, depth + 1, &parts)
    default: return false
    }
  }
}
