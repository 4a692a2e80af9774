extension UIColor {
  // The system colours, with their components in light appearance (iOS 13 to 18).

  public class var systemRed: UIColor { system("systemRedColor", 255, 59, 48) }
  public class var systemOrange: UIColor { system("systemOrangeColor", 255, 149, 0) }
  public class var systemYellow: UIColor { system("systemYellowColor", 255, 204, 0) }
  public class var systemGreen: UIColor { system("systemGreenColor", 52, 199, 89) }
  public class var systemMint: UIColor { system("systemMintColor", 0, 199, 190) }
  public class var systemTeal: UIColor { system("systemTealColor", 48, 176, 199) }
  public class var systemCyan: UIColor { system("systemCyanColor", 50, 173, 230) }
  public class var systemBlue: UIColor { system("systemBlueColor", 0, 122, 255) }
  public class var systemIndigo: UIColor { system("systemIndigoColor", 88, 86, 214) }
  public class var systemPurple: UIColor { system("systemPurpleColor", 175, 82, 222) }
  public class var systemPink: UIColor { system("systemPinkColor", 255, 45, 85) }
  public class var systemBrown: UIColor { system("systemBrownColor", 162, 132, 94) }
  public class var systemGray: UIColor { system("systemGrayColor", 142, 142, 147) }
  public class var systemGray2: UIColor { system("systemGray2Color", 174, 174, 178) }
  public class var systemGray3: UIColor { system("systemGray3Color", 199, 199, 204) }
  public class var systemGray4: UIColor { system("systemGray4Color", 209, 209, 214) }
  public class var systemGray5: UIColor { system("systemGray5Color", 229, 229, 234) }
  public class var systemGray6: UIColor { system("systemGray6Color", 242, 242, 247) }
  public class var label: UIColor { system("labelColor", 0, 0, 0) }
  public class var secondaryLabel: UIColor { system("secondaryLabelColor", 60, 60, 67, 0.6) }
  public class var tertiaryLabel: UIColor { system("tertiaryLabelColor", 60, 60, 67, 0.3) }
  public class var quaternaryLabel: UIColor { system("quaternaryLabelColor", 60, 60, 67, 0.18) }
  public class var systemBackground: UIColor { system("systemBackgroundColor", 255, 255, 255) }
  public class var secondarySystemBackground: UIColor { system("secondarySystemBackgroundColor", 242, 242, 247) }
  public class var tertiarySystemBackground: UIColor { system("tertiarySystemBackgroundColor", 255, 255, 255) }
  public class var separator: UIColor { system("separatorColor", 60, 60, 67, 0.29) }
  public class var link: UIColor { system("linkColor", 0, 122, 255) }
  public class var systemFill: UIColor { system("systemFillColor", 120, 120, 128, 0.2) }

  private static func system(
    _ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    shared(name) {
      UIColor(.system(name: name, red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha))
    }
  }
}
