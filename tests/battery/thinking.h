// Property 10: opponents think with what their seat sees, and with nothing else; from the second level on they do not
// miss a victory; and while they think nothing is taken from the heap.
#pragma once

#include "bots/levels.h"
#include "bots/thoughts.h"
#include "describe/difference.h"
#include "describe/json_out.h"
#include "describe/some.h"
#include "tests/battery/allocations.h"
#include "tests/battery/report.h"

namespace mastaba::battery {

template <Game G>
void checkValue(const typename G::State& state, Report& report) {
  const Chances chances = G::value(state);
  const int players = state.open.options.players;
  int all = 0;
  bool possible = true;
  for (Seat seat = 0; seat < players; ++seat) {
    all += chances[seat];
    possible = possible && chances[seat] >= 0 && chances[seat] <= surely;
  }
  // Alone it is a part of the points that can be reached.
  const bool together = players == 1 || (all > surely - surely / 32 && all < surely + surely / 32);
  report.check(Property::judges, possible && together,
               [&] { return "chances of " + std::to_string(all) + " together in " + toJson(state); });
}

template <Game G>
void checkThinking(const typename G::State& state, Seat seat, Chance& chance, Report& report) {
  constexpr int few = 24;
  const View<G> view = viewOf<G>(state, seat);
  const Mood mood{pickLuck(chance), pickLuck(chance)};
  const Player player{Mind::level, 1 + pick(chance, levels), few, 0};
  const auto move = Opponent<G>::decide(view, player, mood).move;
  report.check(Property::thinksLawfully, !G::refuse(view.open, view.own, seat, move),
               [&] { return "level " + std::to_string(player.level) + " makes " + toJson(move); });
  const auto other = Opponent<G>::decide(viewOf<G>(G::imagine(view, chance), seat), player, mood).move;
  report.check(Property::thinksWithoutPeeking, nameOf(move) == nameOf(other), [&] {
    return "level " + std::to_string(player.level) + " makes " + toJson(move) + " in one world and " + toJson(other) +
           " in another that looks the same";
  });

  typename G::Moves moves;
  G::moves(view.open, view.own, seat, moves);
  if (player.level > 1 && Opponent<G>::winningMove(view, moves, mood.character)) {
    Teller<typename G::Event> deaf;
    typename G::State after = state;
    G::play(after, seat, move, chance, deaf);
    report.check(Property::missesNoVictory, over<G>(after) && G::standing(after).place[seat] == 1, [&] {
      return "level " + std::to_string(player.level) + " makes " + toJson(move) + " and could have won";
    });
  }
  if constexpr (requires(Lines<typename G::Move>& lines) { G::lines(view, lines); }) {
    Lines<typename G::Move> lines;
    G::lines(view, lines);
    for (const auto& line : lines)
      report.check(Property::thinksLawfully, !line.empty() && !G::refuse(view.open, view.own, seat, line[0]),
                   [&] { return line.empty() ? "an empty line" : "a line begins with " + toJson(line[0]); });
  }

  // However long it thinks.
  const auto taken = [&](int simulations) {
    const u64 before = allocations;
    (void)Opponent<G>::consider(view, {.level = levels, .simulations = simulations}, mood);
    return allocations - before;
  };
  const u64 little = taken(1);
  report.check(Property::thinksInPlace, taken(few) == little, [] { return "thinking takes from the heap"; });
}

// Games of sensible players, some of whose positions are thought about.
template <Game G>
void think(const Plan& plan, Report& report) {
  Chance chance(plan.seed + 1);
  Teller<typename G::Event> deaf;
  for (int game = 0; game < plan.games; ++game) {
    typename G::State state = G::setup(someOptions<G>(chance), chance, deaf);
    for (int length = 0; !over<G>(state) && length < plan.longest; ++length) {
      const Seat seat = pickSeat(chance, G::actors(state.open));
      if (looksCloser(chance, length)) {
        checkValue<G>(state, report);
        if (pick(chance, 4) == 0) checkThinking<G>(state, seat, chance, report);
      }
      const auto move = pickMove<G>(chance, state, seat, 3);
      if (!move) return;
      G::play(state, seat, *move, chance, deaf);
    }
  }
}

}  // namespace mastaba::battery
