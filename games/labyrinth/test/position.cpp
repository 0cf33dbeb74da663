#include "games/labyrinth/test/position.h"

#include <gtest/gtest.h>
#include <sstream>

#include "bots/sensible.h"
#include "tests/playing.h"

namespace mastaba::labyrinth {

namespace {

Tile tileNamed(const std::string& text) {
  const std::size_t at = text.find('@');
  const Number number = std::stoi(text.substr(0, at));
  const int turns = at == std::string::npos ? 0 : std::stoi(text.substr(at + 1));
  return {number, turns % distinctTurns(number)};
}

Guess rightGuess(Number before, Number card) { return card > before ? Guess::high : Guess::low; }

State bare(const std::string& layout, const Options& options, Gate gate) {
  State state = begin(options);
  Open& open = state.open;
  open.cards.clear();
  open.agenda.clear();
  const Board board = boardOf(layout, options, gate);
  for (const Tile& tile : board.tiles)
    if (tile.number != 0) open.cards.push(tile.number);
  for (Seat seat = 0; seat < options.players; ++seat) open.boards[seat] = board;
  return state;
}

// After all cards are known: the stack is what is left, and bets were right.
void finish(State& state, int turn) {
  Open& open = state.open;
  for (std::size_t i = 0; i < designs; ++i) {
    int seen = 0;
    for (const Number card : open.cards) seen += card == static_cast<int>(i) + 1 ? 1 : 0;
    EXPECT_LE(seen, designOf[i].copies) << "tile " << i + 1;
    open.stack.of[i] = std::max(designOf[i].copies - seen, 0);
  }
  if (open.options.betting == Labyrinth::Betting::on && turn >= firstBet && turn <= lastBet) {
    open.betting = Seats::upTo(open.options.players);
    for (const Seat seat : open.betting)
      for (int i = (turn - 1) / group * group; i < open.cards.size(); ++i)
        open.bets[seat].push(rightGuess(open.cards[i - 1], open.cards[i]));
  }
  const char* fault = Labyrinth::faults(state);
  EXPECT_EQ(fault, nullptr) << fault;
}

}  // namespace

Options forPlayers(int players) {
  Options options;
  options.players = players;
  return options;
}
Options expert(int players) {
  Options options = forPlayers(players);
  options.scoring = Labyrinth::Scoring::expert;
  return options;
}
Options withBets(int players) {
  Options options = forPlayers(players);
  options.betting = Labyrinth::Betting::on;
  return options;
}

Board boardOf(const std::string& layout, const Options& options, Gate gate) {
  Board board = begin(options).open.boards[0];
  std::istringstream words(layout);
  int place = 0;
  for (std::string word; words >> word; ++place)
    if (word != ".") board.tiles[place] = tileNamed(word);
  EXPECT_LE(place, places);
  board.gate = gate;
  walk(board, options);
  return board;
}

State position(const std::string& layout, int card, const Options& options, Gate gate) {
  State state = bare(layout, options, gate);
  Open& open = state.open;
  if (turnOf(open) >= startBy && gate == Gate::none) state = bare(layout, options, Gate::westLeft);
  open.cards.push(card);
  open.agenda.push({Ask::lay, Seats::upTo(options.players), nobody, static_cast<u8>(card)});
  finish(state, turnOf(open));
  return state;
}

State beforeBet(const std::string& layout, const Options& options, Gate gate) {
  State state = bare(layout, options, gate);
  Open& open = state.open;
  open.agenda.push({Ask::bet, Seats::upTo(options.players), nobody, tileOf(open).v});
  finish(state, turnOf(open) + 1);
  return state;
}

State ended(const std::vector<Board>& boards, const Options& options) {
  State state = begin(options);
  Open& open = state.open;
  open.cards.clear();
  open.agenda.clear();
  for (const Tile& tile : boards[0].tiles) open.cards.push(tile.number);
  EXPECT_EQ(static_cast<int>(boards.size()), int{options.players});
  for (std::size_t seat = 0; seat < boards.size(); ++seat) open.boards[seat] = boards[seat];
  finish(state, turnOf(open));
  return state;
}

std::string without(const std::string& layout, const std::string& place) {
  std::istringstream words(layout);
  std::string rest;
  int at = 0;
  for (std::string word; words >> word; ++at) rest += (at == placeNamed(place) ? "." : word) + " ";
  return rest;
}
std::string row(int number, const std::string& tiles) {
  std::string layout;
  for (int i = 0; i < (number - 1) * width; ++i) layout += ". ";
  return layout + tiles;
}

Board with(Board board, const std::vector<std::string>& fields, Gem gem) {
  for (const std::string& field : fields) {
    EXPECT_EQ(board.stones[fieldNamed(field)], Gem::none) << field;
    board.stones[fieldNamed(field)] = gem;
    if (gem != Gem::special) --board.left[static_cast<int>(gem)];
  }
  return board;
}
State with(State state, Seat seat, const std::vector<std::string>& fields, Gem gem) {
  state.open.boards[seat] = with(state.open.boards[seat], fields, gem);
  const char* fault = Labyrinth::faults(state);
  EXPECT_EQ(fault, nullptr) << fault;
  return state;
}
State withSpecial(State state, Seat seat) {
  ++state.open.boards[seat].left[static_cast<int>(Gem::special)];
  const char* fault = Labyrinth::faults(state);
  EXPECT_EQ(fault, nullptr) << fault;
  return state;
}

State begin(const Options& options, u64 luck) { return begun<Labyrinth>(options, luck); }

Place placeNamed(const std::string& name) { return Place::at(name[0] - 'A', name[1] - '1'); }
Field fieldNamed(const std::string& name) { return fieldAt(placeNamed(name), static_cast<Quarter>(name[2] - 'a')); }
std::string nameOf(Field field) {
  return placeOf(field).name() + static_cast<char>('a' + static_cast<int>(quarterOf(field)));
}
Stone stoneOn(const std::string& field, Gem gem) {
  const Field at = fieldNamed(field);
  return {gem, placeOf(at), quarterOf(at)};
}
Lay layOn(const std::string& place, int turns) { return {placeNamed(place), turns}; }

Refusal refusal(const State& state, Seat seat, const Labyrinth::Move& move) {
  return refusalOf<Labyrinth>(state, seat, move);
}
std::string whyNot(const State& state, Seat seat, const Labyrinth::Move& move) {
  return ruleAgainst<Labyrinth>(state, seat, move);
}
int movesOf(const State& state, Seat seat) { return countMoves<Labyrinth>(state, seat); }

State after(State state, Seat seat, const Labyrinth::Move& move, u64 luck) {
  return played<Labyrinth>(state, seat, move, luck);
}
State after(State state, Seat seat, const std::vector<Labyrinth::Move>& moves, u64 luck) {
  for (const Labyrinth::Move& move : moves) state = after(state, seat, move, luck);
  return state;
}
State allAfter(State state, const std::vector<Labyrinth::Move>& moves, u64 luck) {
  for (Seat seat = 0; seat < state.open.options.players; ++seat) state = after(state, seat, moves, luck);
  return state;
}
State afterThen(const State& state, Seat seat, const Labyrinth::Move& move, int card) {
  for (u64 luck = 1; luck < 10'000; ++luck) {
    State then = after(state, seat, move, luck);
    if (then.open.cards.size() > state.open.cards.size() && tileOf(then.open) == card) return then;
  }
  ADD_FAILURE() << "card " << card << " never comes";
  return state;
}

Words heardAfter(const State& state, Seat seat, const Labyrinth::Move& move, Seat to, u64 luck) {
  Words words;
  for (const Labyrinth::Event& told : heard<Labyrinth>(state, seat, move, to, luck)) words.push_back(plainly(told));
  return words;
}
Words heardOf(const std::string& kind, const State& state, Seat seat, const Labyrinth::Move& move) {
  return onlyOf(kind, heardAfter(state, seat, move));
}

State playedOut(const Options& options, u64 luck) {
  Chance chance(luck);
  Teller<Labyrinth::Event> deaf;
  State state = Labyrinth::setup(options, chance, deaf);
  for (int i = 0; i < 2000 && !over<Labyrinth>(state); ++i) {
    const Seat seat = Labyrinth::actors(state.open).first();
    Labyrinth::play(state, seat, sensibleMove<Labyrinth>(viewOf<Labyrinth>(state, seat), chance), chance, deaf);
  }
  EXPECT_TRUE(over<Labyrinth>(state));
  return state;
}

}  // namespace mastaba::labyrinth
