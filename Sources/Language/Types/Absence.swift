import Syntax

/// Why a name that people know from the native library's documentation means nothing here.
public struct Absence: Sendable {
  /// What the name belongs to: `UIKit's animation`.
  public let area: String
  /// Not here yet, or left out on purpose.
  public let isLater: Bool
  /// What to do instead.
  public let instead: String

  public init(area: String, isLater: Bool, instead: String) {
    (self.area, self.isLater, self.instead) = (area, isLater, instead)
  }

  public func sentence(about name: String) -> String {
    "'\(name)' belongs to \(area), which \(isLater ? "vsh does not have yet" : "is not part of vsh")"
  }
}

extension Catalog {
  /// Of a type or a global function, if the native library knows it.
  public func absence(of name: Name) -> Absence? { absences(name, false) }
  /// Of a member of the native classes.
  public func absence(ofMember name: Name) -> Absence? { absences(name, true) }
}
