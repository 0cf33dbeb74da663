#include "tests/battery/allocations.h"

#include <cstdlib>
#include <new>

namespace mastaba::battery {

u64 allocations = 0;

}  // namespace mastaba::battery

void* operator new(std::size_t bytes) {
  ++mastaba::battery::allocations;
  void* memory = std::malloc(bytes);
  if (!memory) std::abort();
  return memory;
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*bytes*/) noexcept { std::free(memory); }
