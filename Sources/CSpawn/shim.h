#include <spawn.h>

// glibc shows these only to programs that ask for more than POSIX.
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *folder);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
int memfd_create(const char *name, unsigned int flags);

// Its name in glibc is POSIX_SPAWN_SETSID.
enum { spawnInOwnSession = 0x80 };
