import CalendarCore
import Daybook
import ICalendar

extension Command {
  /// `daybook challenge categories`
  static let listCategories = Command(
    spec: CommandSpec(
      name: "challenge categories", summary: "Lists the categories: key, hue, name.",
      options: [.language, .data, .json]),
    run: { arguments, surroundings throws(CommandFailure) in
      let book = try surroundings.openBook(arguments)
      let strings = Strings(try surroundings.language(arguments))
      var output = ""
      for category in try refusing({ () throws(StoreError) in try book.categories() }).all {
        let name = strings.name(of: category)
        if arguments.flag("json") {
          output +=
            JSONValue.object([
              ("key", .string(category.key)), ("name", .string(name)),
              ("hue", .string(category.hue.name)), ("hidden", .bool(category.isHidden)),
            ]).text
        } else {
          output += "\(category.key)\t\(category.hue.name)\t\(name)"
          if category.isHidden { output += "\t(\(strings.hidden))" }
        }
        output += "\n"
      }
      surroundings.console.write(output)
      return true
    })

  /// `daybook challenge category`
  static let changeCategory = Command(
    spec: CommandSpec(
      name: "challenge category",
      summary: "Adds a category, or changes its name, hue or visibility.",
      operands: "NAME", operandCount: 1...1,
      options: [
        .flag("add", "Make a new category of this name."),
        .value("name", "TEXT", "The new name; empty for the usual one of the seven."),
        .value("color", "HUE", hueNames + "."), .flag("hide", "Leave its ranges out of pages."),
        .flag("show", "Show its ranges again."), .data,
      ],
      details: "Example: daybook challenge category Reading --add --color teal"),
    run: { arguments, surroundings throws(CommandFailure) in
      let name = arguments.operands[0]
      if arguments.flag("hide"), arguments.flag("show") {
        throw .usage("--hide and --show exclude each other.")
      }
      let book =
        arguments.flag("add")
        ? try surroundings.makeBook(arguments) : try surroundings.openBook(arguments)
      let categories = try refusing { () throws(StoreError) in try book.categories() }
      let key: String
      if arguments.flag("add") {
        guard arguments.value("name") == nil else {
          throw .usage("--add and --name exclude each other.")
        }
        key = try changing { () throws(CategoryChangeError) in
          let used = categories.all.map(\.hue)
          return try book.addCategory(
            CategoryDraft(
              name: name, hue: arguments.value("color") ?? Hue.leastUsed(among: used).name)
          ).key
        }
      } else {
        guard let category = categories.all.first(where: { $0.isCalled(name) }) else {
          throw .refused(
            "There is no category \"\(name)\". `daybook challenge categories` shows what there is.")
        }
        key = category.key
        var draft = CategoryDraft(category)
        if let name = arguments.value("name") { draft.name = name }
        if let color = arguments.value("color") { draft.hue = color }
        let wanted = draft
        if wanted != CategoryDraft(category) {
          try changing { () throws(CategoryChangeError) in
            try book.changeCategory(key, to: wanted)
          }
        }
      }
      if arguments.flag("hide") || arguments.flag("show") {
        try changing { () throws(CategoryChangeError) in
          try book.setCategory(key, isHidden: arguments.flag("hide"))
        }
      }
      surroundings.console.write(key + "\n")
      return true
    })
}

/// The result of a change to a category, with its refusal in words.
private func changing<Value>(
  _ body: () throws(CategoryChangeError) -> Value
) throws(CommandFailure) -> Value {
  do { return try body() } catch {
    switch error {
    case .problems(let problems):
      guard let name = problems.name else {
        throw .usage("--color: There are \(hueNames).")
      }
      let words =
        switch name {
        case .missing: "A category needs a name."
        case .tooLong: "The name is longer than \(CalendarDraft.nameLimit) characters."
        case .taken: "There is a category of that name already."
        }
      throw name == .taken ? .refused(words) : .usage(words)
    case .missing: throw .refused("There is no such category any more.")
    case .store(let error): throw .refused("\(error).")
    }
  }
}
