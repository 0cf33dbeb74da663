// What the compiler's stack protector in the run-time library asks for and wasi-libc does not have.
#include <stdint.h>

uintptr_t __stack_chk_guard = 0x595e9fbd;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
