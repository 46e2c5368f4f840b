#ifndef TABI_CNCURSES_SHIM_H
#define TABI_CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <panel.h>

#endif
