#include <spawn.h>

// glibc has it since 2.34, but shows it only to programs that ask for more than POSIX.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
