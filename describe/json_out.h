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
  else if constexpr (NumberType<T>)
    numberInto(out, static_cast<long long>(value));
  else if constexpr (std::is_same_v<T, std::string>)
    quoteInto(out, value);
  else if constexpr (std::is_same_v<T, JsonText>)
    out += value.text;
  else if constexpr (ListType<T>)
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

// JSON put together from parts that are JSON already: JsonObject().add("ok", "true").text()
class JsonObject {
 public:
  JsonObject& add(std::string_view name, std::string_view json) {
    fields_.append(fields_.empty() ? "\"" : ",\"").append(name).append("\":").append(json);
    return *this;
  }
  std::string text() const { return "{" + fields_ + "}"; }

 private:
  std::string fields_;
};

class JsonList {
 public:
  void add(std::string_view json) { items_.append(items_.empty() ? "" : ",").append(json); }
  std::string text() const { return "[" + items_ + "]"; }

 private:
  std::string items_;
};

// Only what differs from T{}: a field added later, with the old way as its default, leaves this text as it was.
template <class T>
std::string changesJson(const T& value) {
  JsonObject changes;
  const T usual{};
  eachMember<T>([&](auto member) {
    if (value.*member.pointer != usual.*member.pointer) changes.add(member.name, toJson(value.*member.pointer));
  });
  return changes.text();
}

}  // namespace mastaba
