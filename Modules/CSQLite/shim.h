#ifndef TABI_CSQLITE_SHIM_H
#define TABI_CSQLITE_SHIM_H

#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast, which Swift doesn't import.
static inline int sqlite_bind_copied_text(
    sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

#endif
