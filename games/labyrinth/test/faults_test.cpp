// Impossible positions, each with what is said about it; the untouched one is silent.
#include "tests/faults.h"

#include <gtest/gtest.h>

#include "games/labyrinth/test/position.h"

namespace mastaba::labyrinth {
namespace {

constexpr auto expectFault = expectFaultOf<Labyrinth>;

auto& leftOf(State& state, Seat seat, Gem gem) { return state.open.boards[seat].left[static_cast<int>(gem)]; }
Board& boardIn(State& state, Seat seat = 0) { return state.open.boards[seat]; }
// A stone of the supply comes to lie there.
void put(State& state, Seat seat, const char* field, Gem gem = Gem::plain) {
  boardIn(state, seat).stones[fieldNamed(field)] = gem;
  --leftOf(state, seat, gem);
}

// Turn 5 of three, nobody has decided anything.
State fifthTurn(const Options& options = forPlayers(3)) {
  return position(row(3, "17@0 12@0 . 1@0 . 19"), 8, options, Gate::westLeft);
}
// Turn 3 of three: the first has laid a tile and a stone, the second all, the third nothing.
State thirdTurn(const Options& options = forPlayers(3)) {
  State state = position(row(3, "17@0 12@0"), 19, options);
  const Gem gem = options.scoring == Labyrinth::Scoring::expert ? Gem::blue : Gem::plain;
  state = after(state, 0, {layOn("C3"), stoneOn("C3a", gem)});
  return after(state, 1, {Start{Gate::eastLeft}, layOn("E3"), Done{}});
}
// Turn 7 of three is to be bet on: the first was wrong before, the second has bet, the third has not.
State thirdBet() {
  State state = beforeBet("10@2 19@2 9@2 12@0 14@3", withBets(3), Gate::eastLeft);
  state = after(state, 0, Bet{Guess::high});
  state = after(state, 1, Bet{Guess::low});
  state = afterThen(state, 2, Bet{Guess::low}, 6);
  state = allAfter(state, {layOn("E5")});
  return after(state, 1, Bet{Guess::high});
}
State twentyFifthTurn(const Options& options) {
  return position(without(secondBoard, "E5"), 14, options, Gate::eastLeft);
}
State end(const Options& options = forPlayers(2)) {
  const Board board = boardOf(secondBoard, options, Gate::eastLeft);
  return ended(std::vector<Board>(static_cast<std::size_t>(int{options.players}), board), options);
}

TEST(LabyrinthFaults, Options) {
  expectFault(fifthTurn(), "the options are not allowed", {{"nobody", [](State& s) { s.open.options.players = 0; }}});
}

TEST(LabyrinthFaults, Cards) {
  expectFault(fifthTurn(), "a card without a number was turned up",
              {{"the first", [](State& s) { s.open.cards[0] = 0; }}});
  expectFault(fifthTurn(), "some card is there too often or not often enough",
              {{"one more face down", [](State& s) { ++s.open.stack.of[0]; }},
               {"one fewer", [](State& s) { --s.open.stack.of[9]; }},
               {"another turned up", [](State& s) { s.open.cards[0] = 18; }}});
  expectFault(begin({}), "no card was turned up yet", {{"all face down", [](State& s) {
                                                          ++s.open.stack.of[s.open.cards.back() - 1];
                                                          s.open.cards.clear();
                                                        }}});
}

TEST(LabyrinthFaults, WhatIsAsked) {
  expectFault(fifthTurn(), "the game is over too early", {{"nothing", [](State& s) { s.open.agenda.clear(); }}});
  expectFault(fifthTurn(), "something is asked that is no step of a turn",
              {{"stones", [](State& s) { s.open.agenda.back().ask = Ask::stones; }},
               {"a start", [](State& s) { s.open.agenda.back().ask = Ask::start; }}});
  expectFault(fifthTurn(), "nobody, or nobody who plays, is asked",
              {{"nobody", [](State& s) { s.open.agenda.back().who = {}; }},
               {"the fourth", [](State& s) { s.open.agenda.back().who.add(3); }}});
  expectFault(fifthTurn(), "the question is about another tile",
              {{"another", [](State& s) { s.open.agenda.back().n = 7; }},
               {"of a seat", [](State& s) { s.open.agenda.back().of = 1; }}});
  expectFault(thirdBet(), "the question is about another tile",
              {{"another card", [](State& s) { s.open.agenda.back().n = 7; }}});
  expectFault(end(withBets()), "a bet on a card that does not come",
              {{"the 26th", [](State& s) {
                  const auto n = tileOf(s.open).v;
                  s.open.agenda.push({Ask::bet, Seats::only(0), nobody, n});
                }}});
}

TEST(LabyrinthFaults, Tiles) {
  expectFault(fifthTurn(), "a tile that is not there is turned",
              {{"E5", [](State& s) { boardIn(s).tiles[24].turns = 1; }}});
  expectFault(fifthTurn(), "a tile is turned further than makes a difference",
              {{"tile 1", [](State& s) { boardIn(s).tiles[placeNamed("D3")].turns = 2; }},
               {"tile 19", [](State& s) { boardIn(s).tiles[placeNamed("A4")].turns = 1; }}});
  expectFault(fifthTurn(), "a board does not hold the tiles of the cards turned up",
              {{"one fewer", [](State& s) { boardIn(s, 2).tiles[placeNamed("A4")] = {}; }},
               {"one more", [](State& s) { boardIn(s).tiles[24] = {8, 0}; }},
               {"another", [](State& s) { boardIn(s, 1).tiles[placeNamed("A4")] = {18, 0}; }}});
  expectFault(end(), "a board does not hold the tiles of the cards turned up",
              {{"a place without", [](State& s) { boardIn(s).tiles[24] = {}; }}});
}

TEST(LabyrinthFaults, Supply) {
  expectFault(fifthTurn(), "there is a supply of no stones", {{"one", [](State& s) { leftOf(s, 0, Gem::none) = 1; }}});
  expectFault(fifthTurn(), "somebody has not the stones everybody has",
              {{"eleven", [](State& s) { --leftOf(s, 1, Gem::plain); }},
               {"a blue one", [](State& s) { ++leftOf(s, 1, Gem::blue); }},
               {"placed and kept", [](State& s) { boardIn(s).stones[fieldNamed("A3d")] = Gem::plain; }}});
  for (const Gem gem : {Gem::blue, Gem::green, Gem::red})
    expectFault(fifthTurn(expert(3)), "somebody has not the stones everybody has",
                {{"one fewer", [gem](State& s) { --leftOf(s, 1, gem); }},
                 {"one more", [gem](State& s) { ++leftOf(s, 2, gem); }}});
  expectFault(fifthTurn(expert(3)), "somebody has not the stones everybody has",
              {{"a plain one", [](State& s) { ++leftOf(s, 1, Gem::plain); }}});
}

TEST(LabyrinthFaults, SpecialTreasures) {
  constexpr auto tooMany = "somebody has more special treasures than could be won";
  expectFault(fifthTurn(), tooMany, {{"without bets", [](State& s) { ++leftOf(s, 0, Gem::special); }}});
  expectFault(thirdBet(), tooMany, {{"in the first round", [](State& s) { ++leftOf(s, 0, Gem::special); }}});
  const State three = withSpecial(withSpecial(withSpecial(twentyFifthTurn(withBets()), 0), 0), 0);
  expectFault(three, tooMany,
              {{"a fourth", [](State& s) { ++leftOf(s, 0, Gem::special); }},
               {"a fourth on the board", [](State& s) { boardIn(s).stones[fieldNamed("E1b")] = Gem::special; }}});
  const State one = withSpecial(position("10@2 19@2 9@2 12@0 14@3 3 5 7 17 6", 13, withBets(), Gate::eastLeft), 0);
  expectFault(one, tooMany, {{"two after one round", [](State& s) { ++leftOf(s, 0, Gem::special); }}});
}

TEST(LabyrinthFaults, Stones) {
  expectFault(fifthTurn(), "a stone lies where no scarab is",
              {{"in a passage", [](State& s) { put(s, 0, "A3a"); }},
               {"where no tile is", [](State& s) { put(s, 0, "E5a"); }},
               {"on a tile without any", [](State& s) { put(s, 2, "D3c"); }}});
  Options ascending = expert();
  ascending.colours = Labyrinth::Colours::ascending;
  expectFault(fifthTurn(ascending), "stones were not placed in ascending order",
              {{"green first", [](State& s) { put(s, 0, "A3d", Gem::green); }},
               {"red first", [](State& s) { put(s, 0, "A3d", Gem::red); }}});
  const std::vector<std::string> five{"A1a", "B1a", "B1b", "C1a", "E1b"};
  expectFault(with(twentyFifthTurn(ascending), 0, five, Gem::blue), "stones were not placed in ascending order",
              {{"red before green", [](State& s) { put(s, 0, "B1c", Gem::red); }}});
  Options perTurn;
  perTurn.stones = Labyrinth::Stones::perTurn;
  expectFault(with(fifthTurn(perTurn), 0, {"A4a"}), "a turn had more than one stone",
              {{"two", [](State& s) { put(s, 0, "A4b"); }}});
}

TEST(LabyrinthFaults, StartsAndCorridors) {
  expectFault(begin({}), "a start was chosen before the game",
              {{"at once", [](State& s) { boardIn(s).gate = Gate::westLeft; }}});
  expectFault(fifthTurn(), "somebody has no start after the third tile", {{"the second", [](State& s) {
                                                                             boardIn(s, 1).gate = Gate::none;
                                                                             boardIn(s, 1).corridor.clear();
                                                                           }}});
  expectFault(position(row(3, "17@0 12@0 1@0"), 8, {}, Gate::westLeft), "somebody has no start after the third tile",
              {{"in the fourth turn", [](State& s) {
                  boardIn(s).gate = Gate::none;
                  boardIn(s).corridor.clear();
                }}});
  expectFault(fifthTurn(), "the corridor is not where the robber can walk",
              {{"shorter", [](State& s) { boardIn(s).corridor.pop(); }},
               {"longer", [](State& s) { boardIn(s).corridor.push(fieldNamed("C3a")); }},
               {"elsewhere", [](State& s) { boardIn(s, 2).gate = Gate::westRight; }}});
}

TEST(LabyrinthFaults, ASeatWhereNobodySits) {
  expectFault(thirdTurn(), "somebody has something on a seat where nobody sits",
              {{"a decision", [](State& s) { s.own[3].gate = Gate::westLeft; }},
               {"a tile", [](State& s) { boardIn(s, 4).tiles[0] = {1, 0}; }},
               {"a stone", [](State& s) { leftOf(s, 4, Gem::plain) = 1; }},
               {"a turn begun", [](State& s) { s.open.progress[3].laid = true; }},
               {"a bet", [](State& s) { s.open.bets[3].push(Guess::low); }}});
  expectFault(thirdBet(), "nobody bets there",
              {{"the fourth", [](State& s) { s.open.betting.add(3); }},
               {"a spectator", [](State& s) { s.open.betting.add(spectator); }}});
}

TEST(LabyrinthFaults, ATurn) {
  expectFault(thirdTurn(), "somebody keeps a bet that is over", {{"low", [](State& s) { s.own[0].bet = Guess::low; }}});
  expectFault(thirdTurn(), "a start is chosen, or not, other than lies open",
              {{"secretly", [](State& s) { s.own[0].gate = Gate::westLeft; }},
               {"seen but not chosen", [](State& s) { s.own[1].gate = Gate::none; }}});
  const auto again = [](State& s) {
    s.own[2].gate = Gate::westLeft;
    s.open.progress[2].started = true;
  };
  expectFault(fifthTurn(), "a start was chosen again", {{"in the fifth turn", again}});
  expectFault(position(row(3, "17@0 12@0"), 8, forPlayers(3), Gate::westLeft), "a start was chosen again",
              {{"in the third turn", again}});
  expectFault(thirdTurn(), "so many stones are not placed as lies open",
              {{"one more", [](State& s) { s.own[0].stones[1] = Gem::plain; }},
               {"one fewer", [](State& s) { s.own[0].stones[0] = Gem::none; }},
               {"said to be more", [](State& s) { ++s.open.progress[0].stones; }}});
}

TEST(LabyrinthFaults, ATile) {
  expectFault(thirdTurn(), "somebody has a place for a tile that is not laid",
              {{"a place", [](State& s) { s.own[2].at = 5; }},
               {"turned", [](State& s) { s.own[2].turns = 1; }},
               {"a stone", [](State& s) {
                  s.own[2].stones[0] = Gem::plain;
                  s.open.progress[2].stones = 1;
                }}});
  expectFault(thirdTurn(), "somebody is done without a tile",
              {{"done", [](State& s) { s.open.progress[2].done = true; }},
               {"not asked", [](State& s) { s.open.agenda.back().who.drop(2); }}});
  expectFault(thirdTurn(), "a tile was laid where it cannot be",
              {{"on another", [](State& s) { s.own[0].at = placeNamed("A3"); }},
               {"turned too far", [](State& s) { s.own[0].turns = 1; }}});
}

TEST(LabyrinthFaults, StonesOfATurn) {
  constexpr auto impossible = "a stone was placed that could not be";
  expectFault(thirdTurn(), impossible,
              {{"a colour", [](State& s) { s.own[0].stones[0] = Gem::red; }},
               {"not won", [](State& s) { s.own[0].stones[0] = Gem::special; }}});
  expectFault(thirdTurn(expert(3)), impossible, {{"plain", [](State& s) { s.own[0].stones[0] = Gem::plain; }}});
  Options ascending = expert(3);
  ascending.colours = Labyrinth::Colours::ascending;
  expectFault(thirdTurn(ascending), impossible, {{"too early", [](State& s) { s.own[0].stones[0] = Gem::green; }}});
  const State noScarab = after(fifthTurn(), 0, layOn("C3"));
  expectFault(noScarab, impossible, {{"no scarab", [](State& s) {
                                        s.own[0].stones[0] = Gem::plain;
                                        s.open.progress[0] = {false, true, 1, true};
                                        s.open.agenda.back().who.drop(0);
                                      }}});
  Options perTurn = forPlayers(3);
  perTurn.stones = Labyrinth::Stones::perTurn;
  expectFault(thirdTurn(perTurn), impossible, {{"a second one", [](State& s) {
                                                  s.own[0].stones[1] = Gem::plain;
                                                  s.open.progress[0].stones = 2;
                                                }}});
  // The order does not matter where some order would do.
  State turn = position(row(3, "17@0 12@0"), 19, expert());
  turn = after(turn, 0, {layOn("C3"), stoneOn("C3a", Gem::red), stoneOn("C3d", Gem::blue), stoneOn("C3b", Gem::green)});
  EXPECT_EQ(Labyrinth::faults(turn), nullptr);
}

TEST(LabyrinthFaults, WhoIsDone) {
  const State allPlaced = after(position(row(3, "17@0 12@0"), 19, forPlayers(2)), 0,
                                {layOn("C3"), stoneOn("C3a"), stoneOn("C3b"), stoneOn("C3c"), stoneOn("C3d")});
  expectFault(allPlaced, "somebody is asked for stones who cannot place any",
              {{"all scarabs have one", [](State& s) { s.open.progress[0].done = false; }}});
  expectFault(thirdTurn(), "somebody waits who is done, or the other way round",
              {{"done, and asked", [](State& s) { s.open.agenda.back().who.add(1); }},
               {"not done, and not asked", [](State& s) { s.open.agenda.back().who.drop(0); }},
               {"without a start",
                [](State& s) {
                  s.open.progress[0].done = true;
                  s.open.agenda.back().who.drop(0);
                }},
               {"not done, though not asked", [](State& s) { s.open.progress[1].done = false; }}});
}

TEST(LabyrinthFaults, Betting) {
  constexpr auto nobodyBets = "somebody bets when nobody does";
  expectFault(fifthTurn(withBets()), nobodyBets,
              {{"a bet in the fifth turn", [](State& s) { s.open.bets[0].push(Guess::high); }},
               {"in the fifth turn", [](State& s) { s.open.betting.add(0); }}});
  expectFault(position("10@2 19@2 9@2 12@0 14@3", 3, forPlayers(1), Gate::eastLeft), nobodyBets,
              {{"though not agreed", [](State& s) { s.open.betting.add(0); }}});
  expectFault(fifthTurn(withBets()), nobodyBets,
              {{"on the fifth card", [](State& s) {
                  ++s.open.stack.of[s.open.cards.pop() - 1];
                  s.open.agenda.clear();
                  s.open.agenda.push({Ask::bet, Seats::only(0), nobody, tileOf(s.open).v});
                }}});
  expectFault(twentyFifthTurn(withBets()), nobodyBets, {{"in the last turn", [](State& s) { s.open.betting.add(0); }}});
  expectFault(thirdBet(), "a bet is missing",
              {{"forgotten", [](State& s) { s.open.bets[2].clear(); }},
               {"none", [](State& s) { s.open.bets[2][0] = Guess::none; }}});
  expectFault(thirdBet(), "somebody bets who is out",
              {{"after a wrong one", [](State& s) { s.open.bets[0].push(Guess::high); }},
               {"before the card", [](State& s) { s.open.bets[2].push(Guess::high); }}});
  expectFault(thirdBet(), "somebody is in a betting round who is out, or the other way round",
              {{"in after a wrong one", [](State& s) { s.open.betting.add(0); }},
               {"out after a right one", [](State& s) { s.open.betting.drop(2); }},
               {"the wrong one changed", [](State& s) { s.open.bets[0][0] = Guess::low; }}});
  expectFault(thirdBet(), "a bet is made by somebody who was not asked",
              {{"asked still", [](State& s) { s.own[2].bet = Guess::low; }},
               {"out", [](State& s) { s.own[0].bet = Guess::low; }},
               {"not made", [](State& s) { s.own[1].bet = Guess::none; }}});
  expectFault(thirdBet(), "somebody is asked for a bet who is out",
              {{"the first", [](State& s) { s.open.agenda.back().who.add(0); }}});
}

TEST(LabyrinthFaults, BeforeTheCardAndAfterTheEnd) {
  expectFault(thirdBet(), "somebody has begun a turn before the card is turned up",
              {{"laid", [](State& s) { s.open.progress[0].laid = true; }}});
  expectFault(
      thirdBet(), "somebody has laid something before the card is turned up",
      {{"a place", [](State& s) { s.own[2].at = 3; }}, {"a stone", [](State& s) { s.own[1].stones[0] = Gem::plain; }}});
  expectFault(end(withBets(2)), "something is left to show",
              {{"a place", [](State& s) { s.own[1].at = 3; }},
               {"bets", [](State& s) { s.open.bets[0].push(Guess::low); }},
               {"a round", [](State& s) { s.open.betting.add(1); }}});
  expectFault(end(), "somebody has begun a turn before the card is turned up",
              {{"after the end", [](State& s) { s.open.progress[0].done = true; }}});
}

TEST(LabyrinthFaults, GamesOfAnySizeAreSilent) {
  for (int players = 1; players <= 5; ++players) {
    Options options = players % 2 == 0 ? expert(players) : forPlayers(players);
    options.betting = Labyrinth::Betting::on;
    EXPECT_EQ(Labyrinth::faults(playedOut(options, static_cast<u64>(players))), nullptr);
  }
}

}  // namespace
}  // namespace mastaba::labyrinth
