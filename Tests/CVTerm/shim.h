#include <spawn.h>
#include <vterm.h>

// Swift's Glibc module leaves these out, as they need a feature macro.
extern int posix_openpt(int flags);
extern int grantpt(int descriptor);
extern int unlockpt(int descriptor);
extern int ptsname_r(int descriptor, char *buffer, size_t length);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions,
                                                const char *path);
extern int wcwidth(wchar_t character);
