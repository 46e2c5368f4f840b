#ifndef TABI_CNCURSES_SHIM_H
#define TABI_CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <panel.h>
#include <term.h>
#include <wchar.h>

// POSIX has it, but Swift's Glibc module doesn't declare it.
int wcwidth(wchar_t character);

// Macros that Swift doesn't import.
static const attr_t tabi_bold = A_BOLD;
static const attr_t tabi_dim = A_DIM;
static const attr_t tabi_italic = A_ITALIC;
static const attr_t tabi_underline = A_UNDERLINE;
static const attr_t tabi_reverse = A_REVERSE;
static const attr_t tabi_blink = A_BLINK;
// ncurses has no strikethrough; this one nobody uses, and it is sent as what the terminal is told to do for it.
static const attr_t tabi_strikethrough = A_HORIZONTAL;

// In Swift 6 these globals may not be read.
static inline WINDOW *tabi_stdscr(void) { return stdscr; }
static inline WINDOW *tabi_curscr(void) { return curscr; }
static inline WINDOW *tabi_newscr(void) { return newscr; }
static inline int tabi_colors(void) { return COLORS; }

// tiparm takes a variable number of arguments.
static inline char *tabi_cup(const char *move, int row) { return tiparm(move, row, 0); }

// Sends strikethrough where the terminal has it. ncurses asks the terminal for all attributes in one string, which
// doesn't know this one; without that string it asks for one after another.
static inline void tabi_use_strikethrough(void) {
  char *start = tigetstr("smxx");
  if (start == NULL || start == (char *)-1) return;
  enter_horizontal_hl_mode = start;
  set_attributes = NULL;
}

#endif
