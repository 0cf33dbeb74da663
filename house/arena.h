// Bots among themselves, without a table: what `mastaba arena` counts.
#pragma once

#include <algorithm>

#include "bots/levels.h"
#include "house/room.h"

namespace mastaba {

namespace arena {

// The seat an event is about: its field `seat`. Nobody: it has none, or is about none.
template <class E>
Seat seatOf(const E& event) {
  if constexpr (requires { requires std::is_same_v<std::remove_cvref_t<decltype(event.seat)>, Seat>; })
    return event.seat;
  else
    return nobody;
}

// One thing may be told in several forms: all of it to some, the rest of it to others. It counts once, as the seat
// hears it that it is about, since nobody knows more of it; what is about no seat counts as those hear it who only
// watch.
template <class Event>
void keep(const Telling<Event>& told, std::span<const std::string> events, std::vector<Happening>& happened) {
  for (const Told<Event>& one : told)
    match(one.event, [&](const auto& event) {
      if (!one.to.has(seatOf(event))) return;
      const auto asked = std::find(events.begin(), events.end(), wordOf<std::decay_t<decltype(event)>>());
      if (asked != events.end())
        happened.push_back({static_cast<std::size_t>(asked - events.begin()), fieldsOf(event)});
    });
}

}  // namespace arena

// A shape for each event of the game.
template <Game G>
std::vector<Shape> eventsOf() {
  std::vector<Shape> events;
  eachAlternative<typename G::Event>([&](auto identity) {
    using E = typename decltype(identity)::type;
    events.push_back({wordOf<E>(), Said::Kind::group, {}, shapesOf<E>()});
  });
  return events;
}

// One deal to its end. Seats that decide at the same time do so from first to last; nobody sees what the others chose.
template <Game G>
BotGame playBots(const typename G::Options& options, const Seed& deal, std::span<const int> levels,
                 std::span<const std::string> events) {
  Chance chance(deal);
  u64 own = 0;
  for (int i = 0; i < 8; ++i) own = own << 8 | deal.bytes[static_cast<std::size_t>(i)];
  Chance choice(own);  // of the bots, so that the same deal stays the same whoever plays
  BotGame game;
  Telling<typename G::Event> told;
  Teller<typename G::Event> teller;
  if (!events.empty()) teller = Teller<typename G::Event>(told);
  const auto keep = [&] {
    arena::keep(told, events, game.happened);
    told.clear();
  };
  typename G::State state = G::setup(options, chance, teller);
  keep();
  while (!over<G>(state)) {
    const Seat seat = G::actors(state.open).first();
    const auto move = botMove<G>(viewOf<G>(state, seat), levels[static_cast<std::size_t>(seat)], choice);
    G::play(state, seat, move, chance, teller);
    keep();
  }
  const typename G::Standing standing = G::standing(state);
  game.how = nameOfEnum(standing.how);
  for (std::size_t seat = 0; seat < levels.size(); ++seat) {
    game.points[seat] = standing.points[seat];
    game.place[seat] = standing.place[seat];
  }
  return game;
}

}  // namespace mastaba
