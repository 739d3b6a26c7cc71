#include "CGetopt.h"

char *getopt_argument(void) { return optarg; }
int getopt_next_index(void) { return optind; }
void getopt_be_silent(void) { opterr = 0; }
int getopt_wrong_option(void) { return optopt; }
