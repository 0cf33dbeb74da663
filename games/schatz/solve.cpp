// The end of a game, reckoned out. Luck is never needed to win: who holds the right cards wins this turn whatever
// others hold, and when two play and the pile is used up, each knows what the other holds. So far, and no further, it
// can be proved who wins.
#include "games/schatz/schatz.h"

namespace mastaba {

using namespace schatz;

namespace {

enum class Verdict : u8 { lost, open, won };

struct Proof {
  static constexpr int deepest = 16;

  Seat me;
  int left = 3'000;  // positions to look at

  static bool draws(const Schatz::Move& move) { return as<Draw>(move) || as<Swap>(move); }

  // `known`: whose cards are known. Who has drawn may do anything from then on.
  Verdict after(const State& state, Seats known, int depth, Seat seat, const Schatz::Move& move) {
    const int players = state.open.options.players;
    if (draws(move) && !known.has(leftOf(seat, players))) return Verdict::open;
    State next = state;
    Chance chance(1);  // decides nothing: a hand that it changes is not looked at again
    Teller<Schatz::Event> deaf;
    Schatz::play(next, seat, move, chance, deaf);
    const bool drawn =
        next.open.pileSize != state.open.pileSize || next.open.discarded.size() < state.open.discarded.size();
    if (drawn) known.drop(seat);
    return judge(next, known, depth + 1);
  }

  Verdict judge(const State& state, Seats known, int depth) {
    const Seats actors = Schatz::actors(state.open);
    if (actors.none()) return ended(state);
    const Seat seat = actors.first();
    const bool loses = state.open.agenda.back().ask == Ask::giveUp;  // from what lies open
    if (!haveChosen(state.open).none() || (!loses && !known.has(seat))) return Verdict::open;
    if (--left < 0 || depth >= deepest) return Verdict::open;
    const bool mine = seat == me;
    Schatz::Moves moves;
    Schatz::moves(state.open, state.own[seat], seat, moves);
    Verdict best = mine ? Verdict::lost : Verdict::won;
    const Verdict aim = mine ? Verdict::won : Verdict::lost;
    for (const Schatz::Move& move : moves) {
      const Verdict verdict = after(state, known, depth, seat, move);
      best = mine ? std::max(best, verdict) : std::min(best, verdict);
      if (best == aim) break;
    }
    return best;
  }

  Verdict ended(const State& state) const {
    for (Seat seat = 0; seat < state.open.options.players; ++seat)
      if (state.open.passed[seat] == adventures) return seat == me ? Verdict::won : Verdict::lost;
    return Verdict::open;  // nobody moved for long: that is not what is asked here
  }
};

}  // namespace

// When a move wins for certain, what the others are worth is not asked any further. When all lose for certain, let the
// search find where the other must see most to win.
bool Schatz::solve(const View<Schatz>& view, const Moves& moves, Weights<Moves>& chances) {
  const Open& open = view.open;
  const bool allKnown = open.options.players == 2 && open.pileSize == 0;
  const Seat other = leftOf(view.me, open.options.players);
  if (!facesTreasure(open, view.me)) return false;  // too far from winning
  if (!haveChosen(open).none()) return false;
  Chance chance(1);
  const State world = imagine(view, chance);
  Seats known = Seats::only(view.me);
  if (allKnown) known.add(other);
  Proof proof{view.me};
  bool won = false;
  for (int i = 0; i < moves.size(); ++i) {
    const Verdict verdict = proof.after(world, known, 0, view.me, moves[i]);
    chances[i] = verdict == Verdict::won ? surely : notReckoned;
    won |= verdict == Verdict::won;
  }
  return won;
}

}  // namespace mastaba
