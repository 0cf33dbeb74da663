// Counts what is taken from the heap, so that a test can say: none. The program that runs the battery replaces operator
// new for it (allocations.cpp).
#pragma once

#include "engine/plain.h"

namespace mastaba::battery {

extern u64 allocations;

}  // namespace mastaba::battery
