// What one may type at a table besides moves. The English words always work, the German ones too.
#pragma once

#include <string>
#include <string_view>

#include "engine/plain.h"

namespace mastaba::cli {

enum class Order : u8 { none, help, hint, undo, why, rules, what, preview, log, look, save, quit };

struct Ordered {
  Order order = Order::none;
  std::string rest;  // what follows the word
};

// A word that takes nothing is an order only if nothing follows: "rules of the house" may be words of a move.
Ordered orderIn(std::string_view typed);

bool saysYes(std::string_view typed);
bool saysNo(std::string_view typed);

}  // namespace mastaba::cli
