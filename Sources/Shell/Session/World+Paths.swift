import Language
import ViewKit

extension World {
  /// What a view is called in trees and paths: its name, else class and place among its siblings.
  ///
  /// - Parameter place: The place, for those who know it: looking for it among a million siblings takes its time.
  func label(_ view: UIView, at place: Int? = nil) -> String {
    if let name = names.name(of: view) { return name }
    if let place, view.superview != nil { return "\(view.className)[\(place)]" }
    guard let siblings = view.superview?.subviews, let index = siblings.firstIndex(where: { $0 === view }) else {
      return view.className
    }
    return "\(view.className)[\(index)]"
  }

  func root(of view: UIView) -> UIView {
    var root = view
    while let up = root.superview { root = up }
    return root
  }

  /// `window/card/badge`; a view that is not below the window is marked.
  func path(of view: UIView, marksDetached: Bool = true) -> String {
    var parts: [String] = []
    var next: UIView? = view
    while let step = next {
      parts.append(label(step))
      next = step.superview
    }
    let path = parts.reversed().joined(separator: "/")
    return !marksDetached || root(of: view) is UIWindow ? path : path + " (detached)"
  }

  /// A path that says the same view wherever one stands; nil where none does.
  func absolutePath(of view: UIView) -> String? {
    let root = root(of: view)
    let path = path(of: view, marksDetached: false)
    if root === window { return "/" + path.drop { $0 != "/" }.dropFirst() }
    return names.name(of: root) == nil ? nil : path
  }

  /// The path for the prompt, cut in front when it is long.
  var prompt: String {
    let path = Controls.shown(path(of: current))
    return path.count <= 60 ? path : "…" + path.suffix(59)
  }

  /// `box/label`, `..`, `/`, `-`, `#7`, `0/2`, `UIView[2]`, or a variable's name.
  func view(at path: String) throws -> UIView {
    if path == "-" { return previous }
    if path.isEmpty || path == "~" { return window }
    var view = current
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if path.hasPrefix("/") {
      view = window
      parts.removeFirst()
      if parts.first == names.name(of: window) { parts.removeFirst() }
    } else if let first = parts.first, let named = firstStep(first) {
      view = named
      parts.removeFirst()
    }
    for part in parts where !part.isEmpty && part != "." { view = try step(part, from: view) }
    return view
  }

  /// Where a relative path begins, unless it begins at a subview of the current view.
  private func firstStep(_ part: String) -> UIView? {
    if part == "." || part == ".." || part.isEmpty { return nil }
    if child(part, of: current) != nil { return nil }
    if part == "self" { return current }
    return names.view(named: part)
  }

  private func step(_ part: String, from view: UIView) throws -> UIView {
    if part == ".." { return view.superview ?? view }
    if part.hasPrefix("#"), let tag = Int(part.dropFirst()) { return try self.view(tagged: tag) }
    if let child = child(part, of: view) { return child }
    let known = view.subviews.prefix(1000).enumerated().map { label($1, at: $0) } + names.all
    throw Trap(shell: .noView(part, in: label(view), Near.hint(part, known)))
  }

  private func child(_ part: String, of view: UIView) -> UIView? {
    let subviews = view.subviews
    if let index = Int(part) { return subviews.indices.contains(index) ? subviews[index] : nil }
    if let object = names.view(named: part), object.superview === view { return object }
    if part.hasSuffix("]"), let bracket = part.firstIndex(of: "["),
      let index = Int(part[part.index(after: bracket)...].dropLast()), subviews.indices.contains(index)
    {
      return subviews[index].className == part[..<bracket] ? subviews[index] : nil
    }
    if part.hasPrefix("#"), let tag = Int(part.dropFirst()) { return subviews.first { $0.tag == tag } }
    return nil
  }

  /// The view that `#7` means: searched from the window (or root) of the current view.
  func view(tagged tag: Int) throws -> UIView {
    var found: UIView?
    ViewWalk.preorder(root(of: current)) { view, _ in
      if found == nil, view.tag == tag { found = view }
      return found == nil
    }
    if let found { return found }
    throw Trap(.noTag(tag), kind: "")
  }
}
