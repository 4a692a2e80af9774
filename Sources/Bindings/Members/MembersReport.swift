import Language
import Syntax
import ViewKit

/// What of a list of UIKit's members the table has not, with the reason where there is one.
///
/// - Parameter list: lines of owner, Objective-C name, Swift spelling, kind … separated by tabs, under a heading
///   (`Tests/Golden/members.tsv`).
public func membersReport(_ list: String, in catalog: Catalog) -> String {
  var lines: [String] = []
  var bound = 0
  var total = 0
  for line in list.split(separator: "\n").dropFirst() {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count > 3 else { continue }
    // `recursiveDescription() (private)`
    let swift = columns[2].hasSuffix(" (private)") ? String(columns[2].dropLast(10)) : columns[2]
    let entry = MemberEntry(owner: columns[0], objc: columns[1], swift: swift)
    total += 1
    if entry.isBound(in: catalog) {
      bound += 1
    } else {
      lines.append("\(entry.owner)\t\(entry.swift)\t\(entry.reason ?? "MISSING")")
    }
  }
  return "\(bound) of \(total) members are bound\n" + lines.sorted().map { $0 + "\n" }.joined()
}

/// One line of the list.
struct MemberEntry {
  let owner: String
  let objc: String
  let swift: String

  /// Why it is not bound, when that is meant: by its own name, or by its owner's.
  var reason: String? {
    let areas = AbsentArea.all
    return
      (areas.first { $0.members.contains(swift) || $0.members.contains(objc) }
      ?? areas.first { $0.names.contains(owner) })?.reason
  }

  func isBound(in catalog: Catalog) -> Bool {
    let name = swift.prefix { $0 != "(" || swift.hasPrefix("[]") }
    // A C function or constant: by its old name.
    if !catalog.functions(named: Name(objc)).isEmpty || catalog.constant(named: Name(objc)) != nil { return true }
    if catalog.alias(named: Name(objc)) != nil { return true }
    guard let nominal = catalog.nativeNominal(owner) else { return false }
    let last = name.split(separator: ".").last.map(String.init) ?? ""
    if swift.contains("."), nominal.cases.contains(where: { $0.name.text == last }) { return true }
    if objc == "dealloc" { return true }
    for owner in [nominal] + nominal.ancestors {
      for member in owner.members(named: Name(last)) where matches(member) { return true }
    }
    return false
  }

  private func matches(_ member: Member) -> Bool {
    switch member {
    case .function(let function): function.fullName == swift || swift.contains(".")
    case .property: !swift.contains("(")
    default: true
    }
  }
}
