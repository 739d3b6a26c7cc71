#pragma once
#include <stddef.h>
#include <stdint.h>

// libFuzzer's own driver; clang installs no header for it.
int LLVMFuzzerRunDriver(int *count, char ***arguments,
                        int (*run)(const uint8_t *bytes, size_t count));
