// Imagined games of Das Labyrinth des Pharao, played to their end quickly. Nobody is in anybody's way: the cards are
// drawn first, then each board is played by itself.
#include <algorithm>

#include "games/labyrinth/legal.h"
#include "games/labyrinth/outlook.h"
#include "games/labyrinth/rivals.h"

namespace mastaba {

using namespace labyrinth;

namespace {

struct Coming {  // the cards of the turns to come, and what is in the stack after each
  List<Number, places> cards;
  std::array<u32, places> stacks{};
};

// One seat on its board.
class Alone {
 public:
  Alone(State& state, Seat seat)
      : open(state.open),
        own(state.own[seat]),
        progress(open.progress[seat]),
        board(merged(state.open.boards[seat], open, own, seat)),
        weights(learnedFor(open.options)),
        quick(board, open.options),
        in(open.betting.has(seat)) {}

  void play(u32 stack, const Coming& coming) {
    // Who is asked for a bet has ended the turn before it.
    const bool bets = open.agenda.back().ask == Ask::bet;
    if (!bets) {
      start(stack);
      if (!progress.laid)
        act(tileOf(open), stack);
      else if (!progress.done)
        goOn();
      endTurn(turnOf(open));
    }
    Number before = open.cards.empty() ? Number{} : tileOf(open);
    u32 left = stack;
    for (int i = 0; i < coming.cards.size(); ++i) {
      const Number card = coming.cards[i];
      const int turn = turnOf(open) + 1 + i;
      bet(turn, before, card, left, bets && i == 0 ? own.bet : Guess::none);
      left = coming.stacks[static_cast<std::size_t>(i)];
      start(left);
      act(card, left);
      endTurn(turn);
      before = card;
    }
    walk(board, open.options);
  }
  int points() const { return quick.points(); }

 private:
  static Board& merged(Board& board, const Open& open, const Own& own, Seat seat) {
    if (open.agenda.back().ask != Ask::bet) decide(board, open, own, seat);
    return board;
  }

  // A start is chosen as soon as it may be: that is a little too early, but six times as fast.
  void start(u32 stack) {
    if (quick.hasStart()) return;
    board.gate = bestGate(quick, weights, stack);
    quick.enter(board.gate);
  }

  void act(Number card, u32 stack) {
    const Deed deed = bestDeed(quick, weights, card, stack);
    quick.lay(deed.place, waysOf(card, deed.turns));
    board.tiles[deed.place] = {card, deed.turns};
    put(deed);
  }
  // The tile lies, and perhaps some of its stones.
  void goOn() {
    if (!canPlace()) return;
    labyrinth::Ways ways = waysOf(tileOf(open), own.turns);
    for (int quarter = 0; quarter < quarters; ++quarter)
      if (own.stones[quarter] != Gem::none) ways.scarabs = static_cast<u8>(ways.scarabs & ~(1 << quarter));
    Deed deed{.place = own.at};
    chooseStones(quick, weights, own.at, ways, deed);
    put(deed);
  }
  bool canPlace() const { return progress.stones == 0 || open.options.stones == Labyrinth::Stones::perScarab; }
  void put(const Deed& deed) {
    for (int quarter = 0; quarter < quarters; ++quarter) {
      const Gem gem = deed.stones[static_cast<std::size_t>(quarter)];
      if (gem == Gem::none) continue;
      const Field field = fieldAt(Place(deed.place), static_cast<Quarter>(quarter));
      quick.put(field, gem);
      board.stones[field] = gem;
      --board.left[static_cast<int>(gem)];
    }
  }

  void bet(int turn, Number before, Number card, u32 stack, Guess guess) {
    if (open.options.betting == Labyrinth::Betting::off || turn < firstBet || turn > lastBet) return;
    if (turn % group == 1) in = true;
    if (card == before) return;
    if (guess == Guess::none) guess = likelierGuess(before, stack);
    in = in && guess == (card > before ? Guess::high : Guess::low);
  }
  void endTurn(int turn) {
    if (open.options.betting == Labyrinth::Betting::off || turn % group != 0) return;
    if (in) {
      quick.win();
      ++board.left[static_cast<int>(Gem::special)];
    }
    in = false;
  }

  const Open& open;
  const Own& own;
  const Progress& progress;
  Board& board;
  const Learned& weights;
  Quick quick;
  bool in;  // the running betting round
};

}  // namespace

Chances Labyrinth::playOn(State& state, Chance& chance) {
  Open& open = state.open;
  const int turns = places - turnOf(open);
  const u32 stack = bitsOf(open.stack);
  Coming coming;
  while (turnOf(open) + coming.cards.size() < places) {
    const int i = coming.cards.size();
    coming.cards.push(Number(open.stack.draw(Luck::cards, nobody, chance) + 1));
    coming.stacks[static_cast<std::size_t>(i)] = bitsOf(open.stack);
  }
  Prospects prospects{};
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    Alone alone(state, seat);
    alone.play(stack, coming);
    prospects[seat] = alone.points() * onePoint;
  }
  for (const Number card : coming.cards) open.cards.push(card);
  open.agenda.clear();
  open.progress = {};
  open.betting = {};
  open.bets = {};
  state.own = {};
  // One game says little about who wins: a lead counts as if so many turns were still to come. That tells good moves
  // from better ones in a fraction of the games that victories alone would need.
  return chancesOf(open.options, prospects, turns);
}

}  // namespace mastaba
