/// What can be done with values of one type when only the `RuntimeType` is known.
public final class TypeOperations {
  unowned let type: RuntimeType
  init(_ type: RuntimeType) { self.type = type }
}
