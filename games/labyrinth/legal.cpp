// The law of Das Labyrinth des Pharao: what is allowed, seen from one seat.
#include "games/labyrinth/legal.h"

#include <algorithm>

namespace mastaba {

using namespace labyrinth;

namespace {

// Stones of a kind that are neither on the board nor placed in this turn.
int supplyOf(const Open& open, const Own& own, Seat seat, Gem gem) {
  int many = open.boards[seat].left[static_cast<int>(gem)];
  for (const Gem placed : own.stones) many -= placed == gem ? 1 : 0;
  return many;
}

// A9, as an option: all blue ones, then the green ones, then the red ones; special treasures at any time.
bool isTooEarly(const Open& open, const Own& own, Seat seat, Gem gem) {
  if (open.options.colours == Labyrinth::Colours::free || gem == Gem::special) return false;
  const auto comesFirst = [&](Gem other) { return gem > other && supplyOf(open, own, seat, other) > 0; };
  return comesFirst(Gem::blue) || comesFirst(Gem::green);
}

Refusal refuseKind(const Open& open, const Own& own, Seat seat, Gem gem) {
  const bool expert = open.options.scoring == Labyrinth::Scoring::expert;
  const bool coloured = gem == Gem::blue || gem == Gem::green || gem == Gem::red;
  if (gem == Gem::none) return no(24, 'b');
  if (coloured && !expert) return no(25);
  if (gem == Gem::plain && expert) return no(45);
  if (supplyOf(open, own, seat, gem) == 0) return gem == Gem::special ? no(64) : no(24);
  if (isTooEarly(open, own, seat, gem)) return no(45, 'b');
  return allowed;
}

Refusal refuseBet(const Open& open, Seat seat, Guess guess) {
  if (open.options.betting == Labyrinth::Betting::off) return no(52);
  if (open.agenda.back().ask != Ask::bet) {
    if (turnOf(open) < firstBet) return no(55);
    return turnOf(open) > lastBet ? no(57) : no(59);
  }
  if (!open.betting.has(seat)) return no(62);
  if (!Labyrinth::actors(open).has(seat)) return no(59, 'b');
  return guess == Guess::none ? no(58) : allowed;
}

Refusal refuseStart(const Open& open, Seat seat, Gate gate) {
  if (hasStart(open, seat)) return no(35);
  if (Labyrinth::asked(open, seat) == Ask::stones) return no(29, 'b');
  return gate == Gate::none ? no(29, 'c') : allowed;
}

Refusal refuseLay(const Open& open, Seat seat, const Lay& lay) {
  if (open.progress[seat].laid) return no(15);
  if (covered(open.boards[seat], lay.at)) return no(13);
  return lay.turns < distinctTurns(tileOf(open)) ? allowed : no(14);
}

// LABYRINTH-20: nobody asks for walls here, they may come later. LABYRINTH-65: special treasures are no exception.
Refusal refuseStone(const Open& open, const Own& own, Seat seat, const Stone& stone) {
  if (!open.progress[seat].laid) return no(17);
  if (open.progress[seat].done) return no(29);
  if (stone.at != own.at) return covered(open.boards[seat], stone.at) ? no(22) : no(21);
  if (!hasScarab({tileOf(open), own.turns}, stone.quarter)) return no(19);
  if (own.stones[static_cast<int>(stone.quarter)] != Gem::none) return no(18);
  return refuseKind(open, own, seat, stone.gem);
}

Refusal refuseDone(const Open& open, Seat seat) {
  if (!open.progress[seat].laid) return no(13, 'b');
  return open.progress[seat].done ? no(29) : allowed;  // LABYRINTH-23: nobody has to place a stone
}

// All ways to lay a tile on a place: copied from here, they are listed several times faster than made one by one.
constexpr auto laysOn = []<int... place>(std::integer_sequence<int, place...>) {
  using Lay = Lay;
  using Ways = std::array<Labyrinth::Move, 4>;
  return std::array{Ways{Lay{place, 0}, Lay{place, 1}, Lay{place, 2}, Lay{place, 3}}...};
}(std::make_integer_sequence<int, places>());

}  // namespace

bool labyrinth::canPlaceMore(const Open& open, Seat seat) {
  const int placed = open.progress[seat].stones;
  if (placed > 0 && open.options.stones == Labyrinth::Stones::perTurn) return false;
  return placed < scarabsOn(tileOf(open)) && placed < stonesLeft(open.boards[seat]);
}

void labyrinth::decide(Board& board, const Open& open, const Own& own, Seat seat) {
  const Progress& progress = open.progress[seat];
  if (progress.started) board.gate = own.gate;  // LABYRINTH-32
  if (progress.laid) board.tiles[own.at] = {tileOf(open), own.turns};
  for (int quarter = 0; quarter < quarters; ++quarter) {
    const Gem gem = own.stones[quarter];
    if (gem == Gem::none) continue;
    board.stones[fieldAt(own.at, static_cast<Quarter>(quarter))] = gem;
    --board.left[static_cast<int>(gem)];
  }
  walk(board, open.options);  // LABYRINTH-33, LABYRINTH-34
}

void labyrinth::listStarts(Labyrinth::Moves& out) {
  for (int gate = 1; gate < Labyrinth::gates; ++gate) out.push(Start{static_cast<Gate>(gate)});
}

void labyrinth::listLays(const Open& open, Seat seat, Labyrinth::Moves& out) {
  // Every place is written down, and kept only if the next does not overwrite it: which places are covered is a toss-up
  // that no processor guesses right.
  const int distinct = distinctTurns(tileOf(open));
  Labyrinth::Move* to = out.end();
  for (int place = 0; place < places; ++place) {
    std::copy_n(laysOn[place].begin(), 4, to);
    to += covered(open.boards[seat], place) ? 0 : distinct;
  }
  out.endAt(to);
}

void labyrinth::listStones(const Open& open, const Own& own, Seat seat, Labyrinth::Moves& out) {
  const Tile tile{tileOf(open), own.turns};
  for (int kind = 1; kind < Labyrinth::gems; ++kind) {
    const auto gem = static_cast<Gem>(kind);
    if (refuseKind(open, own, seat, gem)) continue;
    for (int quarter = 0; quarter < quarters; ++quarter) {
      const auto at = static_cast<Quarter>(quarter);
      if (hasScarab(tile, at) && own.stones[quarter] == Gem::none) out.push(Stone{gem, own.at, at});
    }
  }
}

Refusal Labyrinth::refuse(const Options& options) { return options.players < fewest ? no(1) : allowed; }

Ask Labyrinth::asked(const Open& open, Seat seat) {
  if (open.agenda.back().ask == Ask::bet) return Ask::bet;
  const Progress& progress = open.progress[seat];
  // A14: whoever has no start when the stones of the third turn are placed must choose one.
  return !progress.laid ? Ask::lay : !progress.done ? Ask::stones : Ask::start;
}

Refusal Labyrinth::refuse(const Open& open, const Own& own, Seat seat, const Move& move) {
  if (open.agenda.empty()) return no(37);
  if (const auto* bet = as<Bet>(move)) return refuseBet(open, seat, bet->guess);
  if (!actors(open).has(seat)) return no(28);
  if (asked(open, seat) == Ask::bet) return no(59, 'c');
  return match(move, [&](const auto& one) -> Refusal {
    using M = std::decay_t<decltype(one)>;
    if constexpr (std::is_same_v<M, Start>)
      return refuseStart(open, seat, one.gate);
    else if constexpr (std::is_same_v<M, Lay>)
      return refuseLay(open, seat, one);
    else if constexpr (std::is_same_v<M, Stone>)
      return refuseStone(open, own, seat, one);
    else
      return refuseDone(open, seat);
  });
}

void Labyrinth::moves(const Open& open, const Own& own, Seat seat, Moves& out) {
  out.clear();
  if (!actors(open).has(seat)) return;
  switch (asked(open, seat)) {
    case Ask::bet:  // A21: also what cannot come
      out.push(Bet{Guess::high});
      out.push(Bet{Guess::low});
      return;
    case Ask::lay:
      listLays(open, seat, out);
      if (!hasStart(open, seat)) listStarts(out);  // LABYRINTH-31
      return;
    case Ask::stones:
      listStones(open, own, seat, out);
      out.push(Done{});
      return;
    case Ask::start:
      listStarts(out);
      return;
  }
}

}  // namespace mastaba
