// Property 1 for positions that somebody set up by hand: whatever `faults` lets through can be played on from, and
// imagined. Found by changing single values of true positions.
#pragma once

#include "describe/some.h"
#include "tests/battery/report.h"

namespace mastaba::battery {

// Changes one value somewhere in it, to any that its type has.
template <class T>
void tamper(T& value, Chance& chance) {
  if constexpr (EnumType<T> || countOf<T> > 0 || std::is_same_v<T, bool>) {
    value = someValue<T>(chance);
  } else if constexpr (std::is_same_v<T, Seats>) {
    value.bits = static_cast<u8>(pick(chance, 256));
  } else if constexpr (std::is_integral_v<T>) {
    value = static_cast<T>(pick(chance, 256));
  } else if constexpr (isSeq<T>) {
    const int what = pick(chance, 4);
    if (what == 0 && !value.full())
      value.push(value.empty() ? ElementOf<T>{} : value.back());
    else if (what == 1 && !value.empty())
      value.pop();
    else if (!value.empty())
      tamper(value[pick(chance, value.size())], chance);
  } else if constexpr (isArray<T>) {
    tamper(value[static_cast<std::size_t>(pick(chance, static_cast<int>(value.size())))], chance);
  } else {
    int left = pick(chance, static_cast<int>(mp11::mp_size<Members<T>>::value));
    eachMember<T>([&](auto member) {
      if (left-- == 0) tamper(value.*member.pointer, chance);
    });
  }
}

template <Game G>
void checkTampered(const typename G::State& truth, Chance& chance, Report& report) {
  constexpr int tries = 8;
  constexpr int plays = 20;
  Teller<typename G::Event> deaf;
  for (int i = 0; i < tries; ++i) {
    typename G::State state = truth;
    tamper(state, chance);
    if (i % 2 == 1) tamper(state, chance);
    state.open.options.rules = truth.open.options.rules;
    for (int length = 0; length < plays; ++length) {
      const char* fault = G::faults(state);
      if (length == 0 && fault) break;  // refused, as it should be
      if (!report.check(Property::playable, !fault,
                        [&] { return std::string(fault) + " after a position set up by hand"; }))
        break;
      const Seats actors = G::actors(state.open);
      if (actors.none()) break;
      const Seat seat = pickSeat(chance, actors);
      const char* imagined = G::faults(G::imagine(viewOf<G>(state, seat), chance));
      report.check(Property::playable, !imagined,
                   [&] { return std::string(imagined) + " in a world imagined from it"; });
      const auto move = pickMove<G>(chance, state, seat);
      if (!report.check(Property::playable, move.has_value(), [&] {
            return "seat " + std::to_string(seat) + " is asked but has no move in a position set up by hand";
          }))
        break;
      G::play(state, seat, *move, chance, deaf);
    }
  }
}

}  // namespace mastaba::battery
