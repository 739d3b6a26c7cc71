// The wide functions are declared only with this macro.
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <term.h>
