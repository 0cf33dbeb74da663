// What differs between two values, in lines a person can read: "open.score[1]: 3 -> 5".
#pragma once

#include <string>
#include <vector>

#include "describe/json_out.h"

namespace mastaba {

using Differences = std::vector<std::string>;

template <class T>
void differencesInto(Differences& out, const std::string& where, const T& a, const T& b) {
  const auto changed = [&] { out.push_back(where + ": " + toJson(a) + " -> " + toJson(b)); };
  if constexpr (isSeq<T> || isArray<T>) {
    // Lists of different lengths are shown whole: what moved where is for the reader to see.
    if (a.size() != b.size()) return changed();
    auto other = b.begin();
    int i = 0;
    for (const auto& item : a) differencesInto(out, where + "[" + std::to_string(i++) + "]", item, *other++);
  } else if constexpr (EnumType<T> || std::is_integral_v<T> || isBelow<T> || isSquare<T> || isOneOf<T> ||
                       std::is_same_v<T, Seat> || std::is_same_v<T, Seats>) {
    if (toJson(a) != toJson(b)) changed();
  } else {
    eachMember<T>([&](auto member) {
      differencesInto(out, where.empty() ? member.name : where + "." + member.name, a.*member.pointer,
                      b.*member.pointer);
    });
  }
}

template <class T>
Differences differences(const T& a, const T& b) {
  Differences out;
  differencesInto(out, "", a, b);
  return out;
}

}  // namespace mastaba
