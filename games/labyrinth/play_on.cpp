// Imagined games of Das Labyrinth des Pharao, played to their end quickly. Nobody is in anybody's way: the cards are
// drawn first, then each board is played by itself.
#include <bit>
#include <cstring>

#include "games/labyrinth/legal.h"
#include "games/labyrinth/memory.h"
#include "games/labyrinth/rivals.h"

namespace mastaba {

using namespace labyrinth;

namespace {

struct Coming {  // the cards of the turns to come, and what is in the stack before them and after each
  Seq<Number, places> cards;
  u32 stack = 0;
  std::array<u32, places> stacks{};
};

using Memory = Labyrinth::Memory;
using Begun = Memory::Begun;

// ---- how it begins

// What a seat has decided in this turn, and what is still to be done with its stones.
void finishTurn(Haste& haste, const Memory::Start& start) {
  const auto& [board, own, progress, tile] = start;
  if (progress.started) haste.enter(own.gate);
  if (progress.laid) haste.lay(own.at, tile, own.turns);
  std::array<Gem, quarters> stones{};
  for (int quarter = 0; quarter < quarters; ++quarter) {
    const Gem gem = own.stones[quarter];
    stones[static_cast<std::size_t>(quarter)] = gem;
    if (gem != Gem::none) haste.put(fieldAt(own.at, static_cast<Quarter>(quarter)), gem);
  }
  // A start is chosen as soon as it may be: that is a little too early, but waiting would have to be thought about.
  if (!haste.board.hasStart()) haste.enter(haste.bestGate());
  if (!progress.laid || progress.done) return;
  if (progress.stones > 0 && haste.board.options->stones == Labyrinth::Stones::perTurn) return;
  haste.chooseStones(own.at, tile, own.turns, stones);
}

// The cards that are not on this board: with them it can be made ready whatever has been turned up since.
u32 stackBeside(const Board& board) {
  u32 stack = (u32{1} << cards) - 1;
  for (const Tile& tile : board.tiles)
    if (tile.number != 0) stack = without(stack, tile.number);
  return stack;
}

// By what a seat has decided: the board is nearly always the same.
u64 hashOf(const Memory::Start& start) {
  u64 own = 0;
  u64 more = 0;
  static_assert(sizeof start.own <= sizeof own && sizeof start.progress < sizeof more);
  std::memcpy(&own, &start.own, sizeof start.own);
  std::memcpy(&more, &start.progress, sizeof start.progress);
  more ^= std::rotr(u64{start.laid.v}, 8);
  constexpr u64 spread = 0x9e3779b97f4a7c15ULL;
  return (std::rotl(own * spread, 29) ^ more) * spread | 1;  // 0 is for none
}

void begin(Begun& begun, const Memory::Start& start, u64 hash, const Options& options, Memory::Root& root, u32 serial) {
  begun.start = start;
  begun.hash = hash;
  begun.serial = serial;
  begun.first.fill({none, 0});
  if (!root.used) {
    root.used = true;
    root.board = start.board;
    root.haste = Haste(Quick(start.board, options), stackBeside(start.board));
  }
  if (std::memcmp(&root.board, &start.board, sizeof root.board) == 0)
    begun.haste = root.haste;
  else
    begun.haste = Haste(Quick(start.board, options), stackBeside(start.board));
  begun.haste.board.options = &options;
  finishTurn(begun.haste, start);
  // Thinking about the first card must change nothing, for it is thought about only once.
  begun.haste.workOut(stackBeside(start.board));
}

Begun& begunBy(const State& state, Seat seat, Memory& memory) {
  const Open& open = state.open;
  const bool bets = open.agenda.back().ask == Ask::bet;  // who is asked for a bet has ended the turn before it
  Memory::Start start;
  start.board = open.boards[seat];
  if (!bets) {
    start.own = state.own[seat];
    start.progress = open.progress[seat];
    if (start.progress.laid) start.laid = tileOf(open);
  }
  const u64 hash = hashOf(start);
  Begun* found = &memory.others[seat];
  if (seat == memory.me) {
    const auto room = static_cast<int>(memory.mine.size());
    found = memory.mine.data();
    Begun* const end = found + std::min(memory.many, room);
    while (found != end && (found->hash != hash || !(found->start == start))) ++found;
    if (found == end) found = &memory.mine[static_cast<std::size_t>(memory.many++ % room)];
  }
  if (found->hash != hash || !(found->start == start))
    begin(*found, start, hash, open.options, memory.roots[seat], ++memory.serials);
  return *found;
}

// ---- one seat on its board

class Alone {
 public:
  // `shown`: the board that all can see, if what is done is to be seen there.
  Alone(const State& state, Seat seat, Begun& beginning, Board* shown)
      : open(state.open), own(state.own[seat]), begun(beginning), haste(begun.haste), board(shown) {
    haste.board.options = &open.options;
    in = open.betting.has(seat);
  }

  void play(const Coming& coming) {
    const bool bets = open.agenda.back().ask == Ask::bet;
    bool first = true;
    if (!bets) {
      if (!begun.start.progress.laid) {
        act(tileOf(open), coming.stack, true);
        first = false;
      }
      endTurn(turnOf(open));
    }
    Number before = open.cards.empty() ? Number{} : tileOf(open);
    u32 left = coming.stack;
    for (int i = 0; i < coming.cards.size(); ++i) {
      const Number card = coming.cards[i];
      const int turn = turnOf(open) + 1 + i;
      bet(turn, before, card, left, bets && i == 0 ? own.bet : Guess::none);
      left = coming.stacks[static_cast<std::size_t>(i)];
      act(card, left, first);
      first = false;
      endTurn(turn);
      before = card;
    }
    if (board) show();
  }
  int points() const { return haste.board.points(); }

 private:
  void act(Number card, u32 stack, bool first) {
    Haste::Laying laying = first ? begun.first[card.v] : Haste::Laying{none, 0};
    if (laying.place == none) laying = haste.choose(card, stack);
    if (first) begun.first[card.v] = laying;
    haste.lay(laying.place, card, laying.turns);
    if (allMarks[card.v].scarabs != 0) {
      std::array<Gem, quarters> stones{};
      haste.chooseStones(laying.place, card, laying.turns, stones);
    }
    if (board) board->tiles[laying.place] = {card, laying.turns};
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
    if (in) haste.board.win();
    in = false;
  }

  void show() {
    const Quick& quick = haste.board;
    const auto& [start, decided, progress, tile] = begun.start;
    if (progress.laid) board->tiles[decided.at] = {tile, decided.turns};
    board->gate = static_cast<Gate>(quick.start - knots);
    for (int i = 0; i < quick.waiting; ++i) {
      const Quick::Waiting& stone = quick.stones[static_cast<std::size_t>(i)];
      board->stones[stone.field] = stone.gem;
    }
    for (std::size_t kind = 0; kind < quick.left.size(); ++kind) board->left[kind] = quick.left[kind];
    walk(*board, open.options);
  }

  const Open& open;
  const Own& own;
  Begun& begun;
  Haste haste;
  Board* board;
  bool in;  // the running betting round
};

// As a bag draws, only faster.
Coming comingIn(const State& state, Chance& chance) {
  Coming coming;
  coming.stack = bitsOf(state.open.stack);
  // The numbers in the stack, in order; behind them room, so that what follows a card can always be moved as one.
  std::array<u8, std::size_t{2} * cards> numbers{};
  u32 many = 0;
  for (u32 rest = coming.stack; rest != 0; rest &= rest - 1) numbers[many++] = numberOf(std::countr_zero(rest)).v;
  u32 left = coming.stack;
  while (turnOf(state.open) + coming.cards.size() < places) {
    u8* const card = &numbers[chance.below(Labyrinth::Luck::cards, many--)];
    const Number number = *card;
    std::memmove(card, card + 1, cards);
    left = without(left, number);
    coming.stacks[static_cast<std::size_t>(coming.cards.size())] = left;
    coming.cards.push(number);
  }
  return coming;
}

}  // namespace

Chances Labyrinth::playOn(const State& state, Chance& chance, Memory& memory) {
  const Open& open = state.open;
  const Coming coming = comingIn(state, chance);
  Prospects prospects{};
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    Begun& begun = begunBy(state, seat, memory);
    const Memory::Game game{begun.serial, state.own[seat].bet, open.betting.has(seat), coming.cards};
    Memory::Played& played = memory.played[seat];
    if (!(played.game == game)) {
      Alone alone(state, seat, begun, nullptr);
      alone.play(coming);
      played = {game, alone.points()};
    }
    prospects[seat] = played.points * onePoint;
  }
  // One game says little about who wins: a lead counts as if so many turns were still to come. That tells good moves
  // from better ones in a fraction of the games that victories alone would need.
  return chancesOf(open.options, prospects, places - turnOf(open));
}

Chances labyrinth::playToTheEnd(State& state, Chance& chance, Memory& memory) {
  Open& open = state.open;
  const Coming coming = comingIn(state, chance);
  const int turns = places - turnOf(open);
  Prospects prospects{};
  for (Seat seat = 0; seat < open.options.players; ++seat) {
    Alone alone(state, seat, begunBy(state, seat, memory), &open.boards[seat]);
    alone.play(coming);
    prospects[seat] = alone.points() * onePoint;
  }
  for (const Number card : coming.cards) {
    open.cards.push(card);
    --open.stack.of[card - 1];
  }
  open.agenda.clear();
  open.progress = {};
  open.betting = {};
  open.bets = {};
  state.own = {};
  return chancesOf(open.options, prospects, turns);
}

}  // namespace mastaba
