// Any described value as JSON text. Structs inside a variant carry their word: {"is":"bid","card":5}.
#pragma once

#include <charconv>
#include <string>
#include <string_view>

#include "describe/types.h"

namespace mastaba {

// Appends text as a JSON string.
void quoteInto(std::string& out, std::string_view text);
std::string jsonString(std::string_view text);

inline void numberInto(std::string& out, long long number) {
  char digits[24];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

template <class T>
void jsonInto(std::string& out, const T& value);

namespace json_out {

template <class T>
void list(std::string& out, const T& values) {
  out += '[';
  bool comma = false;
  for (const auto& value : values) {
    if (comma) out += ',';
    comma = true;
    jsonInto(out, value);
  }
  out += ']';
}

// `word` is empty, or the tag that tells an alternative of a variant.
template <class T>
void object(std::string& out, const T& value, std::string_view word) {
  out += '{';
  bool comma = false;
  if (!word.empty()) {
    out.append("\"is\":\"").append(word).append("\"");
    comma = true;
  }
  eachMember<T>([&](auto member) {
    if (comma) out += ',';
    comma = true;
    out.append("\"").append(member.name).append("\":");
    jsonInto(out, value.*member.pointer);
  });
  out += '}';
}

}  // namespace json_out

template <class T>
void jsonInto(std::string& out, const T& value) {
  if constexpr (EnumType<T>)
    out.append("\"").append(nameOfEnum(value)).append("\"");
  else if constexpr (std::is_same_v<T, bool>)
    out += value ? "true" : "false";
  else if constexpr (std::is_integral_v<T> || isBelow<T> || isSquare<T> || std::is_same_v<T, Seat>)
    numberInto(out, static_cast<long long>(value));
  else if constexpr (std::is_same_v<T, std::string>)
    quoteInto(out, value);
  else if constexpr (std::is_same_v<T, Seats> || isSeq<T> || isArray<T> || isVector<T>)
    json_out::list(out, value);
  else if constexpr (isMaybe<T>)
    value ? jsonInto(out, *value) : void(out += "null");
  else if constexpr (isOneOf<T>)
    match(value, [&out](const auto& one) { json_out::object(out, one, wordOf<std::remove_cvref_t<decltype(one)>>()); });
  else
    json_out::object(out, value, {});
}

template <class T>
std::string toJson(const T& value) {
  std::string out;
  jsonInto(out, value);
  return out;
}

// Only what differs from T{}: a field added later, with the old way as its default, leaves this text as it was.
template <class T>
std::string changesJson(const T& value) {
  std::string out = "{";
  const T usual{};
  eachMember<T>([&](auto member) {
    if (value.*member.pointer == usual.*member.pointer) return;
    out.append(out.size() > 1 ? ",\"" : "\"").append(member.name).append("\":");
    jsonInto(out, value.*member.pointer);
  });
  return out + "}";
}

}  // namespace mastaba
