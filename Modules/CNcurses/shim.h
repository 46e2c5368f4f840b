#ifndef TABI_CNCURSES_SHIM_H
#define TABI_CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <panel.h>
#include <wchar.h>

// POSIX has it, but Swift's Glibc module doesn't declare it.
int wcwidth(wchar_t character);

#endif
