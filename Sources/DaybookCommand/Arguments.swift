/// What a sub-command accepts, and its words in `--help`.
struct CommandSpec: Sendable {
  /// One option of a sub-command.
  struct Option: Sendable {
    /// The long name without dashes.
    var name: String
    /// What stands for the value in help; nil for a flag.
    var value: String?
    /// Whether it may be given several times.
    var repeats = false
    /// What it does.
    var help: String

    static func flag(_ name: String, _ help: String) -> Option {
      Option(name: name, value: nil, help: help)
    }
    static func value(_ name: String, _ value: String, _ help: String, repeats: Bool = false)
      -> Option
    {
      Option(name: name, value: value, repeats: repeats, help: help)
    }
  }

  var name: String
  var summary: String
  /// The operands as help shows them: `FILE`, `[YYYY-MM]`, `FILE…`.
  var operands: String = ""
  /// The least and the most operands.
  var operandCount: ClosedRange<Int> = 0...0
  var options: [Option] = []
  /// Further lines of help: examples and notes.
  var details: String = ""

  var usage: String {
    let optionText = options.isEmpty ? "" : " [options]"
    return "daybook \(name)\(operands.isEmpty ? "" : " \(operands)")\(optionText)"
  }

  var help: String {
    var text = "\(summary)\n\nUsage: \(usage)\n"
    let rows =
      options.map { option in
        ("--\(option.name)\(option.value.map { " \($0)" } ?? "")", option.help)
      } + [("--help", "Show this text.")]
    let width = rows.map(\.0.count).max() ?? 0
    text += "\nOptions:\n"
    for (left, right) in rows {
      text += "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)\n"
    }
    if !details.isEmpty { text += "\n\(details)\n" }
    return text
  }
}

/// What was typed after the sub-command's name, sorted.
struct Arguments: Sendable {
  var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []
  /// Whether `--help` was among them.
  private(set) var wantsHelp = false

  func flag(_ name: String) -> Bool { flags.contains(name) }
  func value(_ name: String) -> String? { values[name]?.last }
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Sorts arguments by what `spec` accepts: `--name value`, `--name=value`, flags, operands in any
  /// order, and everything after `--` as operands. A lone `-` is an operand.
  init(_ words: [String], spec: CommandSpec) throws(CommandFailure) {
    var rest = words[...]
    var onlyOperands = false
    while let word = rest.popFirst() {
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
        continue
      }
      if word == "--" {
        onlyOperands = true
        continue
      }
      if word == "--help" || word == "-h" {
        wantsHelp = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard word.hasPrefix("--"),
        let option = spec.options.first(where: { "--\($0.name)" == parts[0] })
      else {
        throw .usage(unknownOption(String(parts[0]), spec: spec))
      }
      if option.value == nil {
        guard parts.count == 1 else { throw .usage("--\(option.name) takes no value.") }
        flags.insert(option.name)
        continue
      }
      let value: String
      if parts.count == 2 {
        value = String(parts[1])
      } else if let next = rest.popFirst() {
        value = next
      } else {
        throw .usage("--\(option.name) needs a value: --\(option.name) \(option.value ?? "")")
      }
      guard option.repeats || values[option.name] == nil else {
        throw .usage("--\(option.name) was given twice.")
      }
      values[option.name, default: []].append(value)
    }
    guard !wantsHelp else { return }
    guard operands.count >= spec.operandCount.lowerBound else {
      throw .usage("Something is missing: \(spec.usage)")
    }
    guard operands.count <= spec.operandCount.upperBound else {
      throw .usage(
        "Too many words, the first is \"\(operands[spec.operandCount.upperBound])\": \(spec.usage)")
    }
  }
}

private func unknownOption(_ name: String, spec: CommandSpec) -> String {
  let candidates = spec.options.map { "--\($0.name)" } + ["--help"]
  let guess = closest(to: name, among: candidates).map { " Did you mean \($0)?" } ?? ""
  return "daybook \(spec.name) has no option \(name).\(guess)"
}

/// The candidate that is at most two letters away, or nil.
func closest(to word: String, among candidates: [String]) -> String? {
  let scored = candidates.map { ($0, editDistance(Array(word), Array($0))) }
  guard let best = scored.min(by: { $0.1 < $1.1 }), best.1 <= 2 else { return nil }
  return best.0
}

private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var previous = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      let change = previous[column] + (letter == other ? 0 : 1)
      current.append(min(change, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[right.count]
}

/// Why a command did not do its work, with the exit status that follows.
enum CommandFailure: Error {
  /// The command was typed wrongly: exit status 2.
  case usage(String)
  /// The command was refused or failed: exit status 1.
  case refused(String)
}
