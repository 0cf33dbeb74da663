// What makes a position impossible. Whatever passes here can be played on from, also when somebody set it up by hand.
#include <algorithm>

#include "engine/first_fault.h"
#include "games/labyrinth/legal.h"

namespace mastaba {

using namespace labyrinth;

namespace {

// Tiles that lie on the boards: that of the running turn is not shown before everybody is done.
int tilesShown(const Open& open) {
  const bool running = !open.agenda.empty() && open.agenda.back().ask == Ask::lay;
  return open.cards.size() - (running ? 1 : 0);
}

int placedOf(const Board& board, Gem gem) {
  return static_cast<int>(std::count(board.stones.begin(), board.stones.end(), gem));
}

void checkCards(const Open& open, FirstFault& check) {
  std::array<int, designs + 1> seen{};
  for (const Number card : open.cards) ++seen[static_cast<std::size_t>(card)];
  check.that(seen[0] == 0, "a card without a number was turned up");
  for (std::size_t i = 0; i < designs; ++i)
    check.that(open.stack.of[i] + seen[i + 1] == designOf[i].copies,
               "some card is there too often or not often enough");
  check.that(!open.cards.empty(), "no card was turned up yet");
}

// LABYRINTH-4: everybody has laid the same tiles.
void checkTiles(const Open& open, const Board& board, FirstFault& check) {
  std::array<int, designs + 1> missing{};
  for (int i = 0; i < tilesShown(open); ++i) ++missing[static_cast<std::size_t>(open.cards[i])];
  for (const Tile& tile : board.tiles) {
    if (tile.number == 0) {
      check.that(tile.turns == 0, "a tile that is not there is turned");
      continue;
    }
    --missing[static_cast<std::size_t>(tile.number)];
    check.that(tile.turns < distinctTurns(tile.number), "a tile is turned further than makes a difference");
  }
  for (const int many : missing) check.that(many == 0, "a board does not hold the tiles of the cards turned up");
}

// How many stones lie on a tile.
int stonesOn(const Board& board, Place place) {
  int many = 0;
  for (int quarter = 0; quarter < quarters; ++quarter)
    many += board.stones[fieldAt(place, static_cast<Quarter>(quarter))] != Gem::none ? 1 : 0;
  return many;
}

void checkSupply(const Open& open, const Board& board, FirstFault& check) {
  const bool expert = open.options.scoring == Labyrinth::Scoring::expert;
  const auto all = [&](Gem gem) { return placedOf(board, gem) + board.left[static_cast<int>(gem)]; };
  check.that(board.left[0] == 0, "there is a supply of no stones");
  const bool right = all(Gem::plain) == (expert ? 0 : stones) && all(Gem::blue) == (expert ? blueStones : 0) &&
                     all(Gem::green) == (expert ? greenStones : 0) && all(Gem::red) == (expert ? redStones : 0);
  check.that(right, "somebody has not the stones everybody has");
  // LABYRINTH-63: at most one special treasure for each betting round that is over.
  const bool bets = open.options.betting == Labyrinth::Betting::on;
  const int rounds = bets ? std::clamp(tilesShown(open) / group - 1, 0, bettingRounds) : 0;
  check.that(all(Gem::special) <= rounds, "somebody has more special treasures than could be won");
  if (open.options.colours == Labyrinth::Colours::free) return;
  const auto isLeft = [&](Gem gem) { return board.left[static_cast<int>(gem)] > 0; };
  const bool green = placedOf(board, Gem::green) > 0;
  const bool red = placedOf(board, Gem::red) > 0;
  check.that(!(isLeft(Gem::blue) && (green || red)) && !(isLeft(Gem::green) && red),
             "stones were not placed in ascending order");
}

void checkStones(const Open& open, const Board& board, FirstFault& check) {
  for (int i = 0; i < fields; ++i) {
    const Field field(i);
    if (board.stones[i] == Gem::none) continue;
    check.that(hasScarab(board.tiles[placeOf(field)], quarterOf(field)), "a stone lies where no scarab is");
  }
  if (open.options.stones == Labyrinth::Stones::perTurn)
    for (int i = 0; i < places; ++i) check.that(stonesOn(board, Place(i)) <= 1, "a turn had more than one stone");
}

void checkBoard(const Open& open, const Board& board, FirstFault& check) {
  checkTiles(open, board, check);
  checkSupply(open, board, check);
  checkStones(open, board, check);
  if (tilesShown(open) == 0) check.that(board.gate == Gate::none, "a start was chosen before the game");
  if (tilesShown(open) >= startBy) check.that(board.gate != Gate::none, "somebody has no start after the third tile");
  if (check) return;
  Board again = board;
  again.corridor.clear();
  walk(again, open.options);
  check.that(again.corridor == board.corridor, "the corridor is not where the robber can walk");
}

// What a seat has decided and not shown yet must be possible, and as far as everybody sees.
void checkTurn(const Open& open, const Own& own, Seat seat, FirstFault& check) {
  const Progress& progress = open.progress[seat];
  const Board& board = open.boards[seat];
  const bool waits = Labyrinth::actors(open).has(seat);
  check.that(own.bet == Guess::none, "somebody keeps a bet that is over");
  check.that(progress.started == (own.gate != Gate::none), "a start is chosen, or not, other than lies open");
  check.that(!progress.started || (board.gate == Gate::none && turnOf(open) <= startBy), "a start was chosen again");
  int placed = 0;
  for (const Gem gem : own.stones) placed += gem != Gem::none ? 1 : 0;
  check.that(placed == progress.stones, "so many stones are not placed as lies open");
  if (!progress.laid) {
    check.that(own.at == 0 && own.turns == 0 && placed == 0, "somebody has a place for a tile that is not laid");
    return check.that(!progress.done && waits, "somebody is done without a tile");
  }
  check.that(!covered(board, own.at) && own.turns < distinctTurns(tileOf(open)), "a tile was laid where it cannot be");
  if (check) return;
  // Placed one after the other, each stone must have been allowed: some order must do.
  Own again{own.bet, own.gate, own.at, own.turns, {}};
  Open before = open;
  before.progress[seat] = {progress.started, true, 0, false};
  before.agenda.back().who.add(seat);
  for (int kind = 1; kind < Labyrinth::gems; ++kind)
    for (int quarter = 0; quarter < quarters; ++quarter) {
      const auto gem = static_cast<Gem>(kind);
      if (own.stones[quarter] != gem) continue;
      const bool possible = canPlaceMore(before, seat) &&
                            !Labyrinth::refuse(before, again, seat, Stone{gem, own.at, static_cast<Quarter>(quarter)});
      check.that(possible, "a stone was placed that could not be");
      if (check) return;
      again.stones[quarter] = gem;
      ++before.progress[seat].stones;
    }
  check.that(progress.done || canPlaceMore(open, seat), "somebody is asked for stones who cannot place any");
  const bool mustStart = turnOf(open) == startBy && !hasStart(open, seat);
  check.that(waits == (!progress.done || mustStart), "somebody waits who is done, or the other way round");
}

// LABYRINTH-60 to LABYRINTH-62: who is still in follows from the bets.
void checkBetting(const State& state, Seat seat, FirstFault& check) {
  const Open& open = state.open;
  const auto& bets = open.bets[seat];
  const bool asksBet = open.agenda.back().ask == Ask::bet;
  const int turn = turnOf(open) + (asksBet ? 1 : 0);
  if (open.options.betting == Labyrinth::Betting::off || turn < firstBet || turn > lastBet)
    return check.that(bets.empty() && !open.betting.has(seat) && !asksBet, "somebody bets when nobody does");
  const int first = (turn - 1) / group * group;  // of the cards of this round, counted from 0
  bool in = true;
  int bet = 0;
  for (; in && first + bet < open.cards.size(); ++bet) {
    if (bet >= bets.size()) return check.that(false, "a bet is missing");
    const Number before = open.cards[first + bet - 1];
    const Number card = open.cards[first + bet];
    check.that(bets[bet] != Guess::none, "a bet is missing");
    in = card == before || bets[bet] == (card > before ? Guess::high : Guess::low);
  }
  check.that(bets.size() == bet, "somebody bets who is out");
  check.that(open.betting.has(seat) == in, "somebody is in a betting round who is out, or the other way round");
  if (!asksBet) return;
  const bool waits = open.agenda.back().who.has(seat);
  check.that((state.own[seat].bet != Guess::none) == (in && !waits), "a bet is made by somebody who was not asked");
  check.that(in || !waits, "somebody is asked for a bet who is out");
}

void checkSeat(const State& state, Seat seat, FirstFault& check) {
  const Open& open = state.open;
  const Own& own = state.own[seat];
  if (seat >= open.options.players) {
    const bool empty = own == Own{} && open.boards[seat] == Board{} && open.progress[seat] == Progress{} &&
                       open.bets[seat].empty() && !open.betting.has(seat);
    return check.that(empty, "somebody has something on a seat where nobody sits");
  }
  checkBoard(open, open.boards[seat], check);
  const bool runs = !open.agenda.empty() && open.agenda.back().ask == Ask::lay;
  check.that(runs || open.progress[seat] == Progress{}, "somebody has begun a turn before the card is turned up");
  if (check) return;
  if (open.agenda.empty())
    return check.that(own == Own{} && open.bets[seat].empty() && !open.betting.has(seat), "something is left to show");
  checkBetting(state, seat, check);
  if (runs) return checkTurn(open, own, seat, check);
  const Own bare{own.bet, {}, {}, {}, {}};
  check.that(own == bare, "somebody has laid something before the card is turned up");
}

void checkAgenda(const Open& open, FirstFault& check) {
  if (open.agenda.empty()) return check.that(open.cards.size() == places, "the game is over too early");
  const Task<Ask>& task = open.agenda.back();
  const Seats all = Seats::upTo(open.options.players);
  check.that(task.ask == Ask::bet || task.ask == Ask::lay, "something is asked that is no step of a turn");
  check.that(!task.who.none() && (task.who.bits & ~all.bits) == 0, "nobody, or nobody who plays, is asked");
  check.that(task.of == nobody && task.n == tileOf(open).v, "the question is about another tile");
  if (task.ask == Ask::bet) check.that(open.cards.size() < places, "a bet on a card that does not come");
}

}  // namespace

const char* Labyrinth::faults(const State& state) {
  FirstFault check;
  check.that(!refuse(state.open.options), "the options are not allowed");
  if (!check) checkCards(state.open, check);
  if (!check) checkAgenda(state.open, check);
  check.that((state.open.betting.bits & ~Seats::upTo(state.open.options.players).bits) == 0, "nobody bets there");
  for (Seat seat = 0; seat < seats && !check; ++seat) checkSeat(state, seat, check);
  return check.fault();
}

}  // namespace mastaba
