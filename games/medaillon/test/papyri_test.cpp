// Rules 32 to 37: papyri.
#include <gtest/gtest.h>

#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

TEST(MedaillonPapyri, Rule32TheyDoNotCountTowardsTheLimitOfFive) {
  const State state = position("camp 0\n0: hand pit pit seal mummy jackal, papyri isis horus maat");
  EXPECT_EQ(asked(after(state, EndCamp{})), "split 1");
}

TEST(MedaillonPapyri, Rule33ReporterSpyAndMercenaryDoNotConcernThem) {
  const State state = position("camp 0\n0: coins 6, hand reporter spy mercenary pit\n1: hand mummy, papyri isis horus");
  EXPECT_EQ(toldOf("sawHand", state, Play{Card::reporter}, 0), Words{"sawHand seat:0 cards:[mummy]"});
  EXPECT_EQ(toldOf("tookCard", state, Play{Card::spy}, 0), Words{"tookCard seat:0 card:mummy"});
  const State robbed = after(state, Play{Card::mercenary});
  EXPECT_EQ(handOf(robbed, 1), "");
  for (const Card card : {Card::reporter, Card::spy, Card::mercenary})
    EXPECT_EQ(papyriOf(after(state, Play{card}), 1), "horus isis");
  // Only papyri are there: nothing to see, to take or to discard.
  const State bare = position("camp 0\n0: coins 6, hand reporter spy mercenary pit\n1: papyri isis horus");
  for (const Card card : {Card::reporter, Card::spy, Card::mercenary}) {
    EXPECT_EQ(lastTold(bare, Play{card}), "inVain seat:0 card:" + nameOf(card));
    EXPECT_EQ(papyriOf(after(bare, Play{card}), 1), "horus isis");
  }
}

TEST(MedaillonPapyri, Rule33TheTombOfSetiDoesNotConcernThem) {
  const State state = position("open\n0: foresees sethos, camp raider, hand pit, papyri isis\n1: papyri horus");
  const State then = after(state, OpenTomb{});
  EXPECT_EQ(asked(then), "send 0");
  EXPECT_EQ(handOf(then, 0), "");
  EXPECT_EQ(papyriOf(then, 0), "isis");
  EXPECT_EQ(papyriOf(then, 1), "horus");
}

TEST(MedaillonPapyri, Rule34OnlyTheOwnerKnowsAndUsesThem) {
  const State state = position("camp 0\n0: hand pit, papyri isis\n1: papyri hathor thoth");
  EXPECT_EQ(whyNot(state, Unroll{Card::hathor}), "34");
  EXPECT_EQ(whyNot(state, Unroll{Card::none}), "34");
  EXPECT_TRUE((viewOf<Medaillon>(state, 0).own.papyri == state.own[0].papyri));
  EXPECT_TRUE((viewOf<Medaillon>(state, spectator).own.papyri.empty()));
  const State inside = position("tomb ramses\n0: papyri isis, sends haddad\n1: papyri horus, sends calloway");
  EXPECT_EQ(whyNot(inside, LayPapyrus{Card::horus}), "34");
  EXPECT_EQ(whyNot(inside, LayPapyrus{Card::none}), "34");
}

TEST(MedaillonPapyri, Rule34OthersHearOfADealWithoutFaces) {
  Telling<Medaillon::Event> log;
  Teller<Medaillon::Event> teller(log);
  Chance chance(u64{3});
  const State state = Medaillon::setup({}, chance, teller);
  int dealt = 0;
  for (const auto& one : log) {
    const auto* drew = as<Medaillon::DrewPapyri>(one.event);
    if (drew == nullptr) continue;
    ++dealt;
    if (one.to.has(drew->seat)) {
      EXPECT_EQ(one.to, Seats::only(drew->seat));
      EXPECT_TRUE(drew->papyri == state.own[drew->seat].papyri);
    } else {
      EXPECT_TRUE(drew->papyri.empty());
    }
  }
  EXPECT_EQ(dealt, 4);
}

TEST(MedaillonPapyri, Rule35TheirNumberIsPublic) {
  State state = position("tomb ramses\n0: papyri isis maat, sends haddad\n1: papyri horus, sends calloway");
  EXPECT_EQ(viewOf<Medaillon>(state, 1).open.papyri[0], 2);
  EXPECT_EQ(viewOf<Medaillon>(state, spectator).open.papyri[1], 1);
  state = after(state, LayPapyrus{Card::isis});
  EXPECT_EQ(viewOf<Medaillon>(state, 1).open.papyri[0], 1);
  EXPECT_EQ(viewOf<Medaillon>(state, 1).open.laidPapyri[0], 1);
}

TEST(MedaillonPapyri, Rule36TwoForTheCampEightForTheTomb) {  // B32
  const State first = position("camp 0\n0: hand pit, papyri hathor thoth isis\n1: papyri anubis seth horus");
  EXPECT_EQ(movesOf(first), "unroll hathor, unroll thoth, endCamp");
  EXPECT_EQ(whyNot(first, Unroll{Card::isis}), "48b");
  for (const char* papyri : {"anubis seth horus", "isis bookOfTheDead sekhmet", "maat osiris"}) {
    const State camp = position("camp 0\n0: hand pit, papyri " + std::string(papyri));
    EXPECT_EQ(movesOf(camp), "endCamp");
    const State tomb = position("tomb ramses\n0: sends haddad, papyri " + std::string(papyri) + "\n1: sends calloway");
    for (const Card papyrus : tomb.own[0].papyri) EXPECT_EQ(whyNot(tomb, LayPapyrus{papyrus}), "");
    EXPECT_EQ(countMoves(tomb), tomb.own[0].papyri.size() + 1);
  }
}

TEST(MedaillonPapyri, Rule36OnlyInTheOwnCampPhase) {
  EXPECT_EQ(whyNot(position("split 0\n0: papyri hathor"), Unroll{Card::hathor}), "16");
  EXPECT_EQ(whyNot(position("camp 1\n0: papyri hathor\n1: hand pit"), 0, Unroll{Card::hathor}), "12");
  EXPECT_EQ(whyNot(position("open\n0: papyri hathor"), Unroll{Card::hathor}), "13");
}

TEST(MedaillonPapyri, Rule36AUsedOneLiesOpenAndOutOfTheGame) {
  const State state = position("camp 0\n0: hand pit, papyri hathor thoth isis\n1: papyri anubis seth horus");
  const State then = after(state, {Unroll{Card::thoth}, Unroll{Card::hathor}});
  EXPECT_EQ(used(then), "hathor thoth");
  EXPECT_EQ(papyriOf(then, 0), "isis");
  EXPECT_EQ(then.open.papyri[0], 1);
  EXPECT_EQ(discarded(then), "");
  for (const Seat to : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(firstTold(state, Unroll{Card::thoth}, to), "unrolled seat:0 papyrus:thoth");
  EXPECT_EQ(asked(then), "camp 0");
}

TEST(MedaillonPapyri, Rule36NeverOnTheDiscardPileWhateverItActedAs) {
  // The Avatar is eliminated by the Wrath of Seth; what is left of both lies beside the play area.
  State state = position(
      "tomb ramses\n"
      "0: sends haddad, lays seth, hand pit\n"
      "1: sends calloway raider, lays anubis maat horus");
  EXPECT_EQ(used(state), "hathor thoth");
  state = after(state, {Bless{Card::calloway}, Trigger{Card::seth, Card::anubis, false}});
  EXPECT_EQ(used(state), "anubis seth horus maat hathor thoth");
  EXPECT_EQ(discarded(state), "raider");
}

TEST(MedaillonPapyri, Rule37TheyAreNeverReplenished) {
  State state = position("split 0\n0: papyri hathor\n1: papyri isis, camp raider");
  state = after(state, {Split{4, 0}, Unroll{Card::hathor}});
  EXPECT_EQ(asked(state), "split 1") << "neither cards nor papyri are left";
  state = after(state, {Split{4, 0}, EndCamp{}, Pass{}});
  EXPECT_EQ(asked(state), "split 0");
  EXPECT_EQ(state.open.papyri[0], 0);
  EXPECT_EQ(state.open.papyri[1], 1);
}

}  // namespace
}  // namespace mastaba::medaillon
