// Several names stand in one text, with spaces between.

extension AbsentNames {
  static var foundationTypes: [(names: String, instead: String)] {
    [
      ("NSString NSMutableString NSAttributedString NSMutableAttributedString AttributedString", "use 'String'"),
      ("NSArray", "use '[Any]'"), ("NSMutableArray", "use an array in a 'var'"),
      ("NSDictionary NSMutableDictionary", "use '[String: Any]'"),
      ("NSNumber", "use 'Int' or 'Double'"), ("NSSet NSMutableSet NSOrderedSet", "use 'Set'"),
      ("NSValue", "use the value itself"), ("NSNull", "use 'nil'"),
      ("NSError LocalizedError CocoaError", "declare an enum that conforms to 'Error'"),
      ("NSRange NSMakeRange", "use 'Range'"), ("NSLog os_log Logger", "use 'print'"),
      ("NSDate", "count seconds in a 'Double'"),
      ("Date DateInterval DateComponents", "nothing here asks the clock; count seconds in a 'Double'"),
      ("Data NSData", "use '[UInt8]'"), ("URL NSURL URLComponents", "keep it as a 'String'"),
      ("URLSession URLRequest", "write the values in Swift"), ("UUID", "number things with an 'Int'"),
      ("Timer RunLoop", "nothing here runs by itself"),
      ("DispatchQueue DispatchGroup DispatchWorkItem OperationQueue", "nothing here runs by itself: call the closure"),
      ("NSLock NSRecursiveLock DispatchSemaphore Mutex Atomic", "nothing here runs at the same time: leave it out"),
      ("NotificationCenter Notification", "call a closure you keep"), ("UserDefaults", "use 'save', or a variable"),
      ("FileManager FileHandle Pipe Process", "commands read and write: 'load', 'save', '>'"),
      ("Bundle", "'load' reads files"), ("JSONEncoder PropertyListEncoder", "'dump --json' prints views"),
      ("JSONDecoder PropertyListDecoder JSONSerialization", "write the values in Swift"),
      ("DateFormatter ISO8601DateFormatter", "put numbers into text: \"\\(n)\""),
      ("NumberFormatter MeasurementFormatter ByteCountFormatter", "put numbers into text: \"\\(n)\""),
      ("Measurement Decimal NSDecimalNumber", "use 'Double'"), ("IndexPath", "use a tuple or a struct of two 'Int's"),
      ("IndexSet", "use 'Set<Int>'"), ("CharacterSet NSCharacterSet", "use 'Character.isLetter' and the like"),
      ("Locale Calendar TimeZone ProcessInfo", "leave it out"),
      ("NSPredicate", "use 'filter' with a closure"),
      ("NSSortDescriptor KeyPathComparator SortDescriptor", "use 'sorted(by:)' with a closure"),
      ("NSRegularExpression Scanner", "use 'split' and 'firstIndex(where:)'"), ("NSCache", "use a dictionary"),
      ("Thread", "nothing here runs by itself"),
    ]
  }

  static var foundationMembers: [(names: String, instead: String)] {
    [
      ("components", "use 'split(separator:)'"), ("replacingOccurrences", "use 'replacing(_:with:)'"),
      ("trimmingCharacters", "use 'drop(while:)' and 'popLast()'"),
      ("range", "use 'firstIndex(of:)', or 'contains(_:)'"), ("capitalized", "use 'prefix(1).uppercased()'"),
      (
        "localizedCaseInsensitiveContains localizedStandardContains caseInsensitiveCompare localizedCompare compare",
        "compare what 'lowercased()' gives"
      ),
      ("localizedUppercase localizedCapitalized", "use 'uppercased()'"), ("localizedLowercase", "use 'lowercased()'"),
      ("padding", "use 'String(repeating: \" \", count: …)'"), ("appendingFormat", "put values into text: \"\\(x)\""),
      ("formatted", "put values into text: \"\\(x)\""), ("substring", "use 'prefix(_:)' or 'dropFirst(_:)'"),
      ("addingPercentEncoding removingPercentEncoding", "'replacing(_:with:)' changes a text"),
      ("appendingPathComponent lastPathComponent pathExtension deletingPathExtension", "use 'split(separator:)'"),
      ("enumerateLines lengthOfBytes enumerateSubstrings", "use 'split(separator:)' and 'utf8.count'"),
    ]
  }

  static var globalFamilies: [(feature: String, instead: String, names: String)] {
    let memory = "values here are not laid out as in compiled Swift"
    return [
      (
        "concurrency", "nothing here runs by itself: call functions one after the other",
        "Task TaskGroup ThrowingTaskGroup DiscardingTaskGroup ThrowingDiscardingTaskGroup AsyncStream AsyncThrowingStream AsyncSequence AsyncIteratorProtocol TaskPriority TaskLocal Actor GlobalActor MainActor Executor SerialExecutor TaskExecutor CancellationError CheckedContinuation UnsafeContinuation withCheckedContinuation withCheckedThrowingContinuation withUnsafeContinuation withUnsafeThrowingContinuation withTaskGroup withThrowingTaskGroup withDiscardingTaskGroup withThrowingDiscardingTaskGroup withTaskCancellationHandler withUnsafeCurrentTask"
      ),
      (
        "the time of day", "nothing here asks the clock; count seconds in a 'Double'",
        "Duration DurationProtocol Clock InstantProtocol ContinuousClock SuspendingClock"
      ),
      ("the operating system", "nothing here runs by itself; `tick` moves vsh's own clock", "sleep usleep nanosleep"),
      (
        "the operating system", "'random(in:)' gives numbers, the same in every session",
        "arc4random arc4random_uniform drand48"
      ),
      ("the operating system", "standard input is the script", "readLine"),
      ("the operating system", "scripts see only themselves and their arguments", "getenv setenv fopen"),
      (
        "unsafe memory", memory,
        "MemoryLayout UnsafeMutablePointer UnsafePointer UnsafeBufferPointer UnsafeMutableBufferPointer UnsafeRawPointer UnsafeMutableRawPointer UnsafeRawBufferPointer UnsafeMutableRawBufferPointer AutoreleasingUnsafeMutablePointer OpaquePointer Unmanaged ManagedBuffer ManagedBufferPointer CVarArg CVaListPointer unsafeBitCast unsafeDowncast withUnsafePointer withUnsafeMutablePointer withUnsafeBytes withUnsafeMutableBytes withUnsafeTemporaryAllocation withVaList withExtendedLifetime extendLifetime"
      ),
      (
        "ownership", "use an array",
        "Span MutableSpan RawSpan MutableRawSpan OutputSpan OutputRawSpan UTF8Span InlineArray"
      ),
      ("ownership", "values here can be copied", "Copyable Escapable BitwiseCopyable"),
      (
        "reflection", "'dump(value)' prints what a value is made of",
        "Mirror MirrorPath CustomReflectable CustomLeafReflectable CustomPlaygroundDisplayConvertible"
      ),
      (
        "archiving", "leave it out: nothing here writes or reads archives",
        "Codable Encodable Decodable CodingKey CodingKeyRepresentable NSCoding NSSecureCoding NSKeyedArchiver NSKeyedUnarchiver"
      ),
      (
        "archiving", "write the values in Swift",
        "Encoder Decoder EncodingError DecodingError KeyedEncodingContainer KeyedDecodingContainer UnkeyedEncodingContainer UnkeyedDecodingContainer SingleValueEncodingContainer SingleValueDecodingContainer CodingUserInfoKey"
      ),
      (
        "regular expression matching", "use 'split', 'firstIndex(where:)' and 'contains(_:)'",
        "Regex RegexComponent RegexBuilder AnyRegexOutput"
      ),
      (
        "vector arithmetic", "use a struct of numbers",
        "SIMD SIMD2 SIMD3 SIMD4 SIMD8 SIMD16 SIMD32 SIMD64 SIMDMask SIMDScalar pointwiseMin pointwiseMax"
      ),
      ("arithmetic of other sizes", "use 'Int'", "Int128 UInt128 StaticBigInt"),
      ("arithmetic of other sizes", "use 'Double'", "Float16 Float80"),
      ("the rarer part of Swift's library", "use an array of pairs", "KeyValuePairs"),
      (
        "the rarer part of Swift's library", "use 'AnySequence', or 'any Collection'",
        "AnyCollection AnyBidirectionalCollection AnyRandomAccessCollection AnyIndex"
      ),
      ("the rarer part of Swift's library", "use arrays of indices", "RangeSet DiscontiguousSlice"),
      ("the rarer part of Swift's library", "use 'AnyIterator', which is a sequence too", "IteratorSequence"),
      ("the rarer part of Swift's library", "make the parameter '@escaping'", "withoutActuallyEscaping"),
      ("SwiftUI", "make UIKit's views: 'UIView(frame: …)'", "View Text VStack HStack ZStack Button withAnimation"),
      (
        "Combine", "call a closure you keep",
        "Publisher PassthroughSubject CurrentValueSubject AnyCancellable ObservableObject"
      ),
    ]
  }

  static var memberFamilies: [(feature: String, instead: String, names: String)] {
    [
      (
        "regular expression matching", "use 'split', 'firstIndex(where:)' and 'contains(_:)'",
        "firstMatch wholeMatch prefixMatch matches"
      ),
      (
        "unsafe memory", "use the value itself",
        "withUnsafeBufferPointer withUnsafeMutableBufferPointer withUnsafeBytes withUnsafeMutableBytes withContiguousStorageIfAvailable withContiguousMutableStorageIfAvailable withCString withUTF8 utf8CString"
      ),
      ("ownership", "use the value itself", "span mutableSpan bytes mutableBytes utf8Span"),
      ("reflection", "'dump(value)' prints what a value is made of", "customMirror"),
      ("archiving", "write the values in Swift", "encode"),
      (
        "the rarer part of Swift's library", "use 'removeAll(where:)'",
        "removeSubranges removingSubranges moveSubranges"
      ),
    ]
  }
}
