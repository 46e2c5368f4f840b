#ifndef TABI_CSQLITE_SHIM_H
#define TABI_CSQLITE_SHIM_H

#include <sqlite3.h>

#endif
