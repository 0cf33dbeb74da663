// Worlds that fit a view of Das Labyrinth des Pharao. What the stack holds lies open and what comes next is not decided
// before it is drawn: all that a seat does not know is what the others have just decided and not shown yet. How far
// they have come it sees, so each of them makes so many moves of those kinds, any of the possible ones.
#include "games/labyrinth/legal.h"

namespace mastaba {

using namespace labyrinth;

namespace {

enum class Imagined : u8 { choice };

const Labyrinth::Move& any(const Labyrinth::Moves& moves, Chance& chance) {
  return moves[static_cast<int>(chance.below(Imagined::choice, static_cast<u32>(moves.size())))];
}

Own imagineTurn(const Open& open, Seat seat, Chance& chance) {
  const Progress& progress = open.progress[seat];
  Own own{};
  Labyrinth::Moves moves;
  if (progress.started) {
    listStarts(moves);
    own.gate = as<Start>(any(moves, chance))->gate;
  }
  if (!progress.laid) return own;
  moves.clear();
  listLays(open, seat, moves);
  const Lay lay = *as<Lay>(any(moves, chance));
  own.at = lay.at;
  own.turns = lay.turns;
  for (int i = 0; i < progress.stones; ++i) {
    moves.clear();
    listStones(open, own, seat, moves);
    const Stone stone = *as<Stone>(any(moves, chance));
    own.stones[static_cast<int>(stone.quarter)] = stone.gem;
  }
  return own;
}

Own imagineBet(const Open& open, Seat seat, Chance& chance) {
  Own own{};
  if (open.betting.has(seat) && !Labyrinth::actors(open).has(seat))
    own.bet = chance.below(Imagined::choice, 2) == 0 ? Guess::high : Guess::low;
  return own;
}

}  // namespace

State Labyrinth::imagine(const View<Labyrinth>& view, Chance& chance) {
  State state{view.open, {}};
  if (view.me != spectator) state.own[view.me] = view.own;
  if (view.open.agenda.empty()) return state;
  const bool bets = view.open.agenda.back().ask == Ask::bet;
  for (Seat seat = 0; seat < view.open.options.players; ++seat)
    if (seat != view.me)
      state.own[seat] = bets ? imagineBet(view.open, seat, chance) : imagineTurn(view.open, seat, chance);
  return state;
}

}  // namespace mastaba
