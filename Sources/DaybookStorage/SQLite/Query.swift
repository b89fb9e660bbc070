/// Every statement the store runs in daily work, so that tests can ask SQLite how it would run each.
enum Query: Hashable, CaseIterable {
  case begin, beginWriting, commit, rollBack
  case savepoint, release, rollBackToSavepoint

  case calendars, visibleCalendars, calendarExists
  case insertCalendar, updateCalendar, deleteCalendar, restoreCalendar

  case object, objectByUID, objectsOfCalendar, objectsOfKind, objectKeysOfCalendar, objectsAfter
  case countObjects, countObjectsOfKind, countObjectsByCalendar
  case insertObject, updateObject, updateIndex, deleteObject
  case spans, ranges, series, nextSpanClass, nextRangeClass, nextSeriesClass

  case insertChange, change, changesFrom, changeKindsFrom, changesOfObject, changesAfter
  case insertCalendarChange, calendarChangesFrom
  case latestAct, latestCalendarAct, timeOfAct, timeOfCalendarAct, actsOfObject, reversal,
    latestReversal, insertReversal

  case insertEntry, insertEntryText, insertEntryTokens, entryOfObject, entryContents
  case deleteEntry, deleteEntryText, deleteEntryTokens
  case clearEntries, clearEntryTexts, clearEntryTokens
  case entriesOfDays, entriesOfDate, entryDays, allEntries, matchingEntries
  case nextDraftNumber, replaceDraft, deleteDraft, draft, draftsOfDays

  case insertTask, deleteTask, taskPlace, nestTasks, taskContents, clearTasks, clearTaskTally
  case taskKeys, lateTaskKeys, countTasks, countLateTasks, taskTally
  case datedTasks, subtasks, matchingTasks

  case sequence, updateSequence
  case setting, replaceSetting, deleteSetting

  /// The SQL. Parameters are numbered as ``Statement`` binds them.
  var text: String {
    switch self {
    case .begin: "BEGIN"
    case .beginWriting: "BEGIN IMMEDIATE"
    case .commit: "COMMIT"
    case .rollBack: "ROLLBACK"
    case .savepoint: "SAVEPOINT step"
    case .release: "RELEASE step"
    case .rollBackToSavepoint: "ROLLBACK TO step"

    case .calendars:
      "SELECT id, name, hue, is_visible, header FROM calendar ORDER BY position, id"
    case .visibleCalendars:
      "SELECT id FROM calendar INDEXED BY calendar_visible WHERE is_visible = 1"
    case .calendarExists:
      "SELECT 1 FROM calendar WHERE id = ?1"
    case .insertCalendar:
      """
      INSERT INTO calendar (id, position, name, hue, is_visible, header)
      VALUES (?1, 1 + (SELECT ifnull(max(position), 0) FROM calendar), ?2, ?3, ?4, ?5)
      """
    // Back where it was: nobody else's position changed when it was deleted.
    case .restoreCalendar:
      """
      INSERT INTO calendar (id, position, name, hue, is_visible, header)
      VALUES (?1,
        ifnull(
          (SELECT position FROM calendar_change WHERE revision =
            (SELECT max(revision) FROM calendar_change WHERE calendar_id = ?1 AND exists_after = 0)),
          1 + (SELECT ifnull(max(position), 0) FROM calendar)),
        ?2, ?3, ?4, ?5)
      """
    case .updateCalendar:
      "UPDATE calendar SET name = ?2, hue = ?3, is_visible = ?4, header = ?5 WHERE id = ?1"
    case .deleteCalendar:
      "DELETE FROM calendar WHERE id = ?1"

    case .object:
      "SELECT \(Query.objectColumns) FROM object WHERE id = ?1"
    case .objectByUID:
      "SELECT \(Query.objectColumns) FROM object WHERE calendar_id = ?1 AND uid = ?2"
    case .objectsOfCalendar:
      """
      SELECT \(Query.objectColumns) FROM object INDEXED BY object_calendar
      WHERE calendar_id = ?1 ORDER BY id
      """
    case .objectsOfKind:
      """
      SELECT \(Query.objectColumns) FROM object INDEXED BY object_kind
      WHERE kind = ?1 ORDER BY calendar_id, id
      """
    case .objectKeysOfCalendar:
      "SELECT id FROM object INDEXED BY object_calendar WHERE calendar_id = ?1 LIMIT ?2"
    case .objectsAfter:
      "SELECT \(Query.objectColumns) FROM object WHERE id > ?1 ORDER BY id LIMIT ?2"
    case .countObjects:
      "SELECT count(*) FROM object INDEXED BY object_calendar"
    case .countObjectsOfKind:
      "SELECT count(*) FROM object INDEXED BY object_kind WHERE kind = ?1"
    case .countObjectsByCalendar:
      """
      SELECT kind, calendar_id, count(*) FROM object INDEXED BY object_kind
      GROUP BY kind, calendar_id
      """

    case .insertObject:
      """
      INSERT INTO object (id, calendar_id, uid, revision, kind, form, span_class, starts, ends,
        is_series, series_ends, color, title, text)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)
      """
    case .updateObject:
      """
      UPDATE object SET calendar_id = ?2, revision = ?4, kind = ?5, form = ?6, span_class = ?7,
        starts = ?8, ends = ?9, is_series = ?10, series_ends = ?11, color = ?12, title = ?13,
        text = ?14
      WHERE id = ?1
      """
    case .updateIndex:
      """
      UPDATE object SET kind = ?5, form = ?6, span_class = ?7, starts = ?8, ends = ?9,
        is_series = ?10, series_ends = ?11, color = ?12, title = ?13
      WHERE id = ?1
      """
    case .deleteObject:
      "DELETE FROM object WHERE id = ?1"

    // The bound on `starts` follows from the class; without it the search would begin with the
    // oldest event of all. Both indexes hold every column of the condition, so that only rows in
    // the window are fetched.
    case .spans:
      """
      SELECT id, uid, title, color, starts, ifnull(ends, starts)
      FROM object INDEXED BY object_single
      WHERE is_series = 0 AND calendar_id = ?1 AND kind = 0 AND form = ?2 AND span_class = ?3
        AND starts >= ?4 AND starts < ?5 AND (starts >= ?6 OR ends > ?6)
      """
    case .ranges:
      """
      SELECT \(Query.objectColumns) FROM object INDEXED BY object_single
      WHERE is_series = 0 AND calendar_id = ?1 AND kind = 4 AND form = ?2 AND span_class = ?3
        AND starts >= ?4 AND starts < ?5 AND (starts >= ?6 OR ends > ?6)
      """
    case .series:
      """
      SELECT \(Query.objectColumns) FROM object INDEXED BY object_series
      WHERE is_series = 1 AND calendar_id = ?1 AND kind = 0 AND form = ?2 AND span_class = ?3
        AND starts >= ?4 AND starts < ?5 AND ifnull(series_ends, ?6) >= ?6
      """

    case .nextSpanClass:
      """
      SELECT span_class FROM object INDEXED BY object_single
      WHERE is_series = 0 AND starts IS NOT NULL AND calendar_id = ?1 AND kind = 0 AND form = ?2
        AND span_class > ?3
      ORDER BY span_class LIMIT 1
      """
    case .nextRangeClass:
      """
      SELECT span_class FROM object INDEXED BY object_single
      WHERE is_series = 0 AND starts IS NOT NULL AND calendar_id = ?1 AND kind = 4 AND form = ?2
        AND span_class > ?3
      ORDER BY span_class LIMIT 1
      """
    case .nextSeriesClass:
      """
      SELECT span_class FROM object INDEXED BY object_series
      WHERE is_series = 1 AND starts IS NOT NULL AND calendar_id = ?1 AND kind = 0 AND form = ?2
        AND span_class > ?3
      ORDER BY span_class LIMIT 1
      """

    case .insertChange:
      """
      INSERT INTO change (revision, act, time, object_id, calendar_id, exists_after, uid,
        text_before)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      """
    case .change:
      "SELECT \(Query.changeColumns) FROM change WHERE revision = ?1"
    case .changesFrom:
      "SELECT \(Query.changeColumns) FROM change WHERE revision >= ?1 ORDER BY revision"
    case .changeKindsFrom:
      """
      SELECT act, exists_after, text_before IS NOT NULL FROM change
      WHERE revision >= ?1 ORDER BY revision
      """
    case .changesOfObject:
      """
      SELECT \(Query.changeColumns) FROM change INDEXED BY change_object
      WHERE object_id = ?1 ORDER BY revision
      """
    case .changesAfter:
      "SELECT \(Query.changeColumns) FROM change WHERE revision > ?1 ORDER BY revision LIMIT ?2"

    case .insertCalendarChange:
      """
      INSERT INTO calendar_change (revision, act, time, calendar_id, exists_after, position, name,
        hue, is_visible, header)
      SELECT ?1, ?2, ?3, id, ?5, position, name, hue, is_visible, header FROM calendar WHERE id = ?4
      """
    case .calendarChangesFrom:
      """
      SELECT revision, act, time, exists_after, calendar_id, name, hue, is_visible, header
      FROM calendar_change WHERE revision >= ?1 ORDER BY revision
      """

    case .latestAct:
      "SELECT act FROM change WHERE revision < ?1 ORDER BY revision DESC LIMIT 1"
    case .latestCalendarAct:
      "SELECT act FROM calendar_change WHERE revision < ?1 ORDER BY revision DESC LIMIT 1"
    case .timeOfAct: "SELECT time FROM change WHERE revision = ?1"
    case .timeOfCalendarAct: "SELECT time FROM calendar_change WHERE revision = ?1"
    case .actsOfObject:
      """
      SELECT act FROM change INDEXED BY change_object
      WHERE object_id = ?1 AND revision > ?2 ORDER BY revision
      """
    case .reversal: "SELECT act, root, is_undone FROM reversal WHERE act = ?1"
    case .latestReversal:
      """
      SELECT act, root, is_undone FROM reversal INDEXED BY reversal_root
      WHERE root = ?1 ORDER BY act DESC LIMIT 1
      """
    case .insertReversal: "INSERT INTO reversal (act, root, is_undone) VALUES (?1, ?2, ?3)"

    case .insertEntry:
      """
      INSERT INTO entry (key, object_id, calendar_id, day, month_day, created, zone, mood, feelings,
        tags, preview)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """
    case .insertEntryText:
      "INSERT INTO entry_text (key, text) VALUES (?1, ?2)"
    case .insertEntryTokens:
      "INSERT INTO entry_search (rowid, tokens) VALUES (?1, ?2)"
    case .entryOfObject:
      """
      SELECT key, tags, text FROM entry JOIN entry_text USING (key) WHERE object_id = ?1
      """
    case .entryContents:
      "SELECT \(Query.entryColumns), text FROM entry LEFT JOIN entry_text USING (key)"
    case .deleteEntry:
      "DELETE FROM entry WHERE key = ?1"
    case .deleteEntryText:
      "DELETE FROM entry_text WHERE key = ?1"
    case .deleteEntryTokens:
      "INSERT INTO entry_search (entry_search, rowid, tokens) VALUES ('delete', ?1, ?2)"
    case .clearEntries:
      "DELETE FROM entry"
    case .clearEntryTexts:
      "DELETE FROM entry_text"
    case .clearEntryTokens:
      "INSERT INTO entry_search (entry_search) VALUES ('delete-all')"

    case .entriesOfDays:
      "SELECT \(Query.entryColumns) FROM entry WHERE key >= ?1 AND key < ?2 ORDER BY key"
    case .entriesOfDate:
      "SELECT \(Query.entryColumns) FROM entry INDEXED BY entry_date WHERE month_day = ?1"
    case .entryDays:
      """
      SELECT day, mood FROM entry INDEXED BY entry_day
      WHERE calendar_id = ?1 AND day >= ?2 AND day < ?3
      """
    case .allEntries:
      """
      SELECT \(Query.entryColumns), text FROM entry CROSS JOIN entry_text USING (key)
      WHERE key >= ?1 AND key < ?2 ORDER BY key DESC
      """
    // The search index answers in the order of its rows, which is that of days.
    case .matchingEntries:
      """
      SELECT \(Query.entryColumns), text FROM entry_search
      CROSS JOIN entry ON entry.key = entry_search.rowid
      CROSS JOIN entry_text USING (key)
      WHERE entry_search MATCH ?3 AND entry_search.rowid >= ?1 AND entry_search.rowid < ?2
      ORDER BY entry_search.rowid DESC
      """

    case .nextDraftNumber:
      "UPDATE diary_sequence SET draft = draft + 1 WHERE id = 1 RETURNING draft"
    case .replaceDraft:
      """
      INSERT OR REPLACE INTO diary_draft (id, calendar_id, day, object_id, base_revision, version,
        time, content)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      """
    case .deleteDraft:
      "DELETE FROM diary_draft WHERE id = ?1"
    case .draft:
      "SELECT \(Query.draftColumns) FROM diary_draft WHERE id = ?1"
    case .draftsOfDays:
      """
      SELECT \(Query.draftColumns) FROM diary_draft INDEXED BY diary_draft_day
      WHERE day >= ?1 AND day < ?2
      """

    case .sequence:
      "SELECT calendar, object, change FROM sequence WHERE id = 1"
    case .updateSequence:
      "UPDATE sequence SET calendar = ?1, object = ?2, change = ?3 WHERE id = 1"

    case .setting:
      "SELECT value FROM setting WHERE key = ?1"
    case .replaceSetting:
      "INSERT OR REPLACE INTO setting (key, value) VALUES (?1, ?2)"
    case .deleteSetting:
      "DELETE FROM setting WHERE key = ?1"

    case .insertTask, .deleteTask, .taskPlace, .nestTasks, .taskContents, .clearTasks,
      .clearTaskTally, .taskKeys, .lateTaskKeys, .countTasks, .countLateTasks, .taskTally,
      .datedTasks, .subtasks, .matchingTasks:
      taskText ?? ""
    }
  }

  /// In the order that ``Statement/object()`` reads.
  private static let objectColumns = """
    id, calendar_id, uid, revision, kind, form, span_class, starts, ends, is_series, series_ends, \
    color, title, text
    """

  /// In the order that ``Statement/change()`` reads.
  private static let changeColumns =
    "revision, act, time, object_id, calendar_id, exists_after, uid, text_before"

  /// In the order that ``Statement/entry()`` reads.
  private static let entryColumns = """
    entry.key, object_id, calendar_id, day, month_day, created, zone, mood, feelings, tags, preview
    """

  private static let draftColumns =
    "id, calendar_id, day, object_id, base_revision, version, time, content"
}
