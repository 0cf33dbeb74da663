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
  if constexpr (ListType<T> && !std::is_same_v<T, Seats>) {
    // Lists of different lengths are shown whole: what moved where is for the reader to see.
    if (a.size() != b.size()) return changed();
    auto other = b.begin();
    int i = 0;
    for (const auto& item : a) differencesInto(out, where + "[" + std::to_string(i++) + "]", item, *other++);
  } else if constexpr (EnumType<T> || NumberType<T> || std::is_same_v<T, bool> || isOneOf<T> ||
                       std::is_same_v<T, Seats>) {
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

// The first of them, for a message. Values that are not equal but say the same differ where no member looks.
template <class T>
std::string firstDifference(const T& a, const T& b) {
  const Differences all = differences(a, b);
  return all.empty() ? "unused bytes" : all.front();
}

}  // namespace mastaba
