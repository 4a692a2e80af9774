/// Pasting from a transcript: takes the prompts off when every line begins with one.
public enum PromptStripping {
  /// - Parameter prompts: main prompts that count, without colour (`"window > "`). A continuation prompt is anything of
  ///   up to four characters before `...> `. When one line has neither, the text is left as it is.
  public static func strip(_ text: String, prompts: Set<String>) -> String {
    var stripped: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let length = promptLength(line, prompts) else { return text }
      stripped.append(line.dropFirst(length))
    }
    return stripped.joined(separator: "\n")
  }

  private static func promptLength(_ line: Substring, _ prompts: Set<String>) -> Int? {
    for prompt in prompts where !prompt.isEmpty {
      if line.hasPrefix(prompt) { return prompt.count }
      // An editor may have dropped the blank at the end of an empty prompt line.
      if prompt.hasSuffix(" "), line == prompt.dropLast() { return line.count }
    }
    let start = line.drop { $0 == " " }
    let open = start.prefix { $0 != "." }
    let rest = start.dropFirst(open.count)
    guard open.count <= 4, !open.contains(" "), rest.hasPrefix("...>") else { return nil }
    let marker = line.count - start.count + open.count + 4
    return rest.dropFirst(4).first == " " ? marker + 1 : rest.count == 4 ? marker : nil
  }
}
