// Rules 77 and 78, and every value of every option.
#include <gtest/gtest.h>
#include <set>

#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

template <class Value>
Options with(Value Options::* option, Value value) {
  Options options;
  options.*option = value;
  return options;
}

TEST(MedaillonOptions, Rule77TheThirdTombCardWinsTheShortGame) {
  const Options brief = with(&Options::tombs, Medaillon::Tombs::three);
  const char* lines =
      "tomb ramses\n"
      "0: won sethos haremhab, sends haddad, hand pit, lays\n"
      "1: won amenhotep thutmosis, sends calloway, hand pit, lays";
  const State end = position(lines, brief);
  EXPECT_EQ(asked(end), "over");
  EXPECT_EQ(wonBy(end, 0), "sethos haremhab ramses");
  EXPECT_EQ(asked(position(lines)), "split 1");
  EXPECT_EQ(asked(position(
                "tomb ramses\n0: won sethos, sends haddad, hand pit, lays\n1: sends calloway, hand pit, lays", brief)),
            "split 1");
}

TEST(MedaillonOptions, Rule78TwoCoinsForWhoSentNobody) {  // B27
  const Options on = with(&Options::compensation, Medaillon::Compensation::on);
  const State state = position("tomb ramses\n0: camp raider, coins 1\n1: coins 1", on);
  EXPECT_EQ(told(state, Enough{}), (Words{"sentNobody seat:0", "wonTomb seat:1 tomb:ramses many:1",
                                          "compensated seat:0 coins:2", "round round:2 seat:1"}));
  const State then = after(state, Enough{});
  EXPECT_EQ(then.open.coins[0], 3);
  EXPECT_EQ(then.open.coins[1], 1);
  EXPECT_TRUE(then.open.compensated[0]);
  EXPECT_FALSE(then.open.compensated[1]);
  const State other = after(position("tomb ramses\n0: sends haddad\n1: camp raider", on), Enough{});
  EXPECT_EQ(other.open.coins[1], 2);
  EXPECT_EQ(other.open.coins[0], 0);
}

TEST(MedaillonOptions, Rule78OncePerGameForEachPlayer) {
  const Options on = with(&Options::compensation, Medaillon::Compensation::on);
  EXPECT_EQ(after(position("tomb ramses\n0: camp raider, compensated\n1: ", on), Enough{}).open.coins[0], 0);
  EXPECT_EQ(after(position("tomb ramses\n0: camp raider\n1: compensated", on), Enough{}).open.coins[0], 2);
}

TEST(MedaillonOptions, Rule78NotUsually) {
  EXPECT_EQ(after(position("tomb ramses\n0: camp raider\n1: "), Enough{}).open.coins[0], 0);
}

TEST(MedaillonOptions, Rule78NotIfTheTombWinsTheGame) {
  const Options on = with(&Options::compensation, Medaillon::Compensation::on);
  const State end = after(position("tomb ramses\n0: camp raider\n1: won sethos haremhab amenhotep", on), Enough{});
  EXPECT_EQ(asked(end), "over");
  EXPECT_EQ(end.open.coins[0], 0);
}

TEST(MedaillonOptions, Rule11BalanceByACoin) {  // B1
  const Options coin = with(&Options::balance, Medaillon::Balance::coin);
  std::set<int> holders;
  for (u64 luck = 0; luck < 20; ++luck) {
    const State state = begin(coin, luck);
    const int holder = state.open.holder;
    holders.insert(holder);
    EXPECT_EQ(state.open.coins[holder], 0);
    EXPECT_EQ(state.open.coins[1 - holder], 1);
    EXPECT_EQ(state.open.handSize[1 - holder], 5);
  }
  EXPECT_EQ(holders.size(), 2U);
}

TEST(MedaillonOptions, Rule11EverybodyIsToldOfTheCoin) {
  Telling<Medaillon::Event> log;
  Teller<Medaillon::Event> teller(log);
  Chance chance(u64{3});
  const State state = Medaillon::setup(with(&Options::balance, Medaillon::Balance::coin), chance, teller);
  int coins = 0;
  for (const auto& one : log)
    if (const auto* took = as<Medaillon::TookCoins>(one.event)) {
      EXPECT_EQ(one.to, everyone);
      EXPECT_EQ(int{took->seat}, 1 - state.open.holder);
      coins += took->coins;
    }
  EXPECT_EQ(coins, 1);
}

TEST(MedaillonOptions, Rule09BalanceByACard) {
  const Options card = with(&Options::balance, Medaillon::Balance::card);
  for (u64 luck = 0; luck < 20; ++luck) {
    const State state = begin(card, luck);
    const int holder = state.open.holder;
    EXPECT_EQ(state.open.handSize[holder], 5);
    EXPECT_EQ(state.own[1 - holder].hand.size(), 6);
    EXPECT_EQ(state.open.coins[1 - holder], 0);
    EXPECT_EQ(Medaillon::faults(state), nullptr);
  }
}

TEST(MedaillonOptions, Rule53ABluffMayBeDiscarded) {  // B8
  const Options options = with(&Options::bluff, Medaillon::Bluff::discarded);
  const State state = position("tomb ramses\n0: sends haddad, lays mercenary\n1: sends calloway, hand pit", options);
  EXPECT_EQ(toldOf("bluffed", state, Enough{}), Words{"bluffed seat:0 card:mercenary returns:false"});
  const State then = after(state, Enough{});
  EXPECT_EQ(handOf(then, 0), "");
  EXPECT_EQ(then.open.handSize[0], 0);
  EXPECT_EQ(discarded(then), "mercenary");
  EXPECT_EQ(knownTo(then, 1), "");
}

TEST(MedaillonOptions, Rule43WhoMetNobodyMayReturnToCamp) {  // B7
  const Options back = with(&Options::unopposed, Medaillon::Unopposed::backToCamp);
  State state = position("tomb ramses\n0: sends calloway raider monkey, hand pit\n1: camp camel", back);
  state = after(state, Enough{});
  EXPECT_EQ(wonBy(state, 0), "ramses");
  EXPECT_EQ(campOf(state, 0), "raider monkey");
  EXPECT_EQ(discarded(state), "");
  EXPECT_EQ(asked(state), "split 1") << "there is nobody left for Calloway to rescue";
  // After a fight they are discarded all the same.
  state = position("tomb ramses\n0: sends haddad raider, hand pit, lays\n1: sends calloway, hand pit, lays", back);
  EXPECT_EQ(discarded(state), "raider");
}

TEST(MedaillonOptions, Rule46ThePrintedStrengthMayCountForTraps) {  // B13
  const Options printed = with(&Options::trapLimit, Medaillon::TrapLimit::printed);
  const char* lines =
      "tomb ramses\n0: hagen, sends hagen, lays spears sekhmet\n1: sends raider raider raider mercenary, hand pit, "
      "lays";
  EXPECT_EQ(movesOf(position(lines, printed)), "trigger spears raider false");
  EXPECT_EQ(
      movesOf(position("tomb amenhotep\n0: hagen, sends hagen, lays spears\n1: sends camel, hand pit, lays", printed)),
      "trigger spears camel false");
  EXPECT_EQ(asked(position("tomb ramses\n0: hagen, sends hagen, lays pit sekhmet\n1: sends mercenary, hand pit, lays",
                           printed)),
            "split 1")
      << "5, though Sekhmet makes it 4";
}

TEST(MedaillonOptions, Rule70PassingAtTheStartOfTheRound) {  // B21
  const Options atStart = with(&Options::passing, Medaillon::Passing::atStart);
  EXPECT_TRUE(asked(begin(atStart)).starts_with("open ")) << "the very first question";
  State state = position("open, holder 1\n0: hand pit, foresees ramses\n1: hand pit, camp raider", atStart);
  // Not passed: both camps, then the tomb without another question.
  State tomb = after(state, OpenTomb{});
  EXPECT_EQ(tomb.open.tomb, Tomb::none);
  EXPECT_EQ(asked(tomb), "split 1");
  tomb = after(tomb, {Split{4, 0}, EndCamp{}, Split{4, 0}, EndCamp{}});
  EXPECT_EQ(tomb.open.tomb, Tomb::ramses);
  EXPECT_EQ(asked(tomb), "send 1");
  // Passed: both camps, no tomb, the same holder.
  state = after(state, Pass{});
  EXPECT_FALSE(state.open.mayPass[1]);
  EXPECT_EQ(asked(state), "split 1");
  EXPECT_EQ(int{state.open.round}, 1);
  state = after(state, {Split{4, 0}, EndCamp{}});
  EXPECT_EQ(asked(state), "split 0");
  state = after(state, {Split{4, 0}, EndCamp{}});
  EXPECT_EQ(asked(state), "split 1") << "the next round, and no marker is left";
  EXPECT_EQ(int{state.open.round}, 2);
  EXPECT_EQ(state.open.tomb, Tomb::none);
  EXPECT_EQ(int{state.open.holder}, 1);
}

TEST(MedaillonOptions, Rule70AtTheStartOfALaterRoundToo) {
  const Options atStart = with(&Options::passing, Medaillon::Passing::atStart);
  const State state =
      position("tomb ramses\n0: sends haddad, hand pit, lays\n1: sends calloway, hand pit, lays", atStart);
  EXPECT_EQ(asked(state), "open 1");
  const State gone =
      position("tomb ramses\n0: sends haddad, hand pit, lays\n1: passed, sends calloway, hand pit, lays", atStart);
  EXPECT_EQ(asked(gone), "split 1");
}

}  // namespace
}  // namespace mastaba::medaillon
