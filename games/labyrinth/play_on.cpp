// Imagined games of Das Labyrinth des Pharao, played to their end quickly. Nobody is in anybody's way: the cards are
// drawn first, then each board is played by itself.
#include <bit>
#include <optional>

#include "games/labyrinth/haste.h"
#include "games/labyrinth/legal.h"
#include "games/labyrinth/rivals.h"

namespace mastaba {

using namespace labyrinth;

namespace {

struct Coming {  // the cards of the turns to come, and what is in the stack after each
  List<Number, places> cards;
  std::array<u32, places> stacks{};
};

// As a bag draws, only faster.
Number drawn(u32 stack, Chance& chance) {
  auto skip = chance.below(Labyrinth::Luck::cards, static_cast<u32>(ones(stack)));
  for (; skip > 0; --skip) stack &= stack - 1;
  return numberOf(std::countr_zero(stack));
}

// One seat on its board.
class Alone {
 public:
  Alone(State& state, Seat seat, u32 stack)
      : open(state.open),
        own(state.own[seat]),
        progress(open.progress[seat]),
        board(merged(state.open.boards[seat], open, own, seat)),
        weights(learnedFor(open.options)),
        quick(begun(board, open.options, weights, stack)),
        in(open.betting.has(seat)) {
    // Six hasty games take as long as a careful one: with little time they say more. By the expert scoring much depends
    // on which stone lies where, and with much time a careful game might say it better.
    if (open.options.scoring == Labyrinth::Scoring::basic) haste.emplace(quick, weights);
  }

  void play(u32 stack, const Coming& coming) {
    // Who is asked for a bet has ended the turn before it.
    const bool bets = open.agenda.back().ask == Ask::bet;
    if (!bets) {
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
  static Quick begun(Board& board, const Options& options, const Learned& weights, u32 stack) {
    Quick quick(board, options);
    if (!quick.hasStart()) {
      board.gate = bestGate(quick, weights, stack);
      quick.enter(board.gate);
    }
    return quick;
  }

  void act(Number card, u32 stack) {
    Deed deed = haste ? haste->choose(card, stack) : bestDeed(quick, weights, card, stack);
    const labyrinth::Ways& ways = waysOf(card, deed.turns);
    board.tiles[deed.place] = {card, deed.turns};
    if (haste) {
      haste->lay(deed.place, ways);
      chooseStones(quick, weights, deed.place, ways, deed);
    } else {
      quick.lay(deed.place, ways);
    }
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
      if (haste)
        haste->put(field, gem);
      else
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
  std::optional<Haste> haste;  // none: it plays carefully
  bool in;                     // the running betting round
};

}  // namespace

Chances Labyrinth::playOn(State& state, Chance& chance) {
  Open& open = state.open;
  const int turns = places - turnOf(open);
  const u32 stack = bitsOf(open.stack);
  u32 left = stack;
  Coming coming;
  while (turnOf(open) + coming.cards.size() < places) {
    const auto i = static_cast<std::size_t>(coming.cards.size());
    const Number card = drawn(left, chance);
    left = without(left, card);
    --open.stack.of[card - 1];
    coming.cards.push(card);
    coming.stacks[i] = left;
  }
  Prospects prospects{};
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    Alone alone(state, seat, stack);
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
