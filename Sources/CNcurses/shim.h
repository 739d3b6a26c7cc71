// The wide functions are declared only with this macro.
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <term.h>

// Swift does not import these: their definitions are casts of shifts.
static const attr_t promenade_bold = A_BOLD;
static const attr_t promenade_reverse = A_REVERSE;
static const attr_t promenade_underline = A_UNDERLINE;
static const attr_t promenade_italic = A_ITALIC;
static const attr_t promenade_dim = A_DIM;

static const mmask_t promenade_click = BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED
                                       | BUTTON1_TRIPLE_CLICKED;
static const mmask_t promenade_wheel_up = BUTTON4_PRESSED;
static const mmask_t promenade_wheel_down = BUTTON5_PRESSED;

// Swift's Glibc module leaves this GNU function out.
extern int memfd_create(const char *name, unsigned int flags);
