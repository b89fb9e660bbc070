/// The statements about the rows beside tasks.
extension Query {
  /// The SQL of a statement about tasks; nil for any other.
  var taskText: String? {
    switch self {
    case .insertTask:
      """
      INSERT INTO task (object_id, calendar_id, uid, parent, status, stream, last, date_form,
        date_last, rank, search_text)
      VALUES (?1, ?2, ?3, ?4, ?5,
        CASE WHEN ?6 = 3 AND EXISTS (SELECT 1 FROM task AS whole INDEXED BY task_uid
          WHERE whole.calendar_id = ?2 AND whole.uid = ?4 AND whole.parent IS NULL
            AND whole.status < 2) THEN 5 ELSE ?6 END,
        ?7, ?8, ?9, ?10, ?11)
      """
    case .deleteTask: "DELETE FROM task WHERE object_id = ?1"
    case .taskPlace: "SELECT calendar_id, uid FROM task WHERE object_id = ?1"
    // A part without a date is shown with its task for as long as that is open. Files may have parts
    // of parts; only those of a task that is none itself are shown with it.
    case .nestTasks:
      """
      UPDATE task SET stream =
        CASE WHEN EXISTS (SELECT 1 FROM task AS whole INDEXED BY task_uid
          WHERE whole.calendar_id = ?1 AND whole.uid = ?2 AND whole.parent IS NULL
            AND whole.status < 2) THEN 5 ELSE 3 END
      WHERE calendar_id = ?1 AND parent = ?2 AND stream IN (3, 5)
      """
    case .taskContents:
      """
      SELECT object_id, calendar_id, uid, parent, status, stream, last, date_form, date_last, rank,
        search_text
      FROM task
      """
    case .clearTasks: "DELETE FROM task"
    case .clearTaskTally: "DELETE FROM task_tally"

    case .taskKeys:
      """
      SELECT object_id, last, rank FROM task INDEXED BY task_list
      WHERE calendar_id = ?1 AND status = ?2 AND stream = ?3 AND last >= ?4 AND last < ?5
      ORDER BY last, rank, object_id LIMIT ?6
      """
    case .lateTaskKeys:
      """
      SELECT object_id, last, rank FROM task INDEXED BY task_list
      WHERE calendar_id = ?1 AND status = ?2 AND stream = ?3 AND last >= ?4 AND last < ?5
        AND \(Query.isLate)
      ORDER BY last, rank, object_id LIMIT ?6
      """
    case .countTasks:
      """
      SELECT count(*) FROM task INDEXED BY task_list
      WHERE calendar_id = ?1 AND status = ?2 AND stream = ?3 AND last >= ?4 AND last < ?5
      """
    case .countLateTasks:
      """
      SELECT count(*) FROM task INDEXED BY task_list
      WHERE calendar_id = ?1 AND status = ?2 AND stream = ?3 AND last >= ?4 AND last < ?5
        AND \(Query.isLate)
      """
    case .taskTally:
      """
      SELECT ifnull(sum(count), 0) FROM task_tally
      WHERE calendar_id = ?1 AND status = ?2 AND stream = ?3 AND bucket >= ?4 AND bucket < ?5
      """
    case .datedTasks:
      """
      SELECT object_id FROM task INDEXED BY task_date
      WHERE calendar_id = ?1 AND date_form = ?2 AND date_last >= ?3 AND date_last < ?4
      ORDER BY date_last, object_id LIMIT ?5
      """
    case .subtasks:
      """
      SELECT object_id FROM task INDEXED BY task_parent
      WHERE calendar_id = ?1 AND parent = ?2 ORDER BY status, rank, object_id
      """
    case .matchingTasks:
      """
      SELECT object_id FROM task INDEXED BY task_list
      WHERE calendar_id = ?1 AND instr(search_text, ?2) > 0
      ORDER BY status, stream, last, rank, object_id LIMIT ?3
      """
    default: nil
    }
  }

  /// Whether the due date is over at ?7 on the clock as if UTC and ?8 since the epoch: 1, or 0, as ?9
  /// wants it.
  private static let isLate = """
    ifnull((date_form = 0 AND date_last < ?7) OR (date_form = 1 AND date_last < ?8), 0) = ?9
    """
}
