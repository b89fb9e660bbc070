import CalendarCore
import Daybook
import ICalendar

extension Command {
  /// `daybook undo`
  static let undo = Command(
    spec: CommandSpec(
      name: "undo", summary: "Takes the latest change back and says what it was.",
      options: [.language, .data, .json],
      details: "Each further undo takes one more change back; daybook redo brings it again."),
    run: { arguments, surroundings throws(CommandFailure) in
      try reverse(arguments, surroundings, isUndo: true)
    })

  /// `daybook redo`
  static let redo = Command(
    spec: CommandSpec(
      name: "redo", summary: "Does again what was undone last.",
      options: [.language, .data, .json]),
    run: { arguments, surroundings throws(CommandFailure) in
      try reverse(arguments, surroundings, isUndo: false)
    })

  /// `daybook history`
  static let history = Command(
    spec: CommandSpec(
      name: "history", summary: "Lists what was done lately, the newest first.",
      options: [
        .value("limit", "NUMBER", "How many at most. Default: 20."), .zone, .language, .data, .json,
      ]),
    run: { arguments, surroundings throws(CommandFailure) in
      let limit = try arguments.number("limit", atLeast: 1) ?? 20
      let labels = LocaleLabels(try surroundings.language(arguments))
      let zone = try surroundings.zone(arguments).rules
      let book = try surroundings.openBook(arguments)
      let acts = try refusing { () throws(StoreError) in try book.history(limit: limit) }
      surroundings.console.write(
        arguments.flag("json")
          ? JSONValue.array(acts.map { json($0, labels) }).text + "\n"
          : acts.map { line($0, labels, zone) }.joined())
      return true
    })

  private static func reverse(
    _ arguments: Arguments, _ surroundings: Surroundings, isUndo: Bool
  ) throws(CommandFailure) -> Bool {
    let labels = LocaleLabels(try surroundings.language(arguments))
    let strings = Strings(labels.language)
    let book = try surroundings.openBook(arguments)
    let act: Int64?
    do throws(UndoError) {
      act =
        isUndo
        ? try book.undoLatest(time: surroundings.now)
        : try book.redoLatest(time: surroundings.now)
    } catch {
      switch error {
      case .unknownAct, .changedSince: throw .refused(strings.undoRefused)
      case .calendarNameTaken(let name): throw .refused(strings.undoRefused(nameTaken: name))
      case .store(let error): throw .refused("\(error).")
      }
    }
    guard let act,
      let summary = try refusing({ () throws(StoreError) in try book.summary(ofAct: act) })
    else { throw .refused(isUndo ? strings.nothingToUndo : strings.nothingToRedo) }
    let sentence =
      isUndo ? strings.undone(summary, labels: labels) : strings.redone(summary, labels: labels)
    surroundings.console.write(
      (arguments.flag("json")
        ? json(summary, labels).text : EventDraft.oneLine(sentence)) + "\n")
    return true
  }

  private static func line(_ act: ActSummary, _ labels: LocaleLabels, _ zone: TimeZoneRules)
    -> String
  {
    let strings = Strings(labels.language)
    let time = zone.civil(at: act.time)
    let mark = act.isUndone ? " (\(strings.isUndoneMark))" : ""
    return "\(time.day) \(time.time)  "
      + EventDraft.oneLine(strings.done(act, labels: labels)) + mark + "\n"
  }

  private static func json(_ act: ActSummary, _ labels: LocaleLabels) -> JSONValue {
    .object([
      ("act", .number(Int(act.act))), ("time", .number(Int(act.time))),
      ("undone", .bool(act.isUndone)),
      ("text", .string(Strings(labels.language).done(act, labels: labels))),
    ])
  }
}
