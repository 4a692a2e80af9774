import Glibc

/// A file of `Tests/Golden`.
func readGolden(_ name: String, from file: String = #filePath) throws -> String {
  let folder = file.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
  guard let handle = fopen(folder + "/Golden/" + name, "r") else { throw Missing(name: name) }
  defer { fclose(handle) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&buffer, 1, buffer.count, handle), count > 0 { bytes += buffer[..<count] }
  return String(decoding: bytes, as: UTF8.self)
}

struct Missing: Error {
  let name: String
}
