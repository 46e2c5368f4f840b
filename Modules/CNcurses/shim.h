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

// In Swift 6 these globals may not be read.
static inline WINDOW *tabi_stdscr(void) { return stdscr; }
static inline WINDOW *tabi_curscr(void) { return curscr; }
static inline WINDOW *tabi_newscr(void) { return newscr; }
static inline int tabi_colors(void) { return COLORS; }
static inline int tabi_color_pairs(void) { return COLOR_PAIRS; }

// tiparm takes a variable number of arguments.
static inline char *tabi_cup(const char *move, int row) { return tiparm(move, row, 0); }

#endif
