import Daybook

extension Connection {
  /// Everything that is wrong with the data, one line each.
  func faults() throws(StoreError) -> [String] {
    var faults: [String] = []
    do throws(StoreError) {
      for line in try lines("PRAGMA integrity_check") where line != "ok" { faults.append(line) }
      for line in try lines("PRAGMA foreign_key_check") {
        faults.append("a row refers to nothing: \(line)")
      }
      for comparison in Connection.comparisons {
        let count = try number(comparison.sql)
        if count != 0 { faults.append("\(comparison.fault): \(count)") }
      }
      try forEachBatch(of: 256) { batch throws(StoreError) in
        for (object, spanClass) in batch where spanClass != SpanClass(object.index).rawValue {
          faults.append("object \(object.id.rawValue) is filed under a wrong duration: reindex")
        }
      }
    } catch .damaged(let detail) {
      faults.append(detail)
    }
    return faults
  }

  /// Each query counts what must not be there.
  private static let comparisons: [(fault: String, sql: String)] = [
    (
      "objects missing from the index of kinds",
      """
      SELECT (SELECT count(*) FROM object NOT INDEXED)
        - (SELECT count(*) FROM object INDEXED BY object_kind)
      """
    ),
    (
      "dated objects missing from the indexes of times",
      """
      SELECT (SELECT count(*) FROM object NOT INDEXED WHERE starts IS NOT NULL)
        - (SELECT count(*) FROM object INDEXED BY object_single
           WHERE is_series = 0 AND starts IS NOT NULL)
        - (SELECT count(*) FROM object INDEXED BY object_series
           WHERE is_series = 1 AND starts IS NOT NULL)
      """
    ),
    (
      "objects whose revision is not their last change",
      """
      SELECT count(*) FROM object WHERE revision IS NOT
        (SELECT max(revision) FROM change WHERE object_id = object.id)
      """
    ),
    (
      "entries that the diary does not find: reindex",
      """
      SELECT abs((SELECT count(*) FROM object INDEXED BY object_kind WHERE kind = 2) -
          (SELECT count(*) FROM entry))
        + abs((SELECT count(*) FROM entry) - (SELECT count(*) FROM entry JOIN entry_text USING (key)))
        + abs((SELECT count(*) FROM entry_text) -
          (SELECT count(*) FROM entry_search_docsize JOIN entry_text ON key = id))
      """
    ),
    (
      "tasks that lists do not find: reindex",
      """
      SELECT abs((SELECT count(*) FROM object INDEXED BY object_kind WHERE kind = 1) -
          (SELECT count(*) FROM task))
        + (SELECT count(*) FROM
            (SELECT calendar_id, status, stream, last >> 16 AS bucket, count(*) AS rows
              FROM task GROUP BY 1, 2, 3, 4)
            LEFT JOIN task_tally AS tally USING (calendar_id, status, stream, bucket)
            WHERE tally.count IS NOT rows)
      """
    ),
    (
      "numbers given that the sequence does not know",
      """
      SELECT (SELECT ifnull(max(id), 0) FROM calendar) > calendar
        OR (SELECT ifnull(max(id), 0) FROM object) > object
        OR (SELECT ifnull(max(revision), 0) FROM change) > change
        OR (SELECT ifnull(max(revision), 0) FROM calendar_change) > change
      FROM sequence
      """
    ),
    ("sequences missing", "SELECT 1 - count(*) FROM sequence"),
  ]
}
