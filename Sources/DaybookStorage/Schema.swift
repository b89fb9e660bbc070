/// What the tables look like, as the ordered steps that lead there.
struct Schema: Sendable {
  /// The SQL of each step. The version of a database (`PRAGMA user_version`) is the number of steps
  /// it has behind it. A step that was released is never changed; new ones are added at the end.
  var migrations: [String]

  /// The version that this program writes.
  var version: Int { migrations.count }

  /// The version from which there are rows beside diary entries.
  static let diaryVersion = current.migrations.firstIndex(of: diary).map { $0 + 1 } ?? .max

  /// The version from which there are rows beside tasks.
  static let taskVersion = current.migrations.firstIndex(of: tasks).map { $0 + 1 } ?? .max

  /// The mark of a Daybook database in the file's header: "Dybk".
  static let applicationID: Int64 = 0x4479_626B

  /// The schema of this program.
  static let current = Schema(migrations: [
    initial, calendarChanges, moreKinds, diary, reversals, tasks,
  ])

  // Times are in seconds as `form` says, see `ObjectIndex`. `text` stands last: SQLite reads a row's
  // columns in order, and what a page draws comes before it.
  //
  // Keys come from `sequence` and are never given twice, also when the newest row was deleted: the
  // change log goes on speaking of the old one. `change` refers to nothing by foreign key, as it
  // outlives what it tells of.
  private static let initial = """
    CREATE TABLE calendar (
      id INTEGER PRIMARY KEY,
      position INTEGER NOT NULL,
      name TEXT NOT NULL UNIQUE,
      hue TEXT NOT NULL,
      is_visible INTEGER NOT NULL CHECK (is_visible IN (0, 1)),
      header TEXT NOT NULL
    ) STRICT;
    CREATE INDEX calendar_visible ON calendar (is_visible);
    CREATE INDEX calendar_position ON calendar (position);

    CREATE TABLE object (
      id INTEGER PRIMARY KEY,
      calendar_id INTEGER NOT NULL REFERENCES calendar (id),
      uid TEXT NOT NULL,
      revision INTEGER NOT NULL,
      kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 3),
      form INTEGER NOT NULL CHECK (form BETWEEN 0 AND 2),
      span_class INTEGER NOT NULL CHECK (span_class BETWEEN 0 AND 47),
      starts INTEGER,
      ends INTEGER,
      is_series INTEGER NOT NULL CHECK (is_series IN (0, 1)),
      series_ends INTEGER,
      color TEXT,
      title TEXT NOT NULL,
      text TEXT NOT NULL,
      UNIQUE (calendar_id, uid)
    ) STRICT;
    CREATE INDEX object_calendar ON object (calendar_id);
    CREATE INDEX object_kind ON object (kind);
    CREATE INDEX object_single ON object (calendar_id, kind, form, span_class, starts, ends)
      WHERE is_series = 0 AND starts IS NOT NULL;
    CREATE INDEX object_series ON object (calendar_id, kind, form, span_class, starts, series_ends)
      WHERE is_series = 1 AND starts IS NOT NULL;

    CREATE TABLE change (
      revision INTEGER PRIMARY KEY,
      act INTEGER NOT NULL,
      time INTEGER NOT NULL,
      object_id INTEGER NOT NULL,
      calendar_id INTEGER NOT NULL,
      exists_after INTEGER NOT NULL CHECK (exists_after IN (0, 1)),
      uid TEXT NOT NULL,
      text_before TEXT
    ) STRICT;
    CREATE INDEX change_object ON change (object_id);

    CREATE TABLE sequence (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      calendar INTEGER NOT NULL,
      object INTEGER NOT NULL,
      change INTEGER NOT NULL
    ) STRICT;
    INSERT INTO sequence (id, calendar, object, change) VALUES (1, 0, 0, 0);

    CREATE TABLE setting (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  // The numbers of `calendar_change` come from the same sequence as those of `change`, so that one
  // order tells what came first. `object_kind` counts objects by calendar as well.
  private static let calendarChanges = """
    CREATE TABLE calendar_change (
      revision INTEGER PRIMARY KEY,
      act INTEGER NOT NULL,
      time INTEGER NOT NULL,
      calendar_id INTEGER NOT NULL,
      exists_after INTEGER NOT NULL CHECK (exists_after IN (0, 1)),
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      hue TEXT NOT NULL,
      is_visible INTEGER NOT NULL CHECK (is_visible IN (0, 1)),
      header TEXT NOT NULL
    ) STRICT;
    CREATE INDEX calendar_change_calendar ON calendar_change (calendar_id, exists_after);

    DROP INDEX object_kind;
    CREATE INDEX object_kind ON object (kind, calendar_id);
    """

  // The check of `kind` named the kinds there were; a table's check can only be changed by making the
  // table anew. Which kinds there are is said by `ObjectKind` alone from here on.
  private static let moreKinds = """
    CREATE TABLE new_object (
      id INTEGER PRIMARY KEY,
      calendar_id INTEGER NOT NULL REFERENCES calendar (id),
      uid TEXT NOT NULL,
      revision INTEGER NOT NULL,
      kind INTEGER NOT NULL CHECK (kind >= 0),
      form INTEGER NOT NULL CHECK (form BETWEEN 0 AND 2),
      span_class INTEGER NOT NULL CHECK (span_class BETWEEN 0 AND 47),
      starts INTEGER,
      ends INTEGER,
      is_series INTEGER NOT NULL CHECK (is_series IN (0, 1)),
      series_ends INTEGER,
      color TEXT,
      title TEXT NOT NULL,
      text TEXT NOT NULL,
      UNIQUE (calendar_id, uid)
    ) STRICT;
    INSERT INTO new_object
      SELECT id, calendar_id, uid, revision, kind, form, span_class, starts, ends, is_series,
        series_ends, color, title, text
      FROM object;
    DROP TABLE object;
    ALTER TABLE new_object RENAME TO object;
    CREATE INDEX object_calendar ON object (calendar_id);
    CREATE INDEX object_kind ON object (kind, calendar_id);
    CREATE INDEX object_single ON object (calendar_id, kind, form, span_class, starts, ends)
      WHERE is_series = 0 AND starts IS NOT NULL;
    CREATE INDEX object_series ON object (calendar_id, kind, form, span_class, starts, series_ends)
      WHERE is_series = 1 AND starts IS NOT NULL;
    """

  // Everything about entries follows from their texts and is rebuilt by `reindex`; drafts are all there
  // is of what they hold. `entry` has short rows, so that a year of them is a few pages; `entry_text`
  // is read for those that a search compares. None of them refers to `object` by foreign key, so that
  // `object` can be made anew without them. `entry_search` keeps no text and is told on deletion what
  // it was given. For the keys see `EntryKey`.
  private static let diary = """
    CREATE TABLE entry (
      key INTEGER PRIMARY KEY,
      object_id INTEGER NOT NULL UNIQUE,
      calendar_id INTEGER NOT NULL,
      day INTEGER,
      month_day INTEGER,
      created INTEGER NOT NULL,
      zone TEXT,
      mood INTEGER,
      feelings TEXT NOT NULL,
      tags TEXT NOT NULL,
      preview TEXT NOT NULL
    ) STRICT;
    CREATE INDEX entry_day ON entry (calendar_id, day, mood);
    CREATE INDEX entry_date ON entry (month_day);

    CREATE TABLE entry_text (
      key INTEGER PRIMARY KEY,
      text TEXT NOT NULL
    ) STRICT;

    CREATE VIRTUAL TABLE entry_search
      USING fts5(tokens, content = '', detail = none, tokenize = 'ascii');

    CREATE TABLE diary_draft (
      id INTEGER PRIMARY KEY,
      calendar_id INTEGER,
      day INTEGER NOT NULL,
      object_id INTEGER,
      base_revision INTEGER,
      version INTEGER NOT NULL,
      time INTEGER NOT NULL,
      content TEXT NOT NULL
    ) STRICT;
    CREATE INDEX diary_draft_day ON diary_draft (day);

    CREATE TABLE diary_sequence (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      draft INTEGER NOT NULL
    ) STRICT;
    INSERT INTO diary_sequence (id, draft) VALUES (1, 0);
    """

  // `root` is the act that a chain of undoing and redoing began with. Acts are numbered after their
  // first change, so that this table needs no key to the log.
  private static let reversals = """
    CREATE TABLE reversal (
      act INTEGER PRIMARY KEY,
      root INTEGER NOT NULL,
      is_undone INTEGER NOT NULL CHECK (is_undone IN (0, 1))
    ) STRICT;
    CREATE INDEX reversal_root ON reversal (root, act);
    """

  // Everything about tasks follows from their texts and is rebuilt by `reindex`. `task_list` holds all
  // that a list asks for, and `task_tally` counts its rows by stretches of time, kept right by the
  // triggers, so that a count costs neither. Streams are numbered as in `TaskStream`, statuses as in
  // `TaskStatus`.
  private static let tasks = """
    CREATE TABLE task (
      object_id INTEGER PRIMARY KEY,
      calendar_id INTEGER NOT NULL,
      uid TEXT NOT NULL,
      parent TEXT,
      status INTEGER NOT NULL,
      stream INTEGER NOT NULL,
      last INTEGER NOT NULL,
      date_form INTEGER,
      date_last INTEGER,
      rank INTEGER NOT NULL,
      search_text TEXT NOT NULL
    ) STRICT;
    CREATE INDEX task_list
      ON task (calendar_id, status, stream, last, rank, object_id, date_form, date_last);
    CREATE INDEX task_date ON task (calendar_id, date_form, date_last, object_id)
      WHERE date_form IS NOT NULL;
    CREATE INDEX task_parent ON task (calendar_id, parent, status, rank, object_id)
      WHERE parent IS NOT NULL;
    CREATE INDEX task_uid ON task (calendar_id, uid, status);

    CREATE TABLE task_tally (
      calendar_id INTEGER NOT NULL,
      status INTEGER NOT NULL,
      stream INTEGER NOT NULL,
      bucket INTEGER NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (calendar_id, status, stream, bucket)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER task_added AFTER INSERT ON task BEGIN
      INSERT INTO task_tally VALUES (new.calendar_id, new.status, new.stream, new.last >> 16, 1)
        ON CONFLICT DO UPDATE SET count = count + 1;
    END;
    CREATE TRIGGER task_removed AFTER DELETE ON task BEGIN
      UPDATE task_tally SET count = count - 1
        WHERE calendar_id = old.calendar_id AND status = old.status AND stream = old.stream
          AND bucket = old.last >> 16;
      DELETE FROM task_tally
        WHERE calendar_id = old.calendar_id AND status = old.status AND stream = old.stream
          AND bucket = old.last >> 16 AND count = 0;
    END;
    CREATE TRIGGER task_nested AFTER UPDATE OF stream ON task WHEN old.stream <> new.stream BEGIN
      UPDATE task_tally SET count = count - 1
        WHERE calendar_id = old.calendar_id AND status = old.status AND stream = old.stream
          AND bucket = old.last >> 16;
      DELETE FROM task_tally
        WHERE calendar_id = old.calendar_id AND status = old.status AND stream = old.stream
          AND bucket = old.last >> 16 AND count = 0;
      INSERT INTO task_tally VALUES (new.calendar_id, new.status, new.stream, new.last >> 16, 1)
        ON CONFLICT DO UPDATE SET count = count + 1;
    END;
    """
}
