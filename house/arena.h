// Bots among themselves, without a table: what `mastaba arena` counts.
#pragma once

#include <algorithm>

#include "bots/thoughts.h"
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
BotGame playBots(const typename G::Options& options, const Seed& deal, std::span<const Player> players,
                 std::span<const std::string> events, const Stop* stop) {
  Chance chance(deal);
  // Of the bots' own, so that the same deal stays the same whoever plays.
  u64 character = 0;
  for (std::size_t i = 0; i < 8; ++i) character = character << 8 | deal.bytes[i];
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
    const auto start = std::chrono::steady_clock::now();
    const Decision<G> decision = Opponent<G>::decide(viewOf<G>(state, seat), players[seat],
                                                     {character + seat, static_cast<u64>(game.moves)}, stop);
    if (stop && *stop) return game;
    ++game.moves;
    ++game.choices[seat];
    game.seconds[seat] += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    game.simulations[seat] += decision.simulations;
    G::play(state, seat, decision.move, chance, teller);
    keep();
  }
  const typename G::Standing standing = G::standing(state);
  game.whole = true;
  game.how = nameOfEnum(standing.how);
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    game.points[seat] = standing.points[seat];
    game.place[seat] = standing.place[seat];
  }
  return game;
}

}  // namespace mastaba
