// Property 9: what everybody sees and what one seat knows, field by field, as a text that is kept in the room's
// sees.txt. Publishing a field shows in its diff, where a reviewer asks: should everybody know that?
#pragma once

#include <string>

#include "describe/types.h"

namespace mastaba::battery {

template <class T>
std::string kindOf() {
  if constexpr (EnumType<T>) return typeName<T>();
  if constexpr (std::is_same_v<T, bool>) return "yes or no";
  if constexpr (std::is_same_v<T, Seat>) return "seat";
  if constexpr (std::is_same_v<T, Seats>) return "seats";
  if constexpr (isSquare<T>) return "square";
  if constexpr (countOf<T> > 0) return "0-" + std::to_string(countOf<T> - 1);
  return "number";
}

template <class T>
void seesInto(std::string& out, const std::string& path) {
  if constexpr (isSeq<T>)
    seesInto<ElementOf<T>>(out, path + "[up to " + std::to_string(T::capacity()) + "]");
  else if constexpr (isArray<T>)
    seesInto<ElementOf<T>>(out, path + "[" + std::to_string(std::tuple_size_v<T>) + "]");
  else if constexpr (EnumType<T> || NumberType<T> || std::is_same_v<T, bool> || std::is_same_v<T, Seats>)
    out += path + ": " + kindOf<T>() + "\n";
  else
    eachMember<T>([&](auto member) {
      seesInto<std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>>(out, path + "." + member.name);
    });
}

template <Game G>
std::string seesOf() {
  std::string out = "Everybody sees\n";
  seesInto<typename G::Open>(out, "open");
  out += "\nA seat also knows\n";
  seesInto<typename G::Own>(out, "own");
  return out;
}

}  // namespace mastaba::battery
