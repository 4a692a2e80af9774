/// Pasting from a transcript: takes the prompts off, and what was answered away.
public enum PromptStripping {
  /// A text whose first line begins with a main prompt is a transcript: of it the lines with prompts are kept, and the
  /// lines without are answers. A text of nothing but continuation lines is stripped too; any other is left as it is.
  ///
  /// A continuation prompt is anything of up to four characters before `...> `.
  /// - Parameter mainPrompt: how many characters of a line are a main prompt, its blank included; nil for none.
  public static func strip(_ text: String, mainPrompt: (Substring) -> Int?) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return text }
    let isTranscript = mainPrompt(first) != nil
    var stripped: [Substring] = []
    for line in lines {
      if let length = mainPrompt(line) ?? continuation(line) {
        stripped.append(line.dropFirst(length))
      } else if !isTranscript, !line.isEmpty {
        return text
      }
    }
    return stripped.joined(separator: "\n")
  }

  /// The same for prompts that are known, without colour: `window > `.
  public static func strip(_ text: String, prompts: Set<String>) -> String {
    strip(text) { line in
      for prompt in prompts where !prompt.isEmpty {
        if line.hasPrefix(prompt) { return prompt.count }
        // An editor may have dropped the blank at the end of an empty prompt line.
        if prompt.hasSuffix(" "), line == prompt.dropLast() { return line.count }
      }
      return nil
    }
  }

  private static func continuation(_ line: Substring) -> Int? {
    let start = line.drop { $0 == " " }
    let open = start.prefix { $0 != "." }
    let rest = start.dropFirst(open.count)
    guard open.count <= 4, !open.contains(" "), rest.hasPrefix("...>") else { return nil }
    let marker = line.count - start.count + open.count + 4
    return rest.dropFirst(4).first == " " ? marker + 1 : rest.count == 4 ? marker : nil
  }
}
