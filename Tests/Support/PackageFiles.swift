import Glibc

/// Files of the package, by their paths from its folder. There is no Foundation here.
public enum PackageFiles {
  /// The package's folder, with a slash behind it.
  public static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return parts.joined(separator: "/") + "/"
  }()

  /// The names in a folder, sorted, hidden ones too; none when there is no such folder.
  public static func allNames(in folder: String) -> [String] {
    guard let directory = opendir(root + folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The same without the hidden ones.
  public static func names(in folder: String) -> [String] { allNames(in: folder).filter { !$0.hasPrefix(".") } }

  public static func isFolder(_ path: String) -> Bool {
    guard let directory = opendir(root + path) else { return false }
    closedir(directory)
    return true
  }

  /// nil when it cannot be read.
  public static func bytes(_ path: String) -> [UInt8]? {
    guard let file = fopen(root + path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return bytes
  }

  public static func text(_ path: String) -> String? { bytes(path).map { String(decoding: $0, as: UTF8.self) } }

  /// False when it could not be written.
  public static func write(_ path: String, _ text: String) -> Bool {
    guard let file = fopen(root + path, "wb") else { return false }
    let bytes = Array(text.utf8)
    let isWhole = fwrite(bytes, 1, bytes.count, file) == bytes.count
    return fclose(file) == 0 && isWhole
  }

  /// Asked for with `RECORD=1`: goldens are written anew, and their tests fail so that nobody takes that for a pass.
  public static var records: Bool { getenv("RECORD").map { String(cString: $0) == "1" } ?? false }
}
