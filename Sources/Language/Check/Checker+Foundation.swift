import Syntax

/// Types of Foundation that people know, and what does their work here.
extension Checker {
  /// What to say of a name that is known, and not here.
  func outside(_ name: Name) -> CheckError? {
    if let absence = catalog.absence(of: name) { return .absent(name, absence) }
    if let instead = Self.foundationTypes[name] { return .unsupportedType(name, of: "Foundation", instead) }
    switch name {
    case "Task", "TaskGroup", "AsyncStream", "AsyncSequence", "MainActor", "withCheckedContinuation":
      return .unsupportedType(
        name, of: "concurrency", "nothing here runs by itself: call functions one after the other")
    case "MemoryLayout", "UnsafeMutablePointer", "UnsafePointer", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
      "UnsafeRawPointer", "UnsafeMutableRawPointer", "Unmanaged":
      return .unsupportedType(name, of: "unsafe memory", "values here are not laid out as in compiled Swift")
    case "Mirror": return .unsupportedType(name, of: "reflection", "'dump(value)' prints what a value is made of")
    case "View", "Text", "VStack", "HStack", "ZStack", "Button":
      return .unsupportedType(name, of: "SwiftUI", "make UIKit's views: 'UIView(frame: …)'")
    default: return nil
    }
  }

  /// The same in words, of a type or of a member: `UILabel`, `animate`, `UIView.animate`.
  public func whatIsOutside(_ topic: String) -> (sentence: String, instead: String?)? {
    let name = Name(topic.split(separator: ".").last.map(String.init) ?? topic)
    let error = outside(name) ?? catalog.absence(ofMember: name).map { CheckError.absent(name, $0) }
    return error.map { (sentence: $0.sentence.0, instead: $0.sentence.1) }
  }

  /// Initializers that Foundation adds to Swift's own types.
  static func foundationInitializer(of type: Type, _ label: Name) -> CheckError? {
    guard type.description == "String", ["format", "contentsOf", "contentsOfFile"].contains(label.text) else {
      return nil
    }
    let instead =
      label == "format" ? "put numbers into text: \"\\(n)\"" : "commands read and write: 'load', 'save', '>'"
    return .unsupportedType(Name("String(\(label.text):)"), of: "Foundation", instead)
  }

  private static var foundationTypes: [Name: String] {
    [
      "NSString": "use 'String'", "NSMutableString": "use 'String'", "NSArray": "use '[Any]'",
      "NSMutableArray": "use an array in a 'var'", "NSDictionary": "use '[String: Any]'",
      "NSNumber": "use 'Int' or 'Double'",
      "NSSet": "use 'Set'", "NSValue": "use the value itself", "NSError": "declare an enum that conforms to 'Error'",
      "NSAttributedString": "use 'String'", "NSRange": "use 'Range'", "NSLog": "use 'print'",
      "NSDate": "count seconds in a 'Double'",
      "Date": "nothing here asks the clock; count seconds in a 'Double'", "Data": "use '[UInt8]'",
      "URL": "keep it as a 'String'", "UUID": "number things with an 'Int'", "Timer": "nothing here runs by itself",
      "DispatchQueue": "nothing here runs by itself: call the closure", "NotificationCenter": "call a closure you keep",
      "UserDefaults": "use 'save', or a variable", "FileManager": "commands read and write: 'load', 'save', '>'",
      "Bundle": "'load' reads files", "JSONEncoder": "'dump --json' prints views",
      "JSONDecoder": "write the values in Swift",
      "DateFormatter": "put numbers into text: \"\\(n)\"", "NumberFormatter": "put numbers into text: \"\\(n)\"",
      "Decimal": "use 'Double'", "IndexPath": "use a tuple or a struct of two 'Int's", "IndexSet": "use 'Set<Int>'",
      "CharacterSet": "use 'Character.isLetter' and the like", "Locale": "leave it out", "Calendar": "leave it out",
      "NSPredicate": "use 'filter' with a closure", "ProcessInfo": "leave it out",
      "Thread": "nothing here runs by itself",
    ]
  }
}
