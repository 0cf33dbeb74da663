// Every value of a bounded type, one after another: all moves there are, all options.
#pragma once

#include "describe/types.h"

namespace mastaba {

template <class T, class F>
void eachValue(F&& f);

namespace every {

// Runs through the members from the I-th on, like the wheels of an odometer.
template <class T, std::size_t I, class F>
void members(T& value, F&& f) {
  if constexpr (I == mp11::mp_size<Members<T>>::value) {
    f(static_cast<const T&>(value));
  } else {
    constexpr auto pointer = mp11::mp_at_c<Members<T>, I>::pointer;
    using Field = std::remove_cvref_t<decltype(value.*pointer)>;
    eachValue<Field>([&](const Field& field) {
      value.*pointer = field;
      members<T, I + 1>(value, f);
    });
  }
}

}  // namespace every

template <class T, class F>
void eachValue(F&& f) {
  if constexpr (EnumType<T>) {
    eachEnumerator<T>([&](T value, const char*) { f(value); });
  } else if constexpr (std::is_same_v<T, bool>) {
    f(false);
    f(true);
  } else if constexpr (countOf<T> > 0) {
    for (int i = 0; i < countOf<T>; ++i) f(T(i));
  } else if constexpr (isOneOf<T>) {
    eachAlternative<T>([&](auto identity) {
      using A = typename decltype(identity)::type;
      eachValue<A>([&](const A& value) { f(T{value}); });
    });
  } else {
    T value{};
    every::members<T, 0>(value, f);
  }
}

}  // namespace mastaba
