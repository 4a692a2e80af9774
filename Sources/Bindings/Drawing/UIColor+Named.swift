import Language
import ViewKit

func fixedColors(_ color: Rows<UIColor>) -> [NativeRow] {
  [
    color.staticProperty("black", "Black, a grey.", objc: "blackColor", get: { UIColor.black }),
    color.staticProperty("darkGray", "A grey of 1/3.", objc: "darkGrayColor", get: { UIColor.darkGray }),
    color.staticProperty("lightGray", "A grey of 2/3.", objc: "lightGrayColor", get: { UIColor.lightGray }),
    color.staticProperty("white", "White, a grey.", objc: "whiteColor", get: { UIColor.white }),
    color.staticProperty("gray", "A grey of 1/2.", objc: "grayColor", get: { UIColor.gray }),
    color.staticProperty("clear", "Nothing: black without opacity.", objc: "clearColor", get: { UIColor.clear }),
    color.staticProperty("red", "Red.", objc: "redColor", get: { UIColor.red }),
    color.staticProperty("green", "Green.", objc: "greenColor", get: { UIColor.green }),
    color.staticProperty("blue", "Blue.", objc: "blueColor", get: { UIColor.blue }),
    color.staticProperty("cyan", "Cyan.", objc: "cyanColor", get: { UIColor.cyan }),
    color.staticProperty("yellow", "Yellow.", objc: "yellowColor", get: { UIColor.yellow }),
    color.staticProperty("magenta", "Magenta.", objc: "magentaColor", get: { UIColor.magenta }),
    color.staticProperty("orange", "Orange.", objc: "orangeColor", get: { UIColor.orange }),
    color.staticProperty("purple", "Purple.", objc: "purpleColor", get: { UIColor.purple }),
    color.staticProperty("brown", "Brown.", objc: "brownColor", get: { UIColor.brown }),
  ]
}

func systemColors(_ color: Rows<UIColor>) -> [NativeRow] {
  [
    color.staticProperty("systemRed", "The system's red.", objc: "systemRedColor", get: { UIColor.systemRed }),
    color.staticProperty(
      "systemOrange", "The system's orange.", objc: "systemOrangeColor", get: { UIColor.systemOrange }),
    color.staticProperty(
      "systemYellow", "The system's yellow.", objc: "systemYellowColor", get: { UIColor.systemYellow }),
    color.staticProperty("systemGreen", "The system's green.", objc: "systemGreenColor", get: { UIColor.systemGreen }),
    color.staticProperty("systemMint", "The system's mint.", objc: "systemMintColor", get: { UIColor.systemMint }),
    color.staticProperty("systemTeal", "The system's teal.", objc: "systemTealColor", get: { UIColor.systemTeal }),
    color.staticProperty("systemCyan", "The system's cyan.", objc: "systemCyanColor", get: { UIColor.systemCyan }),
    color.staticProperty("systemBlue", "The system's blue.", objc: "systemBlueColor", get: { UIColor.systemBlue }),
    color.staticProperty(
      "systemIndigo", "The system's indigo.", objc: "systemIndigoColor", get: { UIColor.systemIndigo }),
    color.staticProperty(
      "systemPurple", "The system's purple.", objc: "systemPurpleColor", get: { UIColor.systemPurple }),
    color.staticProperty("systemPink", "The system's pink.", objc: "systemPinkColor", get: { UIColor.systemPink }),
    color.staticProperty("systemBrown", "The system's brown.", objc: "systemBrownColor", get: { UIColor.systemBrown }),
    color.staticProperty("systemGray", "The system's gray.", objc: "systemGrayColor", get: { UIColor.systemGray }),
    color.staticProperty(
      "systemGray2", "The system's gray, shade 2.", objc: "systemGray2Color", get: { UIColor.systemGray2 }),
    color.staticProperty(
      "systemGray3", "The system's gray, shade 3.", objc: "systemGray3Color", get: { UIColor.systemGray3 }),
    color.staticProperty(
      "systemGray4", "The system's gray, shade 4.", objc: "systemGray4Color", get: { UIColor.systemGray4 }),
    color.staticProperty(
      "systemGray5", "The system's gray, shade 5.", objc: "systemGray5Color", get: { UIColor.systemGray5 }),
    color.staticProperty(
      "systemGray6", "The system's gray, shade 6.", objc: "systemGray6Color", get: { UIColor.systemGray6 }),
  ]
}

func semanticColors(_ color: Rows<UIColor>) -> [NativeRow] {
  [
    color.staticProperty("label", "The colour for text.", objc: "labelColor", get: { UIColor.label }),
    color.staticProperty(
      "secondaryLabel", "The colour for text of second rank.", objc: "secondaryLabelColor",
      get: { UIColor.secondaryLabel }),
    color.staticProperty(
      "tertiaryLabel", "The colour for text of third rank.", objc: "tertiaryLabelColor", get: { UIColor.tertiaryLabel }),
    color.staticProperty(
      "quaternaryLabel", "The colour for text of fourth rank.", objc: "quaternaryLabelColor",
      get: { UIColor.quaternaryLabel }),
    color.staticProperty(
      "systemBackground", "The colour for what is behind everything.", objc: "systemBackgroundColor",
      get: { UIColor.systemBackground }),
    color.staticProperty(
      "secondarySystemBackground", "The colour for what groups content on the background.",
      objc: "secondarySystemBackgroundColor", get: { UIColor.secondarySystemBackground }),
    color.staticProperty(
      "tertiarySystemBackground", "The colour for what groups content in a group.",
      objc: "tertiarySystemBackgroundColor", get: { UIColor.tertiarySystemBackground }),
    color.staticProperty(
      "separator", "The colour for thin lines between content.", objc: "separatorColor", get: { UIColor.separator }),
    color.staticProperty("link", "The colour for links.", objc: "linkColor", get: { UIColor.link }),
    color.staticProperty(
      "systemFill", "The colour for thin shapes.", objc: "systemFillColor", get: { UIColor.systemFill }),
  ]
}
