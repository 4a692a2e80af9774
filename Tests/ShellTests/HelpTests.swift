import Syntax
import Testing

@testable import Shell

/// What `help` teaches about types and members, and what is made of the same table: the reference and the manual page.
@Suite struct HelpTests {
  private func help(_ topic: String, after lines: [String] = []) -> String {
    inSession { session, host in
      for line in lines { _ = session.run(line) }
      return session.answer("help \(topic)", host)
    }
  }

  @Test func aTypeHasItsMembersByKind() {
    let text = help("UIView")
    #expect(text.hasPrefix("class UIView: UIResponder\n  A rectangle that shows something"))
    for part in ["\n  made by\n", "\n  properties\n", "\n  methods\n", "\n  of the type itself\n", "addSubview(_:)"] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(help("UIView.ContentMode").contains("\n  cases\n    bottom  bottomLeft"))
  }

  /// `tree --help` is `help tree`, whatever else a command takes.
  @Test(arguments: CommandTable.all.map { $0.name }.filter { $0 != "!" })
  func everyCommandHasHelpOfItsOwn(_ command: String) {
    let answers = inSession { session, host in
      session.settings.isInteractive = true
      return [
        "help \(command)", "\(command) --help", "help \(command) --json", "\(command) --help --json",
        "\(command) --json --help", "print(tag)",
      ].map { session.answer($0, host) }
    }
    #expect(answers[0].hasPrefix("\(command)") && answers[1] == answers[0])
    #expect(answers[2].hasPrefix("{\"topic\":\"\(command)\"") && answers[3] == answers[2])
    if CommandTable.command(Name(command))?.document != nil { #expect(answers[4] == answers[2]) }
    #expect(answers[5] == "0\n")
  }

  @Test func everyOverloadIsTold() {
    let text = help("convert")
    // Views first: windows have their own, and few look for those.
    #expect(text.hasPrefix("func convert(_ point: CGPoint, to view: UIView?) -> CGPoint   of UIView\n"))
    #expect(text.contains("  coordinates: from its own to the given view's (nil: its window's)\n"))
    #expect(text.contains("  Objective-C: - (CGPoint)convertPoint:(CGPoint)point toView:(UIView *)view\n"))
    #expect(text.contains("   of UIWindow\n"))
    #expect(help("UIView.convert").components(of: "   of UIView\n") == 4)
  }

  @Test func defaultsAndSpaces() {
    #expect(help("anchorPoint").contains("  default:     (0.5, 0.5)\n"))
    #expect(help("anchorPoint").contains("fractions of its bounds: (0, 0) is the top left"))
    #expect(help("bounds").contains("  coordinates: its own, in which its bounds"))
    #expect(!help("alpha").contains("coordinates:"))
  }

  @Test func objectiveC() {
    #expect(help("isHidden").contains("@property (nonatomic, getter=isHidden) BOOL hidden\n"))
    #expect(help("superview").contains("@property (nonatomic, readonly) UIView *superview\n"))
    #expect(help("subviews").contains("NSArray<UIView *> *subviews\n"))
    #expect(help("UIColor.red").contains("@property (nonatomic, class, readonly) UIColor *redColor\n"))
    #expect(help("insertSubview").contains("- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index\n"))
    #expect(help("UIView.init").contains("- (instancetype)initWithFrame:(CGRect)frame\n"))
    #expect(help("contentMode").contains("UIViewContentMode contentMode\n"))
  }

  @Test func olderNamesSayWhatTheyAreCalledToday() {
    #expect(help("hidden").contains("  The older name of: var isHidden: Bool\n"))
    #expect(help("convertPoint").contains("The older name of: func convert(_ point: CGPoint, "))
    #expect(help("setTag").contains("The older name of: var tag: Int\n"))
    // A name of today is not told twice.
    #expect(!help("tag").contains("older"))
  }

  @Test func wordsAreLookedFor() {
    #expect(help("layout margins").contains("\n  UIView.layoutMargins  "))
    #expect(help("hide view").contains("isHidden") || help("shown subviews").contains("isHidden"))
    #expect(help("undoo").contains("did you mean 'undo'?"))
    #expect(help("take back").contains("\n  undo  "))
    #expect(help("rectangle of a view").contains("\n  UIView.frame  "))
  }

  @Test func aVariableIsWhatItsTypeIs() {
    #expect(help("box", after: ["let box = UIView()"]).hasPrefix("box: UIView   a variable of yours\n\nclass UIView"))
    #expect(help("n", after: ["let n = 5"]).hasPrefix("n: Int   a variable of yours\n"))
    // And its member is what it is of that type, however far away.
    let box = ["let box = UIView()"]
    #expect(help("box.frame", after: box) == help("UIView.frame"))
    #expect(help("box.layer.position", after: box) == help("CALayer.position"))
    #expect(help("box.superview.frame.origin", after: box) == help("CGRect.origin"))
    #expect(help("window.frame") == help("UIWindow.frame"))
    #expect(help("layer.position") == help("CALayer.position"))
    #expect(help("UIView.animate").contains("'animate' belongs to UIKit's animation, which vsh does not have yet"))
    #expect(help("UILabel").contains("belongs to UIKit's controls, labels and image views"))
    #expect(help("add").contains("addSubview"))
    #expect(help("NSString").contains("belongs to Foundation"))
    #expect(help("box.fraem", after: box).contains("there is no help about 'box.fraem'"))
    #expect(help("box.nope.frame", after: box).contains("there is no help about 'box.nope.frame'"))
  }

  /// What every page points at is there.
  @Test func seeAlsoLeadsSomewhere() {
    let dead = inSession { session, host -> [String] in
      let pages = HelpPages(world: session.world)
      var dead: [String] = []
      for type in pages.types {
        for member in type.allMembers {
          for name in pages.entry(of: member, in: type).related where pages.entries(for: name).isEmpty {
            dead.append("\(type.qualifiedName): \(name)")
          }
        }
      }
      return dead
    }
    #expect(dead == [])
  }

  @Test func theReferenceHasEverything() {
    let (text, names) = inSession { session, _ in
      (session.reference, HelpPages(world: session.world).types.map(\.qualifiedName))
    }
    for name in names { #expect(text.contains("\(name)"), "\(name)") }
    for command in CommandTable.all { #expect(text.contains("**`\(command.usage)`**"), "\(command.name)") }
    for topic in LanguageTopic.all { #expect(text.contains(topic.sentence)) }
    #expect(text.contains("#### `var frame: CGRect`"))
    #expect(text.contains("- coordinates: its superview's\n"))
    #expect(text.contains("- `case scaleAspectFit` As large as fits, its shape kept.\n"))
    // As many fences open as close.
    #expect(text.components(of: "```") % 2 == 0)
  }

  @Test func theManualPageIsMadeOfTheTable() {
    let page = ManualPage(synopsis: "[options]", options: [("-c, --command <command>", "Run a text.")])
    for command in CommandTable.all where command.name != "!" {
      #expect(page.text.contains("\n.B \(command.name)"), "\(command.name)")
    }
    #expect(page.text.contains(".TP\n.B \\-c, \\-\\-command <command>\nRun a text.\n"))
    // A line that begins with a dot or a quote would be taken for a request.
    let requests = [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".nf", ".fi"]
    for line in page.text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let place = rest.firstRange(of: text) {
      count += 1
      rest = rest[place.upperBound...]
    }
    return count
  }
}
