// Rules 1 to 26: what is in the box and how a game begins.
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "describe/every.h"
#include "games/fluch/test/acting.h"

namespace mastaba::fluch {
namespace {

constexpr u64 manyLucks = 400;

std::string namesOf(const Area& area) {
  std::string names;
  for (const Place at : area) names += (names.empty() ? "" : " ") + at.name();
  return names;
}
// The chambers in which a token lies.
Area filledIn(const State& state) { return everyChamber - emptyChambers(state.open); }
Options firstBegins(int players) { return with(&Options::start, Fluch::Start::firstSeat, forPlayers(players)); }
Telling<Fluch::Event> toldAtStart(const Options& options, u64 luck = 1) {
  Chance chance(luck);
  Telling<Fluch::Event> log;
  Teller<Fluch::Event> teller(log);
  Fluch::setup(options, chance, teller);
  return log;
}
// "1 2 3", what the tokens of this colour are worth.
std::string worths(const State& state, Colour colour) {
  std::string worth;
  for (int value = 1; value <= 3; ++value)
    for (int i = state.open.faceDown.of[kindOf(tokenOf(colour, value))]; i > 0; --i)
      worth += (worth.empty() ? "" : " ") + std::to_string(value);
  return worth;
}
// Of every colour the same.
std::string worths(const State& state) {
  std::set<std::string> all;
  eachValue<Colour>([&](Colour colour) { all.insert(worths(state, colour)); });
  EXPECT_EQ(all.size(), 1U);
  return *all.begin();
}

// ---- the box

TEST(FluchSetup, Rule01TwoToFive) {
  for (int players = 0; players <= 5; ++players)
    EXPECT_EQ(int{Fluch::refuse(forPlayers(players)).rule}, players < 2 ? 1 : 0) << players;
  EXPECT_EQ(Fluch::seats, 5);
}

TEST(FluchSetup, Rule02ThirteenTimesThirteenSquares) {
  EXPECT_EQ(Place::at(0, 0).name(), "A1");
  EXPECT_EQ(Place::at(12, 12).name(), "M13");
  EXPECT_EQ(placeNamed("C2"), Place::at(2, 1)) << "the letter is the column";
  EXPECT_EQ(theBoard.size(), 169);
  EXPECT_TRUE(theBoard.has(placeNamed("M13")));
  EXPECT_FALSE(theBoard.has(placeNamed("A14")));
}

TEST(FluchSetup, Rule02NeighboursTouchAlongASide) {
  const State state = position(R"(
    F11 ┼┼┼
    F12 ┼┼┼
    F13 ┼┼┼
    0: at G12
    move 1
  )");
  EXPECT_EQ(stepsOf(state), "G11 F12 H12 G13");
}

TEST(FluchSetup, Rule02TheWestEdgeIsNotBesideTheEast) {
  const std::string edges = "M9 ─\nA10 ─\nmove 1\n";
  EXPECT_EQ(stepsOf(position(edges + "0: at M9")), "");
  EXPECT_EQ(whyNot(position(edges + "0: at M9"), step("A10")), "49");
  EXPECT_EQ(stepsOf(position(edges + "0: at A10")), "");
}

TEST(FluchSetup, Rule03TwentyFiveChambers) {
  EXPECT_EQ(namesOf(everyChamber), "B2 E2 I2 L2 A4 D4 F4 H4 J4 M4 B6 E6 G6 I6 L6 A8 D8 F8 H8 J8 M8 C10 E10 I10 K10");
  const State state = position("tile crossing");
  for (const Place at : everyChamber) EXPECT_EQ(whyNot(state, Lay{at, Ways::nesw}), "3") << at.name();
}

TEST(FluchSetup, Rule03ChambersNeverTouch) {
  for (const Side side : sides) EXPECT_TRUE((everyChamber.towards(side) & everyChamber).none());
}

TEST(FluchSetup, Rule03WithExactFillTheOtherChambersAreSquares) {
  const Options exact = with(&Options::chamberFill, Fluch::ChamberFill::exact);
  const State state = position("tile crossing", exact);
  EXPECT_EQ(whyNot(state, lay("E2", Ways::nesw)), "") << "no chamber with two players";
  EXPECT_EQ(whyNot(state, lay("E10", Ways::nesw)), "3");
  EXPECT_EQ(whyNot(position("tile crossing", forPlayers(3, exact)), lay("E2", Ways::nesw)), "3");
  EXPECT_EQ(whyNot(position("tile crossing", forPlayers(3, exact)), lay("G6", Ways::nesw)), "");
  EXPECT_EQ(tileOn(after(state, lay("E2", Ways::nesw)), "E2"), "nesw");
}

TEST(FluchSetup, Rule03ASquareThatIsNoChamberIsNoWay) {
  const Options exact = with(&Options::chamberFill, Fluch::ChamberFill::exact);
  const std::string south = "E3 │\n0: at E3\nmove 1";
  EXPECT_EQ(stepsOf(position(south)), "E2");
  EXPECT_EQ(stepsOf(position(south, exact)), "");
}

TEST(FluchSetup, Rule04AChamberIsOpenOnAllSides) {
  const State state = position(R"(
    E9 │
    D10 ─#─
    E11 │
    0: at E10
    move 1
  )");
  EXPECT_EQ(stepsOf(state), "E9 D10 F10 E11");
  EXPECT_EQ(stepsOf(position("E9 ─\nD10 │#│\nE11 ─\n0: at E10\nmove 1")), "") << "but its neighbours are not";
}

TEST(FluchSetup, Rule05FiveEntrancesSouthOfTheBoard) {
  EXPECT_EQ(namesOf(everyEntrance), "C14 E14 G14 I14 K14");
  const State state = begin();
  EXPECT_EQ(movesOf("enter", state), "enter at:C14, enter at:E14, enter at:G14, enter at:I14, enter at:K14");
  for (const char* place : {"D14", "E13", "A1", "M14", "E10"}) EXPECT_EQ(whyNot(state, enter(place)), "22b") << place;
}

TEST(FluchSetup, Rule05AnEntranceIsOpenOnlyToTheNorth) {
  const State state = position("D13 ┼┼┼\nmove 1\n0: at E14");
  EXPECT_EQ(stepsOf(state), "E13");
  EXPECT_EQ(whyNot(state, step("D14")), "46");
  EXPECT_EQ(whyNot(state, step("F14")), "46");
  EXPECT_EQ(stepsOf(position("D13 ┼┼┼\nmove 1\n0: at D13")), "E13") << "there is nothing south of D13";
}

TEST(FluchSetup, Rule06ATrackOfThirteenSpaces) {
  const State state = position("collect, token E10 red1, ammut 12, pile A\n0: at E10");
  const State last = after(state, Take{}, "A");
  EXPECT_EQ(ammut(last), "13");
  EXPECT_EQ(asked(last), "place 0");
  EXPECT_EQ(ammut(after(position("collect, token E10 red1, ammut 11, pile A\n0: at E10"), Take{}, "A")), "12");
}

TEST(FluchSetup, Rule07TwentyFiveTokensInFiveColours) {
  EXPECT_EQ(begin(forPlayers(5)).open.faceDown.size(), 25);
  int colours = 0;
  eachValue<Colour>([&](Colour) { ++colours; });
  EXPECT_EQ(colours, 5);
}

TEST(FluchSetup, Rule08WhatTokensAreWorth) { EXPECT_EQ(worths(begin(forPlayers(5))), "1 2 2 3 3"); }

TEST(FluchSetup, Rule09SixKindsOfTiles) {
  const State state = begin();
  EXPECT_EQ(inBag(state, Kind::straight), 42);
  EXPECT_EQ(inBag(state, Kind::curve), 36);
  EXPECT_EQ(inBag(state, Kind::junction), 20);
  EXPECT_EQ(inBag(state, Kind::crossing), 9);
  EXPECT_EQ(inBag(state, Kind::greyStraight), 12);
  EXPECT_EQ(inBag(state, Kind::greyCurve), 12);
  EXPECT_EQ(state.open.bag.size(), 131);
}

TEST(FluchSetup, Rule09TheOpenSidesOfEachKind) {
  const auto ways = [](const std::string& kind) { return waysToLay(position("tile " + kind), "G12"); };
  EXPECT_EQ(ways("straight"), "ew ns");
  EXPECT_EQ(ways("greyStraight"), "ew ns");
  EXPECT_EQ(ways("curve"), "es ne sw wn");
  EXPECT_EQ(ways("greyCurve"), "es ne sw wn");
  EXPECT_EQ(ways("junction"), "esw nes swn wne");
  EXPECT_EQ(ways("crossing"), "nesw");
}

TEST(FluchSetup, Rule09GreyTilesAreNotTheOthers) {
  EXPECT_EQ(tileOn(after(position("tile greyStraight"), lay("G12", Ways::ns)), "G12"), "greyNs");
  EXPECT_EQ(tileOn(after(position("tile straight"), lay("G12", Ways::ns)), "G12"), "ns");
  eachValue<Tile>([](Tile tile) {
    if (tile == Tile::none) return;
    EXPECT_EQ(isGrey(tile), std::string(nameOfEnum(tile)).starts_with("grey"));
    EXPECT_EQ(isGrey(fluch::kindOf(tile)), isGrey(tile));
    EXPECT_EQ(tileOf(fluch::kindOf(tile), waysOf(fluch::openingsOf(tile))), tile);
  });
}

TEST(FluchSetup, Rule10TheMarksOfSixtyFiveTreasures) {
  std::map<Mark, int> many;
  for (int card = 0; card < 65; ++card) {
    EXPECT_EQ(cardOf(treasureAt(card)), card);
    ++many[markOf(treasureAt(card))];
  }
  EXPECT_EQ(many[Mark::ammut], 16);
  EXPECT_EQ(many[Mark::trap], 16);
  EXPECT_EQ(many[Mark::none], 33);
  EXPECT_EQ(markOf({Object::senet, Origin::king}), Mark::ammut);
  EXPECT_EQ(markOf({Object::amulet, Origin::priests}), Mark::trap);
  EXPECT_EQ(markOf({Object::mask, Origin::temple}), Mark::ammut);
  EXPECT_EQ(markOf({Object::papyrus, Origin::temple}), Mark::trap);
  EXPECT_EQ(markOf({Object::mirror, Origin::temple}), Mark::none);
  EXPECT_EQ(markOf({Object::ring, Origin::nobles}), Mark::none);
  EXPECT_EQ(begin().open.treasures.size(), 65);
}

TEST(FluchSetup, Rule11FortyEventsWithFourEffects) {
  const State state = begin();
  std::map<Effect, int> many;
  eachValue<Card>([&](Card card) { many[effectOf(card)] += state.open.events.of[static_cast<int>(card)]; });
  EXPECT_EQ(many[Effect::gain], 12);
  EXPECT_EQ(many[Effect::protect], 8);
  EXPECT_EQ(many[Effect::moveAmmut], 7);
  EXPECT_EQ(many[Effect::lose], 13);
  EXPECT_EQ(state.open.events.size(), 40);
  EXPECT_EQ(effectOf(Card::hathor), Effect::gain);
  EXPECT_EQ(effectOf(Card::bes), Effect::protect);
  EXPECT_EQ(effectOf(Card::maat), Effect::moveAmmut);
  EXPECT_EQ(effectOf(Card::badAir), Effect::lose);
}

TEST(FluchSetup, Rule12FortyFiveLives) {
  EXPECT_EQ(supplyOf(begin().open), 31);
  EXPECT_EQ(supplyOf(begin(forPlayers(5)).open), 10);
  EXPECT_EQ(supplyOf(after(position(""), ExtraTiles{}).open), 32) << "what is paid goes to the supply";
}

// How often each face of both dice came up in so many rolls.
std::map<char, int> facesSeen(const Options& options, int rolls) {
  const State state = position("", options);
  std::map<char, int> seen;
  for (u64 luck = 1; luck <= static_cast<u64>(rolls); ++luck) {
    State then = state;
    Chance chance(luck);
    Teller<Fluch::Event> deaf;
    Fluch::play(then, 0, Roll{}, chance, deaf);
    for (const char face : diceOf(then)) ++seen[face];
  }
  return seen;
}
void expectFaces(Fluch::Die die, const std::string& faces) {
  std::map<char, int> seen = facesSeen(with(&Options::die, die), 3000);
  for (const char face : std::string("0123")) {
    const auto copies = static_cast<double>(std::count(faces.begin(), faces.end(), face));
    // Who rolls two symbols rolls again, and what lies then is what is seen: a few of the symbols are missing.
    EXPECT_NEAR(seen[face], copies * 1000 + 30, 150) << nameOfEnum(die) << " " << face;
  }
  EXPECT_GT(seen['A'], 0);
}

TEST(FluchSetup, Rule13TwoDiceAlike) {
  expectFaces(Fluch::Die::usual, "01233A");
  const State state = rolled(position(""), "3A");
  EXPECT_EQ(state.open.dice.size(), 2);
  EXPECT_EQ(diceOf(rolled(position(""), "A3")), "A3") << "either shows each face";
}

TEST(FluchSetup, Rule13OtherDice) {
  expectFaces(Fluch::Die::even, "01223A");
  std::map<char, int> seen = facesSeen(with(&Options::die, Fluch::Die::hunter), 3000);
  EXPECT_GT(seen['A'], 1400) << "two of six, but for those that were rolled again";
  EXPECT_NEAR(seen['3'], seen['2'], 150);
}

TEST(FluchSetup, Rule14FiveExplorers) {
  for (int players = 2; players <= 5; ++players) {
    const State state = begin(forPlayers(players));
    for (Seat seat = 0; seat < 5; ++seat) EXPECT_EQ((state.open.players[seat] == Player{}), seat >= players);
  }
}

// ---- setting up

TEST(FluchSetup, Rule15TokensByTheNumberOfPlayers) {
  EXPECT_EQ(worths(begin(forPlayers(2))), "1 2 3");
  EXPECT_EQ(worths(begin(forPlayers(3))), "1 2 2 3");
  EXPECT_EQ(worths(begin(forPlayers(4))), "1 2 2 3 3");
  EXPECT_EQ(worths(begin(forPlayers(5))), "1 2 2 3 3");
}

TEST(FluchSetup, Rule15AsManyAsPlayers) {
  const Options even = with(&Options::tokensByPlayers, Fluch::TokensByPlayers::even);
  EXPECT_EQ(worths(begin(forPlayers(2, even))), "2 3");
  EXPECT_EQ(worths(begin(forPlayers(3, even))), "1 2 3");
  EXPECT_EQ(worths(begin(forPlayers(4, even))), "1 2 2 3");
  EXPECT_EQ(worths(begin(forPlayers(5, even))), "1 2 2 3 3");
}

TEST(FluchSetup, Rule16ThreePlayersHaveASingleThreeOfEachColour) {
  const State state = begin(forPlayers(3));
  for (const Token token : {Token::red3, Token::yellow3, Token::blue3, Token::green3, Token::orange3})
    EXPECT_EQ(int{state.open.faceDown.of[kindOf(token)]}, 1);
}

TEST(FluchSetup, Rule17ATokenFaceDownInEachChamberThatGetsOne) {
  for (int players = 2; players <= 5; ++players) {
    const State state = begin(forPlayers(players), 7);
    int faceDown = 0;
    for (const Chamber& chamber : state.open.chambers) {
      faceDown += chamber.faceDown ? 1 : 0;
      EXPECT_EQ(chamber.token, Token::none);
      EXPECT_TRUE(chamber.seen.none());
    }
    EXPECT_EQ(faceDown, players == 2 ? 15 : players == 3 ? 20 : 25);
    EXPECT_EQ(state.open.faceDown.size(), faceDown);
  }
}

TEST(FluchSetup, Rule17LotsDecideWhichChambersAreFilled) {
  std::map<Place, int> filledOften;
  for (u64 luck = 1; luck <= manyLucks; ++luck)
    for (const Place at : filledIn(begin({}, luck))) ++filledOften[at];
  EXPECT_EQ(filledOften.size(), 25U);
  for (const auto& [at, often] : filledOften) EXPECT_NEAR(often, manyLucks * 15 / 25, 50) << at.name();
}

TEST(FluchSetup, Rule17TheSameChambersAreFilled) {
  const Options fixed = with(&Options::chamberFill, Fluch::ChamberFill::fixed);
  const Options even = with(&Options::tokensByPlayers, Fluch::TokensByPlayers::even, fixed);
  const std::string ten = "B2 L2 D4 J4 E6 I6 A8 M8 E10 I10";
  const std::string fifteen = "B2 L2 D4 J4 B6 G6 L6 D8 F8 H8 J8 C10 E10 I10 K10";
  const std::string twenty = "B2 E2 I2 L2 A4 D4 J4 M4 B6 E6 I6 L6 A8 F8 H8 M8 C10 E10 I10 K10";
  for (u64 luck = 1; luck < 10; ++luck) {
    EXPECT_EQ(namesOf(filledIn(begin(even, luck))), ten);
    EXPECT_EQ(namesOf(filledIn(begin(fixed, luck))), fifteen);
    EXPECT_EQ(namesOf(filledIn(begin(forPlayers(3, even), luck))), fifteen);
    EXPECT_EQ(namesOf(filledIn(begin(forPlayers(3, fixed), luck))), twenty);
    EXPECT_EQ(filledIn(begin(forPlayers(4, fixed), luck)), everyChamber);
  }
  EXPECT_EQ(namesOf(emptyChambers(begin(fixed).open)), "E2 I2 A4 F4 H4 M4 E6 I6 A8 M8") << "the others begin empty";
}

TEST(FluchSetup, Rule17OnlyAsManyChambersAsTokens) {
  const Options exact = with(&Options::chamberFill, Fluch::ChamberFill::exact);
  EXPECT_EQ(namesOf(chambersOf(exact)), "B2 L2 D4 J4 B6 G6 L6 D8 F8 H8 J8 C10 E10 I10 K10");
  EXPECT_TRUE(emptyChambers(begin(exact).open).none());
  EXPECT_EQ(chambersOf(forPlayers(4, exact)), everyChamber);
  EXPECT_EQ(chambersOf(with(&Options::chamberFill, Fluch::ChamberFill::fixed)), everyChamber);
}

TEST(FluchSetup, Rule17WhichTokenLiesWhereIsLuck) {
  const State state = position("collect\n0: at E10");
  std::set<std::string> seen;
  for (u64 luck = 1; luck < manyLucks; ++luck) {
    State then = state;
    Chance chance(luck);
    Teller<Fluch::Event> deaf;
    Fluch::play(then, 0, TurnUp{}, chance, deaf);
    seen.insert(chamberOn(then, "E10"));
  }
  EXPECT_EQ(seen.size(), 15U) << "each that is in the game";
}

TEST(FluchSetup, Rule17OpenTombs) {
  const Options openTombs = with(&Options::tokensHidden, Fluch::TokensHidden::no);
  const State state = begin(openTombs, 3);
  EXPECT_TRUE(state.open.faceDown.empty());
  std::map<Token, int> many;
  for (const Chamber& chamber : state.open.chambers) {
    EXPECT_FALSE(chamber.faceDown);
    ++many[chamber.token];
  }
  EXPECT_EQ(many[Token::none], 10);
  for (const Token token : {Token::red1, Token::blue2, Token::orange3}) EXPECT_EQ(many[token], 1);
  int turnedUp = 0;
  for (const auto& one : toldAtStart(openTombs, 3)) {
    const auto* event = as<Fluch::TurnedUpAtStart>(one.event);
    if (!event) continue;
    ++turnedUp;
    EXPECT_EQ(chamberOn(state, event->at.name()), nameOfEnum(event->token));
    EXPECT_EQ(one.news, News::revealed);
    EXPECT_EQ(one.to, everyone);
  }
  EXPECT_EQ(turnedUp, 15);
  EXPECT_NE(chamberOn(state, "E10") + chamberOn(state, "C10") + chamberOn(state, "K10"),
            chamberOn(begin(openTombs, 4), "E10") + chamberOn(begin(openTombs, 4), "C10") +
                chamberOn(begin(openTombs, 4), "K10"));
}

TEST(FluchSetup, Rule18TokensInTheBoxAreKnown) {
  const View<Fluch> view = viewOf<Fluch>(begin(forPlayers(3)), spectator);
  EXPECT_EQ(int{view.open.faceDown.of[kindOf(Token::red2)]}, 2);
  EXPECT_EQ(int{view.open.faceDown.of[kindOf(Token::red3)]}, 1) << "the other one is in the box";
}

TEST(FluchSetup, Rule19WhichCardComesIsLuck) {
  const State grey = position("E13 ║\nmove 1\n0: at E14\n1: at C14");
  const State chamber = position("collect, token E10 red1\n0: at E10");
  std::set<std::string> events;
  std::set<int> found;
  for (u64 luck = 1; luck < 3 * manyLucks; ++luck) {
    Chance chance(luck);
    Telling<Fluch::Event> log;
    Teller<Fluch::Event> teller(log);
    State then = grey;
    Fluch::play(then, 0, step("E13"), chance, teller);
    then = chamber;
    Fluch::play(then, 0, Take{}, chance, teller);
    for (const auto& one : log) {
      if (const auto* event = as<Fluch::EventDrawn>(one.event)) events.insert(nameOfEnum(event->card));
      if (const auto* treasure = as<Fluch::Found>(one.event)) found.insert(cardOf(treasure->treasure));
    }
  }
  EXPECT_EQ(events.size(), 12U);
  EXPECT_EQ(found.size(), 65U);
}

TEST(FluchSetup, Rule20AllTilesAreInTheBagAndLuckDecides) {
  const State state = position("");
  std::map<std::string, int> seen;
  for (u64 luck = 1; luck <= 2620; ++luck) {
    State then = state;
    Chance chance(luck);
    Teller<Fluch::Event> deaf;
    Fluch::play(then, 0, Draw{}, chance, deaf);
    ++seen[asked(then)];
  }
  EXPECT_NEAR(seen["tile 0 straight"], 840, 100);
  EXPECT_NEAR(seen["tile 0 curve"], 720, 100);
  EXPECT_NEAR(seen["tile 0 junction"], 400, 70);
  EXPECT_NEAR(seen["tile 0 crossing"], 180, 50);
  EXPECT_NEAR(seen["tile 0 greyStraight"], 240, 60);
  EXPECT_NEAR(seen["tile 0 greyCurve"], 240, 60);
}

TEST(FluchSetup, Rule21AmmutBeginsOnSpaceOne) { EXPECT_EQ(ammut(begin()), "1"); }

TEST(FluchSetup, Rule22EverybodyChoosesAnEntranceInTurnOrder) {
  State state = begin(firstBegins(3));
  EXPECT_EQ(agenda(state), "enter, enter, enter");
  EXPECT_EQ(asked(state), "enter 0");
  EXPECT_EQ(whyNot(state, 1, enter("C14")), "28");
  EXPECT_EQ(whyNot(state, Draw{}), "22");
  EXPECT_EQ(whyNot(state, Roll{}), "22");
  state = after(state, enter("K14"));
  EXPECT_EQ(asked(state), "enter 1");
  state = after(state, enter("C14"));
  EXPECT_EQ(asked(state), "enter 2");
  EXPECT_EQ(explorers(state), "K14 C14 -") << "openly";
  state = after(state, enter("G14"));
  EXPECT_EQ(explorers(state), "K14 C14 G14");
  EXPECT_EQ(asked(state), "lay 0 3");
}

TEST(FluchSetup, Rule22WhoBeginsChoosesFirst) {
  Options options = forPlayers(4);
  for (u64 luck = 1; luck < 40; ++luck) {
    State state = begin(options, luck);
    const Seat first = state.open.first;
    for (int i = 0; i < 4; ++i) {
      EXPECT_EQ(asked(state), "enter " + std::to_string((first + i) % 4));
      state = after(state, Enter{Place::at(2 + 2 * i, 13)});
    }
    EXPECT_EQ(asked(state), "lay " + std::to_string(first) + " 3");
  }
}

TEST(FluchSetup, Rule22ItIsTold) {
  EXPECT_EQ(told(begin(firstBegins(2)), enter("G14")), (Words{"entered seat:0 at:G14 lives:7"}));
}

TEST(FluchSetup, Rule23NoTwoOnOneEntrance) {
  const State state = after(begin(firstBegins(3)), enter("G14"));
  EXPECT_EQ(whyNot(state, enter("G14")), "23");
  EXPECT_EQ(movesOf("enter", state), "enter at:C14, enter at:E14, enter at:I14, enter at:K14");
}

TEST(FluchSetup, Rule24SevenLives) {
  EXPECT_EQ(livesOf(begin(forPlayers(5))), "7 7 7 7 7");
  EXPECT_EQ(livesOf(entered(begin(forPlayers(3)))), "7 7 7");
}

TEST(FluchSetup, Rule25NoTileLies) {
  EXPECT_EQ(tilesOn(entered(begin(forPlayers(4)))), "");
  EXPECT_TRUE(begin().open.discarded.empty());
  EXPECT_TRUE(begin().open.spent.empty());
  EXPECT_TRUE(begin().open.heaps.empty());
}

TEST(FluchSetup, Rule26LotsDecideWhoBegins) {
  std::map<int, int> begins;
  for (u64 luck = 1; luck <= manyLucks; ++luck) {
    const State state = begin(forPlayers(4), luck);
    ++begins[state.open.first];
    EXPECT_EQ(state.open.active, state.open.first);
  }
  EXPECT_EQ(begins.size(), 4U);
  for (const auto& [seat, often] : begins) EXPECT_NEAR(often, 100, 35) << seat;
}

TEST(FluchSetup, Rule26TheFirstSeatBegins) {
  for (u64 luck = 1; luck < 20; ++luck) EXPECT_EQ(int{begin(firstBegins(4), luck).open.first}, 0);
}

TEST(FluchSetup, Rule26ItIsTold) {
  for (u64 luck = 1; luck < 10; ++luck) {
    const Telling<Fluch::Event> log = toldAtStart(forPlayers(4), luck);
    ASSERT_EQ(log.size(), 1U);
    EXPECT_EQ(as<Fluch::Begins>(log[0].event)->seat, begin(forPlayers(4), luck).open.first);
    EXPECT_EQ(log[0].news, News::revealed);
    EXPECT_EQ(log[0].to, everyone);
  }
}

TEST(FluchSetup, Rule26TurnsGoClockwise) {
  State state = position("turn 1", forPlayers(3));
  for (const char* next : {"lay 2 3", "lay 0 3", "lay 1 3"}) {
    state = after(rolled(state, "00"), EndTurn{});
    EXPECT_EQ(asked(state), next);
    EXPECT_EQ(diceOf(state), "");
  }
}

}  // namespace
}  // namespace mastaba::fluch
