import Syntax

/// The word in front of a declaration that says who may use it.
public enum AccessLevel: String, Sendable {
  case `private`, `fileprivate`, `internal`, `public`

  var withArticle: String { (self == .internal ? "an " : "a ") + rawValue }

  init?(_ modifiers: Modifiers) {
    if modifiers.contains(.isPrivate) {
      self = .private
    } else if modifiers.contains(.isFilePrivate) {
      self = .fileprivate
    } else if modifiers.contains(.isInternal) {
      self = .internal
    } else if modifiers.contains(.isPublic) {
      self = .public
    } else {
      return nil
    }
  }
}

/// From where a declaration is seen. A script is one file, but Swift asks that what many see speaks of nothing that few do.
enum AccessScope {
  case everywhere, module, file
  /// Inside of a type.
  case type(Nominal)
  case block

  private var width: Int {
    switch self {
    case .everywhere: 4
    case .module: 3
    case .file: 2
    case .type: 1
    case .block: 0
    }
  }

  func isWider(than other: AccessScope) -> Bool {
    if case .type(let mine) = self, case .type(let theirs) = other { return !mine.isInside(theirs) }
    return width > other.width
  }

  /// What both are seen from.
  func narrowed(by other: AccessScope) -> AccessScope { isWider(than: other) ? other : self }

  /// Of a declaration inside of a type, or outside of all.
  init(_ level: AccessLevel?, in owner: Nominal?) {
    let own: AccessScope =
      switch level {
      case .public: .everywhere
      case .internal, nil: .module
      case .fileprivate: .file
      case .private: owner.map { .type($0) } ?? .file
      }
    self = owner.map { own.narrowed(by: $0.access) } ?? own
  }
}

extension Nominal {
  var access: AccessScope {
    if module != "main" { return .everywhere }
    return isLocal ? .block : AccessScope(accessLevel, in: parent)
  }

  /// The word that hides it: its own, or that of the type it stands in.
  var accessWord: AccessLevel {
    if case .everywhere = access { return .public }
    guard let parent, !access.isWider(than: parent.access), !parent.access.isWider(than: access) else {
      return accessLevel ?? .internal
    }
    if case .file = access, let accessLevel { return accessLevel }
    return parent.module == "main" ? parent.accessWord : accessLevel ?? .internal
  }

  fileprivate func isInside(_ other: Nominal) -> Bool {
    var next: Nominal? = self
    while let current = next {
      if current === other { return true }
      next = current.parent
    }
    return false
  }
}
