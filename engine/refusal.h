// Why something is not allowed: the number of the rule that forbids it, or nothing.
#pragma once

#include "engine/plain.h"

namespace mastaba {

struct Refusal {
  u8 rule = 0;   // 0: allowed
  char way = 0;  // a letter, where one rule forbids in several ways and each has its own sentence

  explicit constexpr operator bool() const { return rule != 0; }
};

inline constexpr Refusal allowed{};

constexpr Refusal no(int rule, char way = 0) {
  assert(rule > 0 && rule < 256);
  return {static_cast<u8>(rule), way};
}

}  // namespace mastaba
