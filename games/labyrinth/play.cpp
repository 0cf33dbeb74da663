// What moves do, and how Das Labyrinth des Pharao begins and ends.
#include <algorithm>

#include "games/labyrinth/legal.h"

namespace mastaba {

using namespace labyrinth;

namespace {

using Why = Labyrinth::Why;

// A move as it is carried out.
struct Act {
  State& state;
  Chance& chance;
  Teller<Labyrinth::Event>& teller;

  Open& open() const { return state.open; }
  int players() const { return open().options.players; }
  Seats all() const { return Seats::upTo(players()); }

  // ---- number cards and bets

  // LABYRINTH-28: the next card. Who turns it up makes no difference (LABYRINTH-12).
  void next() const {
    const int turn = turnOf(open()) + 1;
    const bool bets = open().options.betting == Labyrinth::Betting::on && turn >= firstBet && turn <= lastBet;
    if (bets && turn % group == 1) open().betting = all();  // LABYRINTH-56, LABYRINTH-62: everybody is in again
    if (!open().betting.none())
      open().agenda.push({Ask::bet, open().betting, nobody, tileOf(open()).v});  // LABYRINTH-58, A22
    else
      reveal();
  }

  void reveal() const {
    const Number before = open().cards.empty() ? Number{} : tileOf(open());
    // LABYRINTH-10: as if the whole stack had been shuffled; A28: equal cards are the same.
    const Number card = open().stack.draw(Labyrinth::Luck::cards, nobody, chance) + 1;
    open().cards.push(card);
    teller.reveal(everyone, Labyrinth::Revealed{card, turnOf(open())});
    for (const Seat seat : open().betting) showBet(seat, before, card);
    open().agenda.push({Ask::lay, all(), nobody, card.v});  // LABYRINTH-13
  }

  // LABYRINTH-59 to LABYRINTH-62
  void showBet(Seat seat, Number before, Number card) const {
    Guess& guess = state.own[seat].bet;
    const bool right = guess == (card > before ? Guess::high : Guess::low);
    // LABYRINTH-61: the same number lets everybody stay.
    const Outcome outcome = card == before ? Outcome::same : right ? Outcome::right : Outcome::wrong;
    teller.show(seat, Labyrinth::BetShown{seat, guess, outcome});
    open().bets[seat].push(guess);
    if (outcome == Outcome::wrong) open().betting.drop(seat);
    guess = Guess::none;
  }

  void bet(Seat seat, Guess guess) const {
    state.own[seat].bet = guess;
    if (answered(open().agenda, seat)) reveal();
  }

  // LABYRINTH-63; A19: after the stones of this turn, so that it can be placed in the next.
  void endBettingRound() const {
    for (const Seat seat : open().betting) {
      ++open().boards[seat].left[static_cast<int>(Gem::special)];
      teller.tell(everyone, Labyrinth::WonSpecial{seat});
    }
    open().betting = {};
    open().bets = {};
  }

  // ---- a turn

  // The seat has done something: is that all it has to do?
  void goOn(Seat seat) const {
    Progress& progress = open().progress[seat];
    if (!progress.laid) return;
    if (!canPlaceMore(open(), seat)) progress.done = true;
    if (!progress.done) return;
    if (turnOf(open()) == startBy && !hasStart(open(), seat)) return;  // LABYRINTH-29
    if (answered(open().agenda, seat)) endTurn();
  }

  void endTurn() const {
    for (Seat seat = 0; seat < players(); ++seat) show(seat);
    open().progress = {};
    const int turn = turnOf(open());
    if (open().options.betting == Labyrinth::Betting::on && turn % group == 0) endBettingRound();
    if (turn < places)
      next();
    else
      count();  // LABYRINTH-37: all places are covered; LABYRINTH-38: three cards stay
  }

  // What a seat has decided in this turn comes onto its board.
  void show(Seat seat) const {
    Own& own = state.own[seat];
    Board& board = open().boards[seat];
    const bool shutOut = isShutOut(board, open().options);
    const int before = board.corridor.size();
    decide(board, open(), own, seat);
    if (own.gate != Gate::none) teller.show(seat, Labyrinth::Entered{seat, own.gate});
    teller.show(seat, Labyrinth::Laid{seat, tileOf(open()), own.at, own.turns});
    for (int quarter = 0; quarter < quarters; ++quarter)
      if (own.stones[quarter] != Gem::none)
        teller.show(seat, Labyrinth::Placed{seat, own.stones[quarter], own.at, static_cast<Quarter>(quarter)});
    own = {};
    const int further = board.corridor.size() - before;
    if (further > 0) tellWalk(seat, further);
    if (!shutOut && isShutOut(board, open().options)) teller.tell(everyone, Labyrinth::ShutOut{seat});
  }

  void tellWalk(Seat seat, int further) const {
    const int length = open().boards[seat].corridor.size();
    teller.tell(everyone, Labyrinth::Walked{seat, further, length});
    for (int marker = 0; marker < stretches - 1; ++marker) {  // LABYRINTH-36
      const int field = (marker + 1) * stretch;
      if (field <= length && field > length - further)
        teller.tell(everyone, Labyrinth::Marked{seat, static_cast<Labyrinth::Marker>(marker), field});
    }
  }

  // What its own decision brings, a seat knows before the others see it.
  void tellAhead(Seat seat, const Labyrinth::Move& move) const {
    const Seats alone = Seats::only(seat);
    const Board& now = open().boards[seat];
    const Board then = boardAhead(open(), state.own[seat], seat);
    if (const auto* stone = as<Stone>(move)) {
      const Verdict verdict = verdictOn(then, open().options, fieldAt(stone->at, stone->quarter));
      return teller.tell(
          alone, Labyrinth::StoneAhead{seat, stone->gem, stone->at, stone->quarter, verdict.fate, verdict.points()});
    }
    const int further = then.corridor.size() - now.corridor.size();
    if (further > 0) teller.tell(alone, Labyrinth::Ahead{seat, further, then.corridor.size()});
    if (!isShutOut(now, open().options) && isShutOut(then, open().options))
      teller.tell(alone, Labyrinth::ShutOut{seat});
  }

  // ---- the end: stone by stone, why it counts and why not

  void count() const {
    if (teller.deaf()) return;
    for (Seat seat = 0; seat < players(); ++seat) {
      const Board& board = open().boards[seat];
      teller.tell(everyone, Labyrinth::CorridorCounted{seat, board.corridor.size()});
      for (int i = 0; i < fields; ++i)
        if (board.stones[i] != Gem::none) countStone(seat, Field(i));
    }
  }
  void countStone(Seat seat, Field field) const {
    const Board& board = open().boards[seat];
    const Gem gem = board.stones[field];
    const Verdict verdict = verdictOn(board, open().options, field);
    if (verdict.fate == Fate::counts)
      teller.tell(everyone, Labyrinth::StoneCounted{seat, gem, placeOf(field), quarterOf(field), verdict.position,
                                                    verdict.worth, verdict.factor, verdict.points()});
    else
      teller.tell(everyone, Labyrinth::StoneLost{seat, gem, placeOf(field), quarterOf(field), verdict.fate});
  }
};

// LABYRINTH-51: the rank of a solo player by either scoring, and how many points are missing to the next.
void rate(Labyrinth::Standing& result, const Options& options) {
  const auto& ranks = options.scoring == Labyrinth::Scoring::expert ? expertRanks : basicRanks;
  int rank = 0;
  while (rank < static_cast<int>(ranks.size()) && result.points[0] >= ranks[static_cast<std::size_t>(rank)]) ++rank;
  const bool highest = rank == static_cast<int>(ranks.size());
  const int missing = highest ? 0 : ranks[static_cast<std::size_t>(rank)] - result.points[0];
  result.lines.push({0, static_cast<Why>(static_cast<int>(Why::apprentice) + rank), missing, 0});
}

void countBoard(Labyrinth::Standing& result, const Tally& tally, Seat seat) {
  for (int i = 0; i < stretches; ++i) {  // LABYRINTH-39, LABYRINTH-49
    const int from = i * stretch;
    const int upTo = i + 1 < stretches ? from + stretch : fields;
    const int many = std::clamp(tally.corridor - from, 0, upTo - from);
    result.count(seat, static_cast<Why>(static_cast<int>(Why::stretch1) + i), many, many);
  }
  for (std::size_t kind = 1; kind < tally.of.size(); ++kind)
    result.count(seat, static_cast<Why>(static_cast<std::size_t>(Why::plain) + kind - 1), tally.of[kind].many,
                 tally.of[kind].points);
  result.count(seat, Why::lost, tally.lost, 0);
}

}  // namespace

State Labyrinth::setup(const Options& options, Chance& chance, Teller<Event>& teller) {
  State state{};
  Open& open = state.open;
  open.options = options;
  for (std::size_t i = 0; i < designs; ++i) open.stack.of[i] = designOf[i].copies;  // LABYRINTH-8
  for (Seat seat = 0; seat < options.players; ++seat) {
    auto& left = open.boards[seat].left;
    if (options.scoring == Scoring::expert) {  // LABYRINTH-6
      left[static_cast<int>(Gem::blue)] = blueStones;
      left[static_cast<int>(Gem::green)] = greenStones;
      left[static_cast<int>(Gem::red)] = redStones;
    } else {
      left[static_cast<int>(Gem::plain)] = stones;  // LABYRINTH-25
    }
  }
  Act{state, chance, teller}.next();
  return state;
}

void Labyrinth::play(State& state, Seat seat, const Move& move, Chance& chance, Teller<Event>& teller) {
  const Act act{state, chance, teller};
  if (const auto* bet = as<Bet>(move)) return act.bet(seat, bet->guess);
  Own& own = state.own[seat];
  Progress& progress = state.open.progress[seat];
  match(move, [&](const auto& one) {
    using M = std::decay_t<decltype(one)>;
    if constexpr (std::is_same_v<M, Start>) {
      own.gate = one.gate;
      progress.started = true;
    } else if constexpr (std::is_same_v<M, Lay>) {
      own.at = one.at;
      own.turns = one.turns;
      progress.laid = true;
    } else if constexpr (std::is_same_v<M, Stone>) {
      own.stones[static_cast<int>(one.quarter)] = one.gem;
      ++progress.stones;
    } else {
      progress.done = true;
    }
  });
  const int turn = turnOf(state.open);
  act.goOn(seat);
  const bool waits =
      turnOf(state.open) == turn && !state.open.agenda.empty() && state.open.agenda.back().ask == Ask::lay;
  if (waits && !is<Done>(move) && !teller.deaf()) act.tellAhead(seat, move);
}

Labyrinth::Standing Labyrinth::standing(const State& state) {
  const Open& open = state.open;
  Standing result;
  std::array<int, maxSeats> merit{};
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    const Tally tally = tallyOf(open.boards[seat], open.options);
    countBoard(result, tally, seat);
    merit[seat] = result.points[seat];      // LABYRINTH-44, LABYRINTH-49
    if (open.options.ties == Ties::broken)  // A24
      merit[seat] = (merit[seat] * 1000 + tally.corridor) * 1000 + tally.counting;
  }
  rank(result, merit, open.options.players);
  if (open.options.players == 1) rate(result, open.options);  // LABYRINTH-50
  return result;
}

}  // namespace mastaba
