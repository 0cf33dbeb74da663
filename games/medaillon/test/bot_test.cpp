// The sensible bot, as it plays Das Medaillon.
#include <cstdio>
#include <gtest/gtest.h>

#include "bots/sensible.h"
#include "games/medaillon/test/position.h"
#include "tests/against_random.h"
#include "tests/playing.h"

namespace mastaba::medaillon {
namespace {

using Cards = std::vector<Card>;

// What seat 0 does, which must be asked.
Move choice(const State& state) {
  EXPECT_TRUE(Medaillon::actors(state.open).has(0)) << asked(state);
  Chance chance(u64{1});
  return sensibleMove<Medaillon>(viewOf<Medaillon>(state, 0), chance);
}

// What seat 0 does until somebody else is asked or it is asked something else.
std::vector<Move> choices(State state) {
  const Ask ask = Medaillon::asked(state.open, 0);
  std::vector<Move> moves;
  do {
    moves.push_back(choice(state));
    state = after(state, moves.back());
  } while (asks(state.open.agenda, ask, 0));
  return moves;
}
bool has(const std::vector<Move>& moves, const Move& move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}
Cards sentIn(const State& state) {
  Cards sent;
  for (const Move& move : choices(state))
    if (const Send* send = as<Send>(move)) sent.push_back(send->card);
  return sent;
}
bool has(const Cards& cards, Card card) { return std::find(cards.begin(), cards.end(), card) != cards.end(); }

TEST(MedaillonBot, SendsOnlyWhoIsNeededAgainstALoneAdventurer) {
  // The other has nothing more to come, and the adventurers are equal: one weak companion decides it.
  const Cards sent =
      sentIn(position("tomb ramses, holder 1\n"
                      "0: calloway, camp mercenary camel thief archaeologist\n"
                      "1: haddad, sends haddad, won sethos"));
  EXPECT_EQ(sent.size(), 2U);
  EXPECT_TRUE(has(sent, Card::calloway));
  EXPECT_FALSE(has(sent, Card::mercenary));
}

const char* const hopeless = "1: haddad, sends haddad mercenary mercenary camel camel foreman, won sethos";

TEST(MedaillonBot, ConcedesAHopelessTombWithTheAdventurerAlone) {
  EXPECT_EQ(sentIn(position(std::string("tomb ramses, holder 1\n0: calloway, camp thief seer doctor\n") + hopeless)),
            Cards{Card::calloway});
}

TEST(MedaillonBot, SendsEverybodyForTheLastTomb) {
  const Cards sent = sentIn(
      position("tomb ramses, holder 1\n"
               "0: calloway, camp mercenary patron thief, won tutankhamun hatshepsut amenhotep\n"
               "1: haddad, sends haddad mercenary camel, hand mummy spears skeleton, won sethos haremhab thutmosis"));
  EXPECT_EQ(sent.size(), 4U);
}

TEST(MedaillonBot, SendsNobodyIntoAHopelessTombIfThatBringsCoins) {
  const std::string text = std::string("tomb ramses, holder 1\n0: calloway, camp thief\n") + hopeless;
  Options options;
  options.compensation = Medaillon::Compensation::on;
  EXPECT_TRUE(sentIn(position(text, options)).empty());
  // Not if it spares the other's people.
  options.unopposed = Medaillon::Unopposed::backToCamp;
  EXPECT_EQ(sentIn(position(text, options)), Cards{Card::calloway});
}

TEST(MedaillonBot, SendsTheStrongestWhereOnlyThreeMayEnter) {
  const Cards sent =
      sentIn(position("tomb tutankhamun, holder 1\n"
                      "0: calloway, camp mercenary mercenary thief jackal jackal\n"
                      "1: haddad, sends haddad archaeologist archaeologist, won sethos"));
  EXPECT_EQ(sent.size(), 3U);
  EXPECT_EQ(std::count(sent.begin(), sent.end(), Card::mercenary), 2);
}

TEST(MedaillonBot, KeepsThePatronInCampWhileAnotherWillDo) {
  const Cards sent =
      sentIn(position("tomb ramses, holder 1\n"
                      "0: calloway, camp patron reporter\n"
                      "1: haddad, sends haddad, won sethos"));
  EXPECT_FALSE(has(sent, Card::patron));
  EXPECT_TRUE(has(sent, Card::reporter));
}

TEST(MedaillonBot, LaysTheUndeadThatWins) {
  const std::vector<Move> moves =
      choices(position("tomb ramses, holder 1\n"
                       "0: calloway, sends calloway, hand mummy camel\n"
                       "1: haddad, sends haddad thief, lays, won sethos"));
  EXPECT_TRUE(has(moves, LayCard{Card::mummy}));
}

TEST(MedaillonBot, LaysNoTrapWithoutATarget) {
  const std::vector<Move> moves =
      choices(position("tomb ramses, holder 1\n"
                       "0: calloway, sends calloway thief, hand boulder seal snakes\n"
                       "1: haddad, sends haddad camel, lays, won sethos"));
  EXPECT_TRUE(has(moves, LayCard{Card::snakes}));
  EXPECT_FALSE(has(moves, LayCard{Card::boulder}));
  EXPECT_FALSE(has(moves, LayCard{Card::seal}));
}

TEST(MedaillonBot, LaysNothingWhereItIsFarAheadAndNothingCanCome) {
  const std::vector<Move> moves =
      choices(position("tomb ramses, holder 1\n"
                       "0: calloway, sends calloway mercenary camel, hand mummy skeleton, papyri horus\n"
                       "1: haddad, sends haddad, lays, won sethos"));
  EXPECT_EQ(moves, std::vector<Move>{Enough{}});
}

TEST(MedaillonBot, TakesTheTargetThatHurtsMost) {
  EXPECT_EQ(choice(position("tomb ramses\n"
                            "0: calloway, sends calloway, lays boulder\n"
                            "1: haddad, sends haddad mercenary thief camel, lays, won sethos")),
            Move(Trigger{Card::boulder, Card::mercenary, false}));
  // Three jackals have strength 3 each; without one of them the others have 2.
  EXPECT_EQ(choice(position("tomb ramses\n"
                            "0: calloway, sends calloway, lays spears\n"
                            "1: haddad, sends haddad jackal jackal jackal archaeologist, lays, won sethos")),
            Move(Trigger{Card::spears, Card::jackal, false}));
}

TEST(MedaillonBot, WastesNoTrap) {
  // The spear trap reaches the thief alone, so the boulder must not take her.
  const std::vector<Move> moves =
      choices(position("tomb ramses\n"
                       "0: calloway, sends calloway, lays spears boulder\n"
                       "1: haddad, sends haddad thief mercenary, lays, won sethos"));
  EXPECT_TRUE(has(moves, Trigger{Card::boulder, Card::mercenary, false}));
  EXPECT_TRUE(has(moves, Trigger{Card::spears, Card::thief, false}));
}

TEST(MedaillonBot, Heals) {
  const State state = position(
      "tomb ramses, holder 1\n"
      "0: calloway, sends calloway mercenary, camp doctor, lays\n"
      "1: haddad, sends haddad, lays boulder, won sethos");
  EXPECT_EQ(choice(after(state, Trigger{Card::boulder, Card::mercenary, false})), Move(Heal{Card::mercenary}));
}

TEST(MedaillonBot, BlessesWhomNoTrapCanHit) {
  EXPECT_EQ(choice(position("tomb ramses, holder 1\n"
                            "0: calloway, sends calloway camel mercenary, lays horus\n"
                            "1: haddad, sends haddad, lays boulder snakes, won sethos")),
            Move(Bless{Card::calloway}));
}

TEST(MedaillonBot, RescuesTheDearestAndRecallsTheStrongest) {
  EXPECT_EQ(choice(position("tomb ramses\n"
                            "0: calloway, sends calloway mercenary thief, lays\n"
                            "1: haddad, sends haddad, lays, won sethos")),
            Move(Rescue{Card::mercenary}));
  EXPECT_EQ(choice(position("tomb ramses\n"
                            "0: calloway, sends calloway, lays mummy scarabs osiris\n"
                            "1: haddad, sends haddad, lays, won sethos")),
            Move(Recall{Card::mummy}));
}

TEST(MedaillonBot, PassesIfTheOtherIsClearlyStronger) {
  EXPECT_EQ(choice(position("open\n"
                            "0: calloway\n"
                            "1: haddad, camp mercenary camel foreman raider raider, hand mummy, won sethos")),
            Move(Pass{}));
  EXPECT_EQ(choice(position("open\n0: calloway, camp camel\n1: haddad, camp camel, won sethos")), Move(OpenTomb{}));
}

TEST(MedaillonBot, TakesCoinsForWhatItCanBuyAndCardsOtherwise) {
  const Move rich = choice(position("split 0\n0: calloway, hand mercenary camel mummy mummy spears\n1: won sethos"));
  EXPECT_GE(int{as<Split>(rich)->coins}, 3);
  const Move empty = choice(position("split 0\n0: calloway\n1: won sethos"));
  EXPECT_LE(int{as<Split>(empty)->coins}, 1);
}

TEST(MedaillonBot, HiresWhomItCanPay) {
  const std::vector<Move> moves =
      choices(position("camp 0\n0: calloway, hand patron jackal mummy, coins 2\n1: won sethos"));
  EXPECT_TRUE(has(moves, Play{Card::patron}));
  EXPECT_TRUE(has(moves, Play{Card::jackal}));
}

TEST(MedaillonBot, BeatsRandomPlayClearly) {
  constexpr int games = 200;
  const int won = wonAgainstRandom<Medaillon>(
      {}, games, [](const Medaillon::Standing& standing, Seat bot) { return standing.place[bot] == 1; });
  std::printf("The sensible bot wins %d of %d games against random play.\n", won, games);
  EXPECT_GT(won, games * 97 / 100);
}

}  // namespace
}  // namespace mastaba::medaillon
