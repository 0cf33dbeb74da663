// Some value of a bounded type, each field drawn evenly: options and requests for random tests and fixed games.
#pragma once

#include "describe/types.h"

namespace mastaba {

enum class SomeLuck : u8 { value };

template <class T>
T someValue(Chance& chance) {
  const auto below = [&chance](int n) { return static_cast<int>(chance.below(SomeLuck::value, static_cast<u32>(n))); };
  if constexpr (EnumType<T>) {
    int pick = below(static_cast<int>(mp11::mp_size<boost::describe::describe_enumerators<T>>::value));
    T value{};
    eachEnumerator<T>([&](T enumerator, const char*) {
      if (pick-- == 0) value = enumerator;
    });
    return value;
  } else if constexpr (std::is_same_v<T, bool>) {
    return below(2) == 1;
  } else if constexpr (countOf<T> > 0) {
    return T(below(countOf<T>));
  } else {
    T value{};
    eachMember<T>([&](auto member) {
      value.*member.pointer = someValue<std::remove_cvref_t<decltype(value.*member.pointer)>>(chance);
    });
    return value;
  }
}

// Options that the game offers, of its current rules.
template <class G>
typename G::Options someOptions(Chance& chance) {
  for (;;) {
    auto options = someValue<typename G::Options>(chance);
    options.rules = typename G::Options{}.rules;
    if (!G::refuse(options)) return options;
  }
}

}  // namespace mastaba
