import Language
import ViewKit

// How each of ViewKit's types travels. A class is found by its name.

extension NSObject: Bridged {}

extension CGPoint: BlobBridged {}
extension CGSize: BlobBridged {}
extension CGRect: BlobBridged {}
extension CGVector: BlobBridged {}
extension CGAffineTransform: BlobBridged {}
extension CGAffineTransformComponents: BlobBridged {}
extension CATransform3D: BlobBridged {}
extension UIEdgeInsets: BlobBridged {}
extension NSDirectionalEdgeInsets: BlobBridged {}
extension UIWindow.Level: BlobBridged {
  public static var scriptName: String { "UIWindow.Level" }
}
extension UIApplication.Turn: BlobBridged {
  public static var scriptName: String { "UIApplication.Turn" }
}

extension UIView.ContentMode: EnumBridged {
  public static var scriptName: String { "UIView.ContentMode" }
}
extension UISemanticContentAttribute: EnumBridged {
  public static var scriptName: String { "UISemanticContentAttribute" }
}
extension UIUserInterfaceLayoutDirection: EnumBridged {
  public static var scriptName: String { "UIUserInterfaceLayoutDirection" }
}
extension UIEvent.EventType: EnumBridged {
  public static var scriptName: String { "UIEvent.EventType" }
}
extension UIEvent.EventSubtype: EnumBridged {
  public static var scriptName: String { "UIEvent.EventSubtype" }
}
extension UITouch.Phase: EnumBridged {
  public static var scriptName: String { "UITouch.Phase" }
}
extension UITouch.TouchType: EnumBridged {
  public static var scriptName: String { "UITouch.TouchType" }
}
extension CGRectEdge: EnumBridged {
  public static var scriptName: String { "CGRectEdge" }
  public static var bridgedCases: [CGRectEdge] { [.minXEdge, .minYEdge, .maxXEdge, .maxYEdge] }
}

extension UIView.AutoresizingMask: OptionBridged {
  public static var scriptName: String { "UIView.AutoresizingMask" }
}
extension CACornerMask: OptionBridged {}

extension Selector: TextBridged {
  public init(bridgedText: String) { self.init(bridgedText) }
  public var bridgedText: String { name }
}
extension CALayerContentsGravity: TextBridged {
  public init(bridgedText: String) { self.init(rawValue: bridgedText) }
  public var bridgedText: String { rawValue }
}
