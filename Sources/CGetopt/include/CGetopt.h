// glibc's getopt_long keeps its state in globals that Swift 6 refuses to read.
#ifndef CGETOPT_H
#define CGETOPT_H

#include <getopt.h>

/// The argument of the option that `getopt_long` returned last.
char *getopt_argument(void);

/// The index of the first argument that is no option.
int getopt_next_index(void);

/// Keeps `getopt_long` from printing errors itself.
void getopt_be_silent(void);

/// The option letter or value that was wrong.
int getopt_wrong_option(void);

#endif
