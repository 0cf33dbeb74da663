// The battery: what every game of the house must pass, over random options and player counts, random and sensible
// moves. A game is registered once, in rooms.cpp; docs/adding-a-game.md explains the properties.
#pragma once

#include "describe/some.h"
#include "tests/battery/calibration.h"
#include "tests/battery/law.h"
#include "tests/battery/report.h"
#include "tests/battery/spoken.h"
#include "tests/battery/tables.h"
#include "tests/battery/tampered.h"
#include "tests/battery/worlds.h"

namespace mastaba::battery {

// One game, checked at every position.
template <Game G>
void checkGame(const typename G::Options& options, const Plan& plan, const Reviewed<G>& reviewed, Chance& chance,
               Report& report) {
  Seed seed;
  for (u8& byte : seed.bytes) byte = static_cast<u8>(pick(chance, 256));
  const Words& words = *roomNamed(G::id)->words;

  Table<G> table(options, seed, std::vector<Sitter>(static_cast<std::size_t>(options.players), Sitter{"x", 0}));
  Companions<G> companions;
  const int sensible = pick(chance, 4);
  int length = 0;
  for (; !table.over() && length < plan.longest; ++length) {
    const typename G::State state = table.state();
    const bool closely = looksCloser(chance, length);
    checkSound<G>(state, report);
    checkSimultaneous<G>(state, chance, report);
    if (closely) {
      checkLaw<G>(state, words, report);
      checkSpoken<G>(state, words, report);
      checkTampered<G>(state, chance, report);
    }

    const Seat mover = pickSeat(chance, table.actors());
    const auto picked = pickMove<G>(chance, state, mover, sensible);
    if (!picked) return;
    const typename G::Move move = *picked;
    if (closely) checkWorlds<G>(state, mover, move, plan, reviewed, chance, report);
    companions.follow(state, mover, move, reviewed, chance, report);

    if (!closely) {
      (void)table.play(mover, move);
      continue;
    }
    const auto preview = table.preview(mover, move);
    const Table<G> before = table;
    (void)table.play(mover, move);
    checkPreview<G>(preview, table, before.told().size(), mover, report);
    checkUndo<G>(table, mover, move, before, report);
  }
  report.check(Property::ends, table.over(), [&] { return "no end after " + std::to_string(length) + " moves"; });
  if (table.over()) checkSound<G>(table.state(), report);
  checkReplay<G>(table, report);
}

template <Game G>
Report run(const Plan& plan, const Reviewed<G>& reviewed) {
  Report report;
  Chance chance(plan.seed);
  for (int game = 0; game < plan.games; ++game) {
    const auto options = someOptions<G>(chance);
    checkGame<G>(options, plan, reviewed, chance, report);
    checkAllocations<G>(options, chance, plan.longest, report);
  }
  for (int i = 0; i < plan.calibrations; ++i) checkCalibration<G>(plan, reviewed, chance, report);
  return report;
}

}  // namespace mastaba::battery
