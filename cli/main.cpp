#include <fmt/format.h>

#include "house/room.h"
int main() {
  for (auto* r : mastaba::rooms()) {
    fmt::print("{} {:016x} {}\n", r->id, r->fingerprint(), r->stateBytes);
    for (auto& g : r->wordGaps()) fmt::print("{}\n", g);
    fmt::print("{}", r->types());
  }
}
