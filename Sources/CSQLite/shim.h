#pragma once
#include <sqlite3.h>

// What Swift cannot import from sqlite3.h: extended result codes that are made of others, a
// destructor constant made by a cast, and a variadic function.

static const int DAYBOOK_SQLITE_CONSTRAINT_UNIQUE = SQLITE_CONSTRAINT_UNIQUE;
static const int DAYBOOK_SQLITE_CONSTRAINT_FOREIGNKEY = SQLITE_CONSTRAINT_FOREIGNKEY;

/// Binds UTF-8 text of a known length; SQLite keeps a copy of its own.
static inline int daybook_sqlite3_bind_text(
    sqlite3_stmt *statement, int position, const char *text, sqlite3_uint64 length) {
  return sqlite3_bind_text64(
      statement, position, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Turns a boolean option of a connection on (1) or off (0).
static inline int daybook_sqlite3_db_config(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}
