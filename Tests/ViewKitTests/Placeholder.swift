import Testing

@testable import ViewKit
