// One of several small structs: what moves and events are. `std::variant` with the few questions a game asks of it.
#pragma once

#include <variant>

#include "engine/plain.h"

namespace mastaba {

// if (const auto* step = as<Step>(move)) ...
template <class T, class... Ts>
constexpr const T* as(const std::variant<Ts...>& one) {
  return std::get_if<T>(&one);
}

template <class T, class... Ts>
constexpr bool is(const std::variant<Ts...>& one) {
  return std::holds_alternative<T>(one);
}

// Calls f with what it is. A chain of tests the compiler turns into a switch; std::visit goes through a table of
// function pointers, which in play is the slower way.
template <class F, class... Ts>
constexpr decltype(auto) match(const std::variant<Ts...>& one, F&& f) {
  using First = std::variant_alternative_t<0, std::variant<Ts...>>;
  using Answer = decltype(f(*as<First>(one)));
  if constexpr (std::is_void_v<Answer>) {
    (void)((std::holds_alternative<Ts>(one) ? (f(*as<Ts>(one)), true) : false) || ...);
  } else {
    Answer answer{};
    (void)((std::holds_alternative<Ts>(one) ? (answer = f(*as<Ts>(one)), true) : false) || ...);
    return answer;
  }
}

// A number that names the move among all moves of its game: the kind and the operands, byte for byte.
template <class... Ts>
constexpr u64 nameOf(const std::variant<Ts...>& one) {
  static_assert(((std::is_empty_v<Ts> || (Plain<Ts> && sizeof(Ts) <= 7)) && ...),
                "a move has at most seven plain bytes of operands");
  u64 name = 0;
  match(one, [&name](const auto& value) {
    if constexpr (!std::is_empty_v<std::decay_t<decltype(value)>>) std::memcpy(&name, &value, sizeof(value));
  });
  return (name << 8) | one.index();
}

}  // namespace mastaba
