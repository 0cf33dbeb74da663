// Any described value from JSON. Nothing throws; every number is checked against its range, every list against its
// length, every word against those that exist, and the fault names the place.
#pragma once

#include <algorithm>
#include <boost/json/value.hpp>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "describe/fault.h"
#include "describe/types.h"

namespace mastaba {

namespace json = boost::json;

// Text to JSON: at most 32 levels deep, strictly standard.
Fault parseJson(std::string_view text, json::value& out);

// Of these a reader may leave out what is as usual: options, for a person need not name them all, and a record from
// before an option existed means the usual way; and whatever says so itself (`static constexpr bool sparse = true`). Of
// everything else every field must be there.
template <class T>
concept Sparse = requires(T options) {
  options.players;
  options.rules;
} || T::sparse;

// A field that came later (`static constexpr std::string_view later = "deal"`): what was written before does not have
// it, and means what it is at first. And fields that need not be said (`static constexpr std::array optional{…}`).
template <class T>
constexpr bool mayBeMissing(std::string_view field) {
  if constexpr (requires { T::later; })
    return field == T::later;
  else if constexpr (requires { T::optional; })
    return std::ranges::find(T::optional, field) != T::optional.end();
  else
    return Sparse<T>;
}

template <class T>
Fault readJson(const json::value& from, T& into);

inline std::string_view textOf(const json::string& text) { return {text.data(), text.size()}; }
// A text in JSON that we have written ourselves: it must be there.
inline std::string textAt(const json::value& object, const char* field) {
  return std::string(textOf(object.get_object().at(field).get_string()));
}

namespace json_in {

// No list that grows may grow beyond this.
inline constexpr std::size_t mostItems = 100'000;

inline Fault wrong(Wrong what, std::string detail = {}) { return {what, {}, std::move(detail)}; }

std::string written(const json::value& value);
Fault number(const json::value& from, long long least, long long most, long long& into);

template <class E>
Fault word(const json::value& from, E& into) {
  if (!from.is_string()) return wrong(Wrong::needsText);
  const std::string_view text = textOf(from.get_string());
  bool found = false;
  std::string words;
  eachEnumerator<E>([&](E value, const char* name) {
    words.append(words.empty() ? "" : ", ").append(name);
    if (text == name) {
      into = value;
      found = true;
    }
  });
  return found ? Fault{} : wrong(Wrong::unknownWord, words);
}

template <class T>
Fault list(const json::value& from, T& into) {
  if (!from.is_array()) return wrong(Wrong::needsList);
  const json::array& items = from.get_array();
  T values{};
  if constexpr (isArray<T>) {
    if (items.size() != values.size()) return wrong(Wrong::wrongCount, std::to_string(values.size()));
  } else {
    std::size_t most = mostItems;
    if constexpr (isSeq<T>) most = static_cast<std::size_t>(T::capacity());
    if (items.size() > most) return wrong(Wrong::tooMany, std::to_string(most));
  }
  for (std::size_t i = 0; i < items.size(); ++i) {
    ElementOf<T> value{};
    if (Fault fault = readJson(items[i], value)) return std::move(fault).inside(i);
    if constexpr (isSeq<T>)
      values.push(value);
    else if constexpr (isVector<T>)
      values.push_back(std::move(value));
    else
      values[i] = value;
  }
  into = std::move(values);
  return {};
}

template <class T>
Fault object(const json::value& from, T& into, bool tagged) {
  if (!from.is_object()) return wrong(Wrong::needsObject);
  const json::object& object = from.get_object();
  std::size_t known = tagged ? 1 : 0;
  Fault fault;
  eachMember<T>([&](auto member) {
    if (fault) return;
    const json::value* field = object.if_contains(member.name);
    if (field) {
      ++known;
      fault = readJson(*field, into.*member.pointer);
    } else if (!mayBeMissing<T>(member.name)) {
      fault = wrong(Wrong::missing);
    }
    if (fault) fault = std::move(fault).inside(member.name);
  });
  if (fault || known == object.size()) return fault;
  for (const auto& field : object) {
    bool member = tagged && field.key() == "is";
    eachMember<T>([&](auto described) { member |= field.key() == described.name; });
    if (!member) return wrong(Wrong::unknownField).inside(std::string(field.key()));
  }
  return {};
}

template <class T>
Fault oneOf(const json::value& from, T& into) {
  if (!from.is_object()) return wrong(Wrong::needsObject);
  const json::value* tag = from.get_object().if_contains("is");
  if (!tag) return wrong(Wrong::missing).inside("is");
  if (!tag->is_string()) return wrong(Wrong::needsText).inside("is");
  const std::string_view text = textOf(tag->get_string());
  bool found = false;
  Fault fault;
  std::string words;
  eachAlternative<T>([&](auto identity) {
    using A = typename decltype(identity)::type;
    words.append(words.empty() ? "" : ", ").append(wordOf<A>());
    if (found || text != wordOf<A>()) return;
    found = true;
    A value{};
    fault = object(from, value, true);
    if (!fault) into = value;
  });
  return found ? fault : wrong(Wrong::unknownWord, words).inside("is");
}

}  // namespace json_in

template <class T>
Fault readJson(const json::value& from, T& into) {
  if constexpr (EnumType<T>) {
    return json_in::word(from, into);
  } else if constexpr (std::is_same_v<T, bool>) {
    if (!from.is_bool()) return json_in::wrong(Wrong::needsYesNo);
    into = from.get_bool();
    return {};
  } else if constexpr (NumberType<T>) {
    long long value = 0;
    if constexpr (countOf<T> > 0) {
      if (Fault fault = json_in::number(from, 0, countOf<T> - 1, value)) return fault;
      into = T(static_cast<int>(value));
    } else {
      using Limits = std::numeric_limits<T>;
      if (Fault fault = json_in::number(from, Limits::min(), Limits::max(), value)) return fault;
      into = static_cast<T>(value);
    }
    return {};
  } else if constexpr (std::is_same_v<T, std::string>) {
    if (!from.is_string()) return json_in::wrong(Wrong::needsText);
    into = textOf(from.get_string());
    return {};
  } else if constexpr (std::is_same_v<T, JsonText>) {
    into.text = json_in::written(from);
    return {};
  } else if constexpr (std::is_same_v<T, Seats>) {
    Seq<Seat, 8> seats;
    if (Fault fault = json_in::list(from, seats)) return fault;
    into = {};
    for (const Seat seat : seats) into.add(seat);
    return {};
  } else if constexpr (ListType<T>) {
    return json_in::list(from, into);
  } else if constexpr (isMaybe<T>) {
    into.reset();
    if (from.is_null()) return {};
    typename T::value_type value{};
    if (Fault fault = readJson(from, value)) return fault;
    into = std::move(value);
    return {};
  } else if constexpr (isOneOf<T>) {
    return json_in::oneOf(from, into);
  } else {
    return json_in::object(from, into, false);
  }
}

// From text in one go.
template <class T>
Fault fromJson(std::string_view text, T& into) {
  json::value value;
  if (Fault fault = parseJson(text, value)) return fault;
  return readJson(value, into);
}

}  // namespace mastaba
