import TestSupport

/// A file of `Tests/Golden`.
func readGolden(_ name: String) throws -> String {
  guard let text = PackageFiles.text("Tests/Golden/" + name) else { throw Missing(name: name) }
  return text
}

struct Missing: Error {
  let name: String
}
