// Impossible positions, each with what is said about it; the untouched one is silent.
#include "tests/faults.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

#include "describe/every.h"
#include "games/fluch/test/acting.h"
#include "tests/playing.h"

namespace mastaba::fluch {
namespace {

constexpr auto expectFault = expectFaultOf<Fluch>;

Tile& tile(State& state, const char* place) { return state.open.tiles[placeNamed(place)]; }
Player& player(State& state, Seat seat) { return state.open.players[seat]; }
Chamber& chamber(State& state, const char* place) { return state.open.chambers[chamberNumbers[placeNamed(place)]]; }
Token& looked(State& state, const char* place) { return state.looked[chamberNumbers[placeNamed(place)]]; }
Token& seen(State& state, Seat seat, const char* place) {
  return state.own[seat].seen[chamberNumbers[placeNamed(place)]];
}
Task<Ask>& task(State& state, int i) { return state.open.agenda[i]; }
Task<Ask>& top(State& state) { return state.open.agenda.back(); }
Count& faceDown(State& state, Token token) {
  return state.open.faceDown.of[static_cast<std::size_t>(fluch::kindOf(token))];
}

bool says(const State& state, const std::string& sentence) {
  const char* fault = Fluch::faults(state);
  return fault && fault == sentence;
}

const Options three = forPlayers(3);
const Options secretly = with(&Options::declinedToken, Fluch::DeclinedToken::faceDown, three);
const Options choosing = with(&Options::protection, Fluch::Protection::chosen, three);
const Options deadly = with(&Options::permadeath, Fluch::Permadeath::yes, three);

// A token that lies face down somewhere is taken away.
void takeAway(State& state, Token token) {
  --faceDown(state, token);
  for (Chamber& one : state.open.chambers)
    if (one.faceDown) return void(one.faceDown = false);
}
// The explorer is taken off the board.
void takeOff(State& state, Seat seat) { player(state, seat) = {}; }
void putOut(State& state, Seat seat) {
  takeOff(state, seat);
  player(state, seat).out = true;
}

// Tokens, treasures, a protection card, a heap, discarded tiles; it is the second player's turn.
State usual(const std::string& words = "", const Options& options = three) {
  return position(corridor +
                      "turn 1, ammut 5, token C10 green2, heap E12 red2 blue1, discarded curve\n"
                      "0: tokens yellow3 orange2, protection horus, lives 9\n1: at E13, lives 3\n" +
                      words,
                  options);
}
State passing() { return position(corridor + "end, symbols 1, move 2\n0: at E12\n1: at E12", three); }
State attacked() { return position(corridor + "ammut E12, banish 1\n1: at E12", three); }
State sealedIn() { return position("E13 │\nE12 ─\nsealed\n0: at E13, lives 1\n1: at C14\n2: at E14", three); }
State led() { return position(corridor + "ammut E12, lead 2\n0: at C14", three); }
// All 25 chambers are full, so that she waits.
const Options four = forPlayers(4);
State waiting(const std::string& words = "") { return position(corridor + "ammut 13\n" + words, four); }

TEST(FluchFaults, PositionsThatAreSoundAreSilent) {
  for (const State& state : {usual(), passing(), attacked(), sealedIn(), led(), waiting(), begin(), begin(four)})
    EXPECT_STREQ(Fluch::faults(state), nullptr);
}

// Who is not in the tomb stands nowhere, also not on the first square.
TEST(FluchFaults, TheFirstSquareIsASquareLikeOthers) {
  EXPECT_STREQ(Fluch::faults(position("A1 ┌\nenter 1\n0: at A1", three)), nullptr);
  EXPECT_STREQ(Fluch::faults(position("A1 ┌\nA2 │\nenter 1, ammut A1", three)), nullptr);
}

TEST(FluchFaults, Options) {
  const auto nowhere = [](State& s) {
    s.open.options.placement = Fluch::Placement::connected;
    s.open.options.joinAnchors = Fluch::JoinAnchors::tiles;
  };
  expectFault(usual(), "the options are not allowed",
              {{"alone", [](State& s) { s.open.options.players = 1; }}, {"nowhere to begin", nowhere}});
}

// ---- what is asked

TEST(FluchFaults, WhoseTurnItIs) {
  expectFault(usual(), "nobody's turn",
              {{"the fourth begins", [](State& s) { s.open.first = 3; }},
               {"the fourth", [](State& s) { s.open.active = 3; }},
               {"nobody", [](State& s) { s.open.active = nobody; }}});
}

TEST(FluchFaults, WhoIsAsked) {
  expectFault(usual(), "a question is about somebody", {{"one", [](State& s) { top(s).of = 1; }}});
  expectFault(usual(), "nobody, or not one alone, is asked",
              {{"nobody", [](State& s) { top(s).who = {}; }},
               {"two", [](State& s) { top(s).who.add(0); }},
               {"the fourth", [](State& s) { top(s).who = Seats::only(3); }}});
  expectFault(passing(), "somebody is asked what nobody decides",
              {{"symbols", [](State& s) { task(s, 1).who = Seats::only(0); }}});
  expectFault(passing(), "nobody is asked", {{"symbols", [](State& s) { s.open.agenda.pop(); }}});
}

TEST(FluchFaults, OnlySomeThingsAreAskedInAnothersTurn) {
  const char* sentence = "somebody is asked in another's turn";
  expectFault(usual(), sentence, {{"to lay", [](State& s) { top(s).who = Seats::only(0); }}});
  eachValue<Ask>([&](Ask ask) {
    if (ask >= Ask::over) return;
    State state = usual();
    state.open.agenda[0].ask = Ask::end;
    if (ask == Ask::beckon) state.open.agenda.push({Ask::collect, Seats::only(1), nobody, 0});
    if (ask == Ask::order) state.open.agenda.push({Ask::symbols, {}, nobody, 1});
    const bool turn = ask == Ask::lay || ask == Ask::end || ask == Ask::sealed;
    if (turn) state.open.agenda.clear();
    state.open.agenda.push({ask, Seats::only(0), nobody, 0});
    const bool anybody = ask == Ask::enter || ask == Ask::ward || ask == Ask::place || ask == Ask::banish;
    EXPECT_EQ(says(state, sentence), !anybody) << static_cast<int>(ask);
  });
}

// Every task upon every other.
TEST(FluchFaults, StepsOfATurn) {
  const char* sentence = "something is asked that is no step of a turn";
  const std::map<Ask, std::vector<Ask>> under{
      {Ask::lay, {}},
      {Ask::end, {}},
      {Ask::over, {}},
      {Ask::sealed, {}},
      {Ask::again, {Ask::end}},
      {Ask::symbols, {Ask::end}},
      {Ask::order, {Ask::end, Ask::symbols}},
      {Ask::move, {Ask::end}},
      {Ask::collect, {Ask::end}},
      {Ask::draw, {Ask::lay}},
      {Ask::tile, {Ask::lay}},
      {Ask::event, {Ask::end, Ask::collect}},
      {Ask::cards, {Ask::end, Ask::collect}},
      {Ask::beckon, {Ask::end, Ask::collect}},
      {Ask::leap, {Ask::end}},
      {Ask::lead, {Ask::end}},
      {Ask::ward, {Ask::end}},
      {Ask::enter, {Ask::end}},
      {Ask::place, {Ask::end}},
      {Ask::banish, {Ask::end}},
  };
  using Asks = std::set<Ask>;
  const Asks interrupts{Ask::lay,  Ask::end,     Ask::over,  Ask::again, Ask::symbols,
                        Ask::move, Ask::collect, Ask::event, Ask::cards};
  Asks alsoNew = interrupts;
  alsoNew.insert(Ask::enter);
  const std::map<Ask, Asks> allowed{
      {Ask::again, {Ask::lay, Ask::end}},
      {Ask::symbols, {Ask::lay, Ask::end, Ask::over, Ask::again, Ask::move}},
      {Ask::order, {Ask::symbols}},
      {Ask::move, {Ask::lay, Ask::end, Ask::again, Ask::symbols}},
      {Ask::collect, {Ask::lay, Ask::end, Ask::over, Ask::again, Ask::symbols}},
      {Ask::draw, {Ask::lay, Ask::end, Ask::move}},
      {Ask::tile, {Ask::lay, Ask::end, Ask::move, Ask::draw}},
      {Ask::event, {Ask::collect}},
      {Ask::cards, {Ask::collect}},
      {Ask::beckon, {Ask::collect}},
      {Ask::leap, {Ask::lay, Ask::end, Ask::over, Ask::again, Ask::move}},
      {Ask::lead, {Ask::lay, Ask::end, Ask::over, Ask::again, Ask::move, Ask::collect, Ask::cards}},
      {Ask::ward, interrupts},
      {Ask::enter, interrupts},
      {Ask::place, alsoNew},
      {Ask::banish, alsoNew},
  };
  const State sound = usual();
  const auto push = [](State& state, Ask ask) {
    state.open.agenda.push({ask, ask >= Ask::over ? Seats{} : Seats::only(1), nobody, 0});
  };
  for (const auto& [below, chain] : under)
    eachValue<Ask>([&, below = below, &chain = chain](Ask ask) {
      State state = sound;
      state.open.agenda.clear();
      for (const Ask one : chain) push(state, one);
      push(state, below);
      push(state, ask);
      const bool refused = says(state, sentence);
      const bool fits = allowed.contains(ask) && allowed.at(ask).contains(below);
      EXPECT_EQ(!refused, fits) << static_cast<int>(ask) << " upon " << static_cast<int>(below);
    });
  eachValue<Ask>([&](Ask ask) {
    State state = sound;
    state.open.agenda.clear();
    push(state, ask);
    const bool turn = ask == Ask::lay || ask == Ask::end || ask == Ask::over || ask == Ask::sealed || ask == Ask::enter;
    EXPECT_EQ(!says(state, sentence), turn) << static_cast<int>(ask);
  });
}

TEST(FluchFaults, Numbers) {
  const char* sentence = "a task has another number";
  const auto withNumbers = [&](const State& sound, std::initializer_list<int> numbers) {
    for (const int n : numbers) expectFault(sound, sentence, {{"so many", [n](State& s) { top(s).n = u8(n); }}});
  };
  withNumbers(position(corridor + "enter 1"), {1});
  withNumbers(sealedIn(), {1});
  withNumbers(usual(), {4, 255});
  withNumbers(position("end"), {1});
  withNumbers(position(corridor + "dice 10, collect\n0: at E10", three), {1});
  withNumbers(position(corridor + "ammut E12, ward 1 ammut\n1: at E12, protection bes", choosing), {3, 4});
  withNumbers(led(), {0, 4, 5});
  withNumbers(position(corridor + "ammut E12, leap\n0: at C14", three), {3, 5, 0});
  withNumbers(position(corridor + "ammut E11, collect, beckon\n0: at E10", three), {0, 5});
  withNumbers(position("ammut 13, place 0"), {1});
  withNumbers(attacked(), {1});
  const State cards = position(corridor + "ammut D4, collect, cards 1, lead 2\n0: at E10, tokens blue3\nD5 │", three);
  expectFault(cards, sentence, {{"no cards", [](State& s) {
                                   task(s, 2).n = 0;
                                   player(s, 0).treasures.push(treasureAt(3 * objects));
                                   s.open.treasures.of[3 * objects] = 0;
                                 }}});
  // Of what runs by itself.
  expectFault(position("over, enter 0"), sentence, {{"over", [](State& s) { task(s, 0).n = 1; }}});
  expectFault(position(corridor + "end, again, symbols 2, move 0, enter 1"), sentence,
              {{"again", [](State& s) { task(s, 1).n = 1; }}});
  expectFault(position("lay 1, draw, tile curve"), sentence, {{"draw", [](State& s) { task(s, 1).n = 1; }}});
  expectFault(position(greyCorridor + "ammut E12, collect, event, banish 0\n0: at E12", three), sentence,
              {{"event", [](State& s) { task(s, 2).n = 1; }}});
}

// ---- what is in the box

TEST(FluchFaults, Tiles) {
  const char* sentence = "there are more, or fewer, tiles of a kind than in the box";
  expectFault(usual(), "a tile lies on a chamber", {{"E10", [](State& s) { tile(s, "E10") = Tile::ns; }}});
  expectFault(usual(), sentence,
              {{"in the bag", [](State& s) { ++s.open.bag.of[0]; }},
               {"not in the bag", [](State& s) { --s.open.bag.of[5]; }},
               {"on the board", [](State& s) { tile(s, "A1") = Tile::greyEs; }},
               {"grey", [](State& s) { tile(s, "E12") = Tile::greyNs; }},
               {"discarded", [](State& s) { ++s.open.discarded.of[3]; }}});
  const State drawing = position(corridor + "tile crossing");
  expectFault(drawing, sentence, {{"in hand", [](State& s) { top(s).n = 0; }}});
  expectFault(drawing, "there is no such tile", {{"the seventh", [](State& s) { top(s).n = 6; }}});
}

TEST(FluchFaults, TilesWhereOthersHaveChambers) {
  const Options exact = with(&Options::chamberFill, Fluch::ChamberFill::exact);
  State state = position(corridor, exact);
  tile(state, "F4") = Tile::ns;
  --state.open.bag.of[0];
  EXPECT_STREQ(Fluch::faults(state), nullptr);
  expectFault(position(corridor, exact), "a token lies where no chamber is",
              {{"face down", [](State& s) { chamber(s, "F4").faceDown = true, chamber(s, "E10").faceDown = false; }},
               {"face up", [](State& s) { chamber(s, "F4").token = Token::red1; }},
               {"looked at", [](State& s) { chamber(s, "F4").seen.add(0); }}});
}

TEST(FluchFaults, Tokens) {
  expectFault(usual(), "a token lies face up and face down",
              {{"E10", [](State& s) { chamber(s, "E10").token = Token::red1; }}});
  expectFault(position(corridor, with(&Options::tokensHidden, Fluch::TokensHidden::no)), "an open tomb is closed",
              {{"E10", [](State& s) { chamber(s, "E10") = {true, Token::none, {}}; }}});
  expectFault(usual(), "there are more, or fewer, tokens face down than are left",
              {{"one more", [](State& s) { ++faceDown(s, Token::red1); }},
               {"one less", [](State& s) { --faceDown(s, Token::red1); }},
               {"E10", [](State& s) { chamber(s, "E10").faceDown = false; }}});
  const char* sentence = "there are more, or fewer, tokens of a kind than in the box";
  expectFault(usual(), sentence,
              {{"others left", [](State& s) { ++faceDown(s, Token::red1), --faceDown(s, Token::green3); }},
               {"open", [](State& s) { chamber(s, "C10").token = Token::green3; }},
               {"gone", [](State& s) { chamber(s, "C10").token = Token::none; }},
               {"in a heap", [](State& s) { s.open.heaps[0].token = Token::red3; }},
               {"owned", [](State& s) { player(s, 0).tokens[1] = 2; }},
               {"of somebody else", [](State& s) { player(s, 2).tokens[3] = 1; }},
               {"of the first kind", [](State& s) { player(s, 2).tokens[0] = 1; }},
               {"of the last kind", [](State& s) { player(s, 2).tokens[4] = 3; }}});
}

TEST(FluchFaults, Heaps) {
  expectFault(usual(), "a heap lies where nobody can have died",
              {{"a free square", [](State& s) { s.open.heaps[0].at = s.open.heaps[1].at = placeNamed("A1"); }},
               {"outside", [](State& s) { s.open.heaps[0].at = s.open.heaps[1].at = placeNamed("D14"); }}});
  expectFault(usual(), "nothing lies in a heap as a token",
              {{"nothing", [](State& s) { s.open.heaps[0].token = Token::none; }}});
  expectFault(usual(), "heaps are not in their order",
              {{"exchanged", [](State& s) { std::swap(s.open.heaps[0], s.open.heaps[1]); }},
               {"elsewhere", [](State& s) { s.open.heaps[0].at = placeNamed("E13"); }}});
  State state = usual();
  for (Lying& lying : state.open.heaps) lying.at = placeNamed("K14");
  EXPECT_STREQ(Fluch::faults(state), nullptr) << "who gives up may die on an entrance";
}

TEST(FluchFaults, Looks) {
  const State state = position(corridor + "token C10 red3\n0: saw E10 red2\n1: saw E10 red2 I10 blue1", secretly);
  expectFault(usual(), "somebody looked at a token that lies open",
              {{"without that option", [](State& s) { chamber(s, "E10").seen.add(0); }}});
  expectFault(state, "somebody looked at a token that lies open",
              {{"face up", [](State& s) { chamber(s, "C10").seen.add(0); }}});
  expectFault(state, "somebody looked who does not play",
              {{"the fourth", [](State& s) { chamber(s, "E10").seen.add(3); }}});
  expectFault(state, "a token is decided that nobody looked at, or is not",
              {{"is", [](State& s) { looked(s, "B2") = Token::red1; }},
               {"is not", [](State& s) { looked(s, "E10") = Token::none; }},
               {"lies open", [](State& s) { looked(s, "C10") = Token::red3; }}});
  expectFault(state, "somebody saw another token than lies there",
              {{"another", [](State& s) { seen(s, 0, "E10") = Token::red1; }},
               {"none", [](State& s) { seen(s, 1, "E10") = Token::none; }},
               {"who did not look", [](State& s) { seen(s, 0, "I10") = Token::blue1; }},
               {"who does not play", [](State& s) { seen(s, 4, "E10") = Token::red2; }},
               {"another lies there", [](State& s) { looked(s, "I10") = Token::blue2; }}});
  expectFault(state, "a token was looked at that is not there",
              {{"it lies open", [](State& s) { looked(s, "I10") = seen(s, 1, "I10") = Token::red3; }}});
  expectFault(position("0: saw E10 red1 C10 red2", secretly), "a token was looked at that is not there",
              {{"seen twice", [](State& s) { looked(s, "C10") = seen(s, 0, "C10") = Token::red1; }}});
}

TEST(FluchFaults, EventCards) {
  expectFault(usual(), "a card is kept that does not protect",
              {{"seth", [](State& s) { player(s, 0).protection[0] = Card::seth; }},
               {"shu", [](State& s) { player(s, 0).protection[0] = Card::shu; }}});
  expectFault(usual(), "there are more, or fewer, event cards than in the box",
              {{"kept", [](State& s) { player(s, 0).protection[0] = Card::bes; }},
               {"in the pile", [](State& s) { ++s.open.events.of[0]; }},
               {"discarded", [](State& s) { ++s.open.spent.of[11]; }},
               {"gone", [](State& s) { player(s, 0).protection.clear(); }}});
}

TEST(FluchFaults, Treasures) {
  expectFault(usual(), "a treasure is there twice",
              {{"the first", [](State& s) { s.open.treasures.of[0] = 2; }},
               {"the last", [](State& s) { s.open.treasures.of[64] = 2; }},
               {"owned", [](State& s) { s.open.treasures.of[cardOf(player(s, 0).treasures[0])] = 1; }},
               {"owned twice", [](State& s) { player(s, 0).treasures[1] = player(s, 0).treasures[0]; }}});
  const char* sentence = "somebody has other treasures than tokens";
  const auto more = [](State& s) {
    player(s, 1).treasures.push(treasureAt(0));
    s.open.treasures.of[0] = 0;
  };
  const auto fewer = [](State& s) { player(s, 0).treasures.pop(); };
  expectFault(usual(), sentence, {{"more", more}, {"fewer", fewer}});
  expectFault(usual("pile"), sentence, {{"more, without a pile", more}});
  const Options again = with(&Options::treasureReshuffle, Fluch::TreasureReshuffle::yes, three);
  expectFault(usual("", again), sentence, {{"more, with a new pile", more}});
  // When the pile has run out, fewer are possible.
  for (State state : {usual("pile"), usual("", again)}) {
    fewer(state);
    EXPECT_STREQ(Fluch::faults(state), nullptr);
  }
}

TEST(FluchFaults, TreasuresAreBeingDrawn) {
  const State state = position(corridor + "ammut D4, collect, cards 2, lead 2\n0: at E10, tokens blue3\nD5 │", three);
  EXPECT_EQ(treasuresOf(state), "1 0 0");
  expectFault(state, "somebody has other treasures than tokens",
              {{"one more", [](State& s) { task(s, 2).n = 1; }},
               {"another draws", [](State& s) { player(s, 1).treasures.push(player(s, 0).treasures.pop()); }}});
}

TEST(FluchFaults, Lives) {
  expectFault(usual(), "there are more lives than in the box",
              {{"46", [](State& s) { player(s, 2).lives = 46 - 9 - 3; }}});
  State state = usual();
  player(state, 2).lives = 45 - 9 - 3;
  EXPECT_STREQ(Fluch::faults(state), nullptr);
}

// ---- who is where

TEST(FluchFaults, Explorers) {
  expectFault(
      usual(), "an explorer walks who is dead",
      {{"no life", [](State& s) { player(s, 2).lives = 0; }}, {"out", [](State& s) { player(s, 2).out = true; }}});
  expectFault(usual(), "an explorer stands where no way is",
              {{"a free square", [](State& s) { player(s, 2).at = placeNamed("A1"); }},
               {"outside", [](State& s) { player(s, 2).at = placeNamed("D14"); }}});
  expectFault(usual(), "somebody has something who does not play",
              {{"a life", [](State& s) { player(s, 3).lives = 1; }},
               {"a place", [](State& s) { player(s, 4).at = placeNamed("E12"); }}});
}

TEST(FluchFaults, WhoIsNotInTheTomb) {
  const char* sentence = "somebody has something who is not in the tomb";
  expectFault(position(corridor + "enter 1", three), sentence,
              {{"a life", [](State& s) { player(s, 1).lives = 1; }},
               {"a place", [](State& s) { player(s, 1).at = placeNamed("E14"); }},
               {"a card", [](State& s) {
                  player(s, 1).protection.push(Card::horus);
                  --s.open.events.of[static_cast<std::size_t>(Card::horus)];
                }}});
  expectFault(begin(three), sentence, {{"before the start", [](State& s) { player(s, 1).lives = 6; }}});
  expectFault(position("turn 1\n0: out", deadly), sentence, {{"out", [](State& s) { player(s, 0).lives = 1; }}});
  const char* neither = "an explorer is neither in the tomb nor dead";
  expectFault(usual(), neither, {{"gone", [](State& s) { takeOff(s, 2); }}, {"out", [](State& s) { putOut(s, 2); }}});
  expectFault(position(corridor + "enter 1", three), neither,
              {{"another enters", [](State& s) { top(s).who = Seats::only(2); }}});
  const auto enters = [](State& s) { s.open.agenda.push({Ask::enter, Seats::only(0), nobody, 0}); };
  expectFault(position("turn 1\n0: out", deadly), neither, {{"out, and enters", enters}});
  expectFault(position(corridor + "enter 1"), "there is no life left for a new explorer",
              {{"all 45", [](State& s) { player(s, 0).lives = 45; }}});
}

TEST(FluchFaults, TwoOnOnePlace) {
  const char* sentence = "two explorers stand on one place";
  expectFault(usual(), sentence,
              {{"with the active", [](State& s) { player(s, 0).at = player(s, 1).at; }},
               {"two others", [](State& s) { player(s, 0).at = player(s, 2).at; }}});
  expectFault(passing(), sentence,
              {{"two others", [](State& s) { player(s, 2).at = player(s, 1).at = placeNamed("E14"); }}});
  const State won =
      position(corridor + "ended\n0: at G14, tokens red1 blue1 green1 yellow1 orange1\n1: at G14\n2: at K14", three);
  expectFault(won, sentence, {{"two others", [](State& s) { player(s, 1).at = player(s, 2).at; }}});
}

TEST(FluchFaults, WhereAmmutIs) {
  expectFault(usual(), "Ammut is on the track and in the maze",
              {{"E12", [](State& s) { s.open.ammut.at = placeNamed("E12"); }}});
  expectFault(usual(), "Ammut waits though a chamber is empty", {{"13", [](State& s) { s.open.ammut.space = 13; }}});
  expectFault(position("ammut 13, place 0", three), "Ammut waits though a chamber is empty",
              {{"something else is asked", [](State& s) { s.open.agenda.pop(); }}});
  expectFault(led(), "Ammut stands where no way is",
              {{"a free square", [](State& s) { s.open.ammut.at = placeNamed("A1"); }},
               {"outside", [](State& s) { s.open.ammut.at = placeNamed("D14"); }}});
  expectFault(led(), "Ammut stands on an entrance", {{"E14", [](State& s) { s.open.ammut.at = placeNamed("I14"); }}});
  const Options entrances = with(&Options::ammutOnEntrances, Fluch::AmmutOnEntrances::yes, three);
  EXPECT_STREQ(Fluch::faults(position("ammut I14", entrances)), nullptr);
  EXPECT_STREQ(
      Fluch::faults(position(corridor + "ended, ammut 13\n0: at K14, tokens red1 blue1 green1 yellow1 orange1", three)),
      nullptr)
      << "she comes too late";
}

TEST(FluchFaults, AmmutMeetsSomebody) {
  const char* sentence = "Ammut stands with an explorer";
  expectFault(led(), sentence, {{"nothing is done", [](State& s) { player(s, 2).at = s.open.ammut.at; }}});
  expectFault(attacked(), sentence,
              {{"another is asked", [](State& s) { top(s).who = Seats::only(2); }},
               {"something else is asked", [](State& s) { s.open.agenda.pop(); }}});
}

// ---- dice

TEST(FluchFaults, Dice) {
  expectFault(passing(), "a die has no such face", {{"5", [](State& s) { s.open.dice[0] = static_cast<Face>(5); }}});
  expectFault(passing(), "one die is missing", {{"one", [](State& s) { s.open.dice.pop(); }}});
  expectFault(position("end"), "the roll is missing", {{"end", [](State& s) { s.open.dice.clear(); }}});
  const State again = position(corridor + "end, again, symbols 1, enter 1, place 0\n0: at E12");
  expectFault(again, "there is no double", {{"again", [](State& s) { s.open.dice[0] = Face::one; }}});
  expectFault(passing(), "there are not as many signs of Ammut",
              {{"two", [](State& s) { task(s, 1).n = 2; }},
               {"none", [](State& s) { task(s, 1).n = 0; }},
               {"no sign", [](State& s) { s.open.dice[1] = Face::three; }}});
  const Options chosen = with(&Options::rollOrder, Fluch::RollOrder::chosen);
  expectFault(position("symbols 1, order 2", chosen), "there are not as many pips",
              {{"fewer", [](State& s) { top(s).n = 1; }}, {"more", [](State& s) { top(s).n = 3; }}});
  expectFault(passing(), "there are too many pips", {{"three", [](State& s) { top(s).n = 3; }}});
  const State collecting = position(corridor + "collect\n0: at E10", three);
  expectFault(collecting, "there are too many pips", {{"to collect", [](State& s) { top(s).n = 4; }}});
  const State early = position(corridor + "lay 1, collect\n0: at E10", three);
  expectFault(early, "there are too many pips", {{"without a roll", [](State& s) { s.open.dice.clear(); }}});
}

// ---- questions without an answer

const char* const unanswerable = "something is asked that cannot be answered";

TEST(FluchFaults, EnteringAndBeingSealedIn) {
  expectFault(usual(), unanswerable,
              {{"inside", [](State& s) { s.open.agenda.push({Ask::enter, Seats::only(2), nobody, 0}); }}});
  expectFault(position("turn 1\n0: out", deadly), unanswerable,
              {{"death is for good", [](State& s) {
                  player(s, 2) = {};
                  s.open.agenda.push({Ask::enter, Seats::only(2), nobody, 0});
                }}});
  expectFault(sealedIn(), unanswerable,
              {{"two lives", [](State& s) { player(s, 0).lives = 2; }},
               {"after a roll", [](State& s) { s.open.dice.push(Face::one), s.open.dice.push(Face::one); }},
               {"a way out", [](State& s) { tile(s, "E12") = Tile::ns; }}});
}

TEST(FluchFaults, TurnsOfTheDead) {
  const auto dies = [](State& s) {
    std::swap(player(s, 0), player(s, 1));
    top(s).who = Seats::only(0);
  };
  for (const char* turn : {"lay 2", "end"})
    expectFault(position(std::string(turn) + ", enter 1", three), unanswerable, {{"dead", dies}});
  expectFault(position("end"), unanswerable, {{"one life", [](State& s) { player(s, 0).lives = 1; }}});
  // Not while something else comes first.
  EXPECT_STREQ(Fluch::faults(position("end, enter 1\n0: lives 1")), nullptr);
}

TEST(FluchFaults, TilesAndOrder) {
  expectFault(position(corridor + "end, move 2, tile curve\n0: at E12", three), unanswerable,
              {{"in passing", [](State& s) { player(s, 1).at = placeNamed("E12"); }}});
  const Options chosen = with(&Options::rollOrder, Fluch::RollOrder::chosen);
  expectFault(position("symbols 1, order 2", chosen), unanswerable,
              {{"it is fixed", [](State& s) { s.open.options.rollOrder = Fluch::RollOrder::explorerFirst; }}});
}

TEST(FluchFaults, MovingAndCollecting) {
  expectFault(
      passing(), unanswerable,
      {{"no pips", [](State& s) { top(s).n = 0; }}, {"no way on", [](State& s) { tile(s, "E12") = Tile::ew; }}});
  expectFault(position("move 1"), unanswerable,
              {{"neither step nor payment", [](State& s) { player(s, 0).lives = 1; }}});
  // Below something else a movement may be over, but nobody is left where he stands with another.
  EXPECT_STREQ(Fluch::faults(position("end, move 0, enter 1\n0: lives 1")), nullptr);
  expectFault(position(corridor + "ammut 13, end, move 1, place 0\n0: at E12\n1: at E12", three), unanswerable,
              {{"passing, below", [](State& s) { tile(s, "E12") = Tile::ew; }},
               {"passing without pips", [](State& s) { s.open.agenda[1].n = 0; }}});
  expectFault(position(corridor + "collect\n0: at E10", three), unanswerable,
              {{"nothing there", [](State& s) { player(s, 0).at = placeNamed("E12"); }}});
}

TEST(FluchFaults, Warding) {
  const State fight = position(corridor + "ammut E12, ward 1 ammut\n1: at E12, protection bes", choosing);
  expectFault(fight, unanswerable,
              {{"no card",
                [](State& s) {
                  player(s, 1).protection.clear();
                  ++s.open.events.of[static_cast<std::size_t>(Card::bes)];
                }},
               {"it is not chosen", [](State& s) { s.open.options.protection = Fluch::Protection::always; }},
               {"no fight", [](State& s) { s.open.ammut.at = placeNamed("E11"); }},
               {"a trap for another", [](State& s) {
                  s.open.ammut.at = placeNamed("E11");
                  top(s).n = static_cast<u8>(Cause::trap);
                }}});
  const State event = position(greyCorridor + "collect, ward 0 event\n0: at E12, protection bes", choosing);
  const auto another = [](State& s) {
    std::swap(player(s, 0).protection, player(s, 1).protection);
    top(s).who = Seats::only(1);
  };
  expectFault(event, unanswerable, {{"no event", [](State& s) { s.open.agenda.erase(1); }}, {"of another", another}});
}

TEST(FluchFaults, LeadingAmmut) {
  const State leap = position(corridor + "ammut E12, leap\n0: at C14", three);
  for (const State& state : {led(), leap})
    expectFault(state, unanswerable, {{"on the track", [](State& s) { s.open.ammut = {5, 0}; }}});
  expectFault(led(), unanswerable, {{"no way", [](State& s) { s.open.ammut.at = placeNamed("B2"); }}});
  State state = leap;
  state.open.ammut.at = placeNamed("E2");
  EXPECT_STREQ(Fluch::faults(state), nullptr) << "into another chamber";
  expectFault(position(corridor + "ammut E12, leap\n0: at C14", four), unanswerable,
              {{"neither a way nor a chamber", [](State& s) { s.open.ammut.at = placeNamed("E2"); }}});
}

TEST(FluchFaults, BeckoningAmmut) {
  const State maze = position(corridor + "ammut E12, collect, beckon\n0: at E10", three);
  const State track = position(corridor + "ammut 4, collect, beckon\n0: at E10", three);
  for (const State& state : {maze, track})
    expectFault(state, unanswerable,
                {{"it is a must", [](State& s) { s.open.options.eventAmmut = Fluch::EventAmmut::must; }}});
  expectFault(track, unanswerable, {{"two spaces", [](State& s) { top(s).n = 2; }}});
  expectFault(position(corridor + "ammut 4, collect, beckon\n0: at E10", four), unanswerable,
              {{"she waits", [](State& s) { s.open.ammut.space = 13; }}});
  expectFault(maze, unanswerable, {{"no way", [](State& s) { s.open.ammut.at = placeNamed("B2"); }}});
  const Options chamber = with(&Options::eventAmmut, Fluch::EventAmmut::chamber, three);
  const State puts = position(corridor + "ammut E12, collect, beckon 1\n0: at E10", chamber);
  expectFault(puts, unanswerable, {{"two chambers", [](State& s) { top(s).n = 2; }}});
  const Options full = with(&Options::eventAmmut, Fluch::EventAmmut::chamber, four);
  expectFault(position(corridor + "ammut 4, collect, beckon 1\n0: at E10", full), unanswerable,
              {{"no chamber", [](State& s) { s.open.ammut = {0, placeNamed("E12")}; }}});
}

TEST(FluchFaults, PuttingAmmut) {
  expectFault(position("ammut 13, place 0", three), unanswerable,
              {{"in the maze", [](State& s) { s.open.ammut = {0, placeNamed("E2")}; }}});
  expectFault(waiting(), unanswerable,
              {{"nowhere", [](State& s) { s.open.agenda.push({Ask::place, Seats::only(0), nobody, 0}); }}});
  const State after = position(corridor + "ammut E12, enter 1, banish 1", three);
  expectFault(after, unanswerable,
              {{"on the track", [](State& s) { s.open.ammut = {5, 0}; }},
               {"of somebody elsewhere", [](State& s) { top(s).who = Seats::only(2); }}});
  const State fight =
      position(corridor + "token E10 red1, empty E2, ammut E12, banish 1\n1: at E12, tokens red2", four);
  expectFault(fight, unanswerable, {{"nowhere", [](State& s) {
                                       chamber(s, "E2").faceDown = true;
                                       ++faceDown(s, Token::red2);
                                       player(s, 1).tokens = {};
                                       for (const Treasure& one : player(s, 1).treasures)
                                         s.open.treasures.of[cardOf(one)] = 1;
                                       player(s, 1).treasures.clear();
                                     }}});
}

// ---- the beginning and the end

TEST(FluchFaults, BeforeEverybodyHasEntered) {
  const char* happened = "something has happened before everybody has entered";
  const State state = begin(three, 3);
  expectFault(state, happened,
              {{"another's turn", [](State& s) { s.open.active = leftOf(s.open.first, 3); }},
               {"dice", [](State& s) { s.open.dice.push(Face::one), s.open.dice.push(Face::one); }},
               {"a round", [](State& s) { s.open.rounds = 1; }},
               {"Ammut", [](State& s) { s.open.ammut.space = 2; }},
               {"a heap",
                [](State& s) {
                  s.open.heaps.add({placeNamed("E14"), Token::red1});
                  takeAway(s, Token::red1);
                }},
               {"a tile", [](State& s) { --s.open.bag.of[0], tile(s, "E13") = Tile::ns; }},
               {"a tile is discarded", [](State& s) { --s.open.bag.of[0], ++s.open.discarded.of[0]; }},
               {"an event", [](State& s) { --s.open.events.of[0], ++s.open.spent.of[0]; }},
               {"treasures", [](State& s) { s.open.treasures.of[5] = 0; }},
               {"somebody enters twice", [](State& s) { s.open.agenda.push(s.open.agenda[0]); }}});
  expectFault(state, "something else is asked before everybody has entered",
              {{"to put Ammut", [](State& s) {
                  const Seat seat = top(s).who.first();
                  s.open.agenda.pop();
                  s.open.agenda.push({Ask::place, Seats::only(seat), nobody, 0});
                  player(s, seat).inside = true;
                  player(s, seat).at = placeNamed("E14");
                }}});
  expectFault(state, "somebody else enters first",
              {{"exchanged", [](State& s) { std::swap(task(s, 0), task(s, 1)); }},
               {"from the last on", [](State& s) { std::swap(task(s, 0), task(s, 2)); }}});
}

TEST(FluchFaults, TheLastToEnter) {
  const Options firstSeat = with(&Options::start, Fluch::Start::firstSeat, three);
  const State state = after(after(begin(firstSeat), enter("E14")), enter("C14"));
  expectFault(state, "somebody else enters first", {{"the second", [](State& s) {
                                                       std::swap(player(s, 1), player(s, 2));
                                                       top(s).who = Seats::only(1);
                                                     }}});
}

TEST(FluchFaults, WhoHasEntered) {
  const State state = after(begin(three, 3), enter("E14"));
  const Seat first = state.open.first;
  const char* sentence = "somebody has begun before everybody has entered";
  expectFault(state, sentence,
              {{"elsewhere", [=](State& s) { player(s, first).at = placeNamed("E10"); }},
               {"lost a life", [=](State& s) { player(s, first).lives = 6; }},
               {"a card", [=](State& s) {
                  player(s, first).protection.push(Card::bes);
                  --s.open.events.of[static_cast<std::size_t>(Card::bes)];
                }}});
  State owner = state;
  owner.open.options.treasureReshuffle = Fluch::TreasureReshuffle::yes;
  takeAway(owner, Token::red1);
  player(owner, first).tokens[0] = 1;
  EXPECT_STREQ(Fluch::faults(owner), sentence) << "a token";
}

TEST(FluchFaults, TheEnd) {
  expectFault(usual(), "the game is over", {{"100 rounds", [](State& s) { s.open.rounds = 100; }}});
  expectFault(position(corridor + "ammut E12, over, lead 2\n0: out\n1: out", deadly), "the game is over",
              {{"all are dead", [](State& s) { putOut(s, 2); }}});
  expectFault(position("rounds 100, ended"), "the game is over without a reason",
              {{"99 rounds", [](State& s) { s.open.rounds = 99; }}});
  const State won = position(corridor + "ended\n0: at G14, tokens red1 blue1 green1 yellow1 orange1\n1: at E12");
  expectFault(won, "the game is over without a reason",
              {{"not on an entrance", [](State& s) { player(s, 0).at = placeNamed("E13"); }},
               {"another's turn", [](State& s) { s.open.active = 1; }}});
  expectFault(position("ended\n0: out\n1: out\n2: out", deadly), "the game is over without a reason",
              {{"one lives", [](State& s) {
                  player(s, 2) = {};
                  player(s, 2).inside = true;
                  player(s, 2).at = placeNamed("E14");
                  player(s, 2).lives = 1;
                }}});
}

}  // namespace
}  // namespace mastaba::fluch
