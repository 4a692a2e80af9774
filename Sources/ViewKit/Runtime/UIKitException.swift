/// What UIKit raises as an Objective-C exception.
///
/// Raised by: `addSubview` and its relatives (`NSInvalidArgumentException` for the view itself, `CALayerInvalid` for an
/// ancestor), every geometry setter given a NaN (`CALayerInvalidGeometry`), and `UIViewController.view` given a view of
/// another controller (`UIViewControllerHierarchyInconsistency`).
public struct UIKitException: Error, Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let reason: String

  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// What an application prints when it dies of the exception.
  public var description: String { "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'" }
}

extension Runtime {
  /// Hands the exception to `exceptionHandler`; traps with its text when there is none. The caller returns at once
  /// afterwards and leaves its receiver unchanged.
  public func raise(_ exception: UIKitException) {
    guard let exceptionHandler else { fatalError(exception.description) }
    exceptionHandler(exception)
  }

  func raise(_ name: String, _ reason: String) { raise(UIKitException(name: name, reason: reason)) }
}
