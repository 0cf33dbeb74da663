// How Das Medaillon is thought about: what a position is worth, which moves are a waste, and what the search finds.
#include <gtest/gtest.h>

#include "bots/sensible.h"
#include "bots/thoughts.h"
#include "bots/tree.h"
#include "games/medaillon/cards.h"
#include "games/medaillon/test/position.h"
#include "tests/playing.h"

namespace mastaba::medaillon {
namespace {

int value(const State& state, Seat seat = 0) { return Medaillon::value(state)[static_cast<std::size_t>(seat)]; }
int value(const std::string& text) { return value(position(text)); }

// ---- value

TEST(MedaillonValue, IsSharedByBothInEveryPositionOfEveryVariant) {
  std::vector<Options> variants(4);
  variants[1].tombs = Medaillon::Tombs::three;
  variants[1].unopposed = Medaillon::Unopposed::backToCamp;
  variants[2].compensation = Medaillon::Compensation::on;
  variants[2].bluff = Medaillon::Bluff::discarded;
  variants[3].passing = Medaillon::Passing::atStart;
  variants[3].trapLimit = Medaillon::TrapLimit::printed;
  for (const Options& options : variants)
    for (u64 luck = 1; luck <= 20; ++luck) {
      State state = begin(options, luck);
      Chance chance(luck);
      Teller<Medaillon::Event> deaf;
      while (!over<Medaillon>(state)) {
        const Chances chances = Medaillon::value(state);
        ASSERT_EQ(chances[0] + chances[1], surely);
        ASSERT_GE(chances[0], 0);
        ASSERT_GE(chances[1], 0);
        const Seat seat = Medaillon::actors(state.open).first();
        const auto view = viewOf<Medaillon>(state, seat);
        const Move move = luck % 2 == 0 ? sensibleMove<Medaillon>(view, chance) : randomMove<Medaillon>(view, chance);
        Medaillon::play(state, seat, move, chance, deaf);
      }
    }
}

TEST(MedaillonValue, IsMoreForWhoIsNearerToVictory) {
  const std::string others = "\n1: haddad, camp camel, won sethos haremhab";
  int last = 0;
  for (const char* won : {"", ", won amenhotep", ", won amenhotep thutmosis", ", won amenhotep thutmosis ramses"}) {
    const int now = value(std::string("split 0\n0: calloway, camp camel") + won + others);
    EXPECT_GT(now, last) << won;
    last = now;
  }
  EXPECT_GT(last, surely / 2);
}

TEST(MedaillonValue, IsMoreForWhoHasMore) {
  const auto with = [](const std::string& more) {
    return value("open\n0: calloway, camp thief" + more + "\n1: haddad, camp camel, won sethos");
  };
  const int before = with("");
  for (const char* more : {", coins 1", ", hand mummy", ", hand camel", ", papyri seth", ", papyri osiris"})
    EXPECT_GT(with(more), before) << more;
  EXPECT_GT(with(", coins 2"), with(", coins 1"));
  // Everybody in camp is worth something, also where there are many.
  for (int i = 0; i < mainKinds; ++i)
    if (is(mainCard(i), living) && mainCard(i) != Card::thief)
      for (const std::string camp :
           {"", " mercenary mercenary raider raider raider archaeologist jackal jackal jackal"}) {
        const std::string name = nameOf(mainCard(i));
        if (camp.find(name) != std::string::npos) continue;
        EXPECT_GT(with(camp + " " + name), with(camp)) << name << camp;
      }
}

TEST(MedaillonValue, IsMoreForWhoIsStrongerInTheTomb) {
  const auto with = [](const std::string& sent, const std::string& laid) {
    return value("tomb ramses, holder 1\n0: calloway, sends calloway" + sent + ", hand skeleton" + laid +
                 "\n1: hagen, sends hagen camel, lays, won sethos");
  };
  // Alone 5 against 6. Nobody here disarms a trap, and with the skeleton each of these is enough.
  EXPECT_GT(with(" thief", ""), with("", ""));
  EXPECT_GT(with(" mercenary", ""), with(" thief", ""));
  EXPECT_GT(with("", " mummy"), with("", ""));
  EXPECT_GT(with("", " mummy mummy"), with("", " mummy"));
  EXPECT_GT(with("", " snakes"), with("", " boulder"));
}

TEST(MedaillonValue, IsNearlyCertainOnceTheFightForTheLastTombIsDecided) {
  const std::string text =
      "tomb ramses\n0: calloway, sends calloway mercenary, lays spears, won amenhotep thutmosis haremhab\n"
      "1: haddad, sends haddad thief, lays, won sethos tutankhamun hatshepsut";
  EXPECT_GT(value(text), surely * 49 / 50);
  const std::string lost =
      "tomb ramses\n0: calloway, sends calloway, lays spears, won amenhotep thutmosis haremhab\n"
      "1: haddad, sends haddad thief mercenary camel, lays, won sethos tutankhamun hatshepsut";
  EXPECT_LT(value(lost), surely / 50);
}

TEST(MedaillonValue, KnowsThatTheScalesTipATie) {
  const auto with = [](const std::string& laid) {
    return value("tomb ramses, holder 1\n0: calloway, sends calloway, lays spears" + laid +
                 ", won amenhotep thutmosis haremhab\n"
                 "1: hagen, sends hagen thief jackal, lays pit, won sethos tutankhamun hatshepsut");
  };
  EXPECT_LT(with(""), surely / 10);
  EXPECT_GT(with(" maat"), surely * 9 / 10);
}

// ---- first sight

bool isDominated(const State& state, const Move& move) {
  const Seat seat = Medaillon::actors(state.open).first();
  const auto view = viewOf<Medaillon>(state, seat);
  Medaillon::Moves moves;
  Weights<Medaillon::Moves> weights{};
  Medaillon::moves(view.open, view.own, seat, moves);
  Medaillon::prior(view, moves, weights);
  for (int i = 0; i < moves.size(); ++i)
    if (moves[i] == move) return weights[static_cast<std::size_t>(i)] == dominated;
  ADD_FAILURE() << "no such move: " << movesOf(state);
  return false;
}

TEST(MedaillonPrior, MarksATrapTriggeredOnNobody) {
  // Four jackals have strength 4: only the pit reaches them, and after it the spears do.
  const State state = position(
      "tomb ramses\n0: calloway, sends calloway, lays spears pit\n"
      "1: haddad, sends haddad jackal jackal jackal jackal, lays, won sethos");
  EXPECT_TRUE(isDominated(state, Trigger{Card::spears, Card::none, false}));
  EXPECT_FALSE(isDominated(state, Trigger{Card::pit, Card::jackal, false}));
}

TEST(MedaillonPrior, MarksWhatIsGivenAwayForNothing) {
  const State rescue = position(
      "tomb ramses\n0: calloway, sends calloway mercenary thief, lays\n1: haddad, sends haddad, lays, won sethos");
  EXPECT_TRUE(isDominated(rescue, Decline{}));
  EXPECT_FALSE(isDominated(rescue, Rescue{Card::thief}));
  const State recall = position(
      "tomb ramses\n0: blackwood, sends blackwood, lays mummy osiris\n1: haddad, sends haddad, lays, won sethos");
  EXPECT_TRUE(isDominated(recall, Decline{}));
  const State heal = after(position("tomb ramses, holder 1\n0: calloway, sends calloway mercenary, camp doctor, lays\n"
                                    "1: haddad, sends haddad, lays boulder, won sethos"),
                           Trigger{Card::boulder, Card::mercenary, false});
  EXPECT_TRUE(isDominated(heal, Decline{}));
  const State disarm = position(
      "tomb ramses\n0: haddad, sends haddad camel, lays\n1: calloway, sends calloway, lays snakes, won sethos");
  EXPECT_TRUE(isDominated(disarm, Decline{}));
}

TEST(MedaillonPrior, MarksALastTrapWithoutVictims) {
  const State state = position(
      "tomb ramses, holder 1\n0: calloway, sends calloway, hand boulder snakes seal\n"
      "1: haddad, sends haddad camel, lays, won sethos");
  EXPECT_TRUE(isDominated(state, LayCard{Card::boulder}));
  EXPECT_TRUE(isDominated(state, LayCard{Card::seal}));
  EXPECT_FALSE(isDominated(state, LayCard{Card::snakes}));
  // What lies face down may be an undead.
  const State hidden = position(
      "tomb ramses, holder 1\n0: calloway, sends calloway, hand boulder seal\n"
      "1: haddad, sends haddad camel, lays mummy, won sethos");
  EXPECT_FALSE(isDominated(hidden, LayCard{Card::seal}));
}

TEST(MedaillonPrior, MarksSendingNobodyWhereTheAdventurerCouldGo) {
  const std::string text = "tomb ramses\n0: calloway, camp thief\n1: haddad, camp camel, won sethos";
  EXPECT_TRUE(isDominated(position(text), Enough{}));
  Options options;
  options.compensation = Medaillon::Compensation::on;
  EXPECT_FALSE(isDominated(position(text, options), Enough{}));
  EXPECT_FALSE(
      isDominated(position("tomb hatshepsut\n0: calloway, camp thief\n1: haddad, camp camel, won sethos"), Enough{}));
  EXPECT_TRUE(isDominated(position("tomb hatshepsut\n0: calloway, camp thief\n"
                                   "1: haddad, camp camel, won sethos ramses haremhab"),
                          Enough{}));
}

TEST(MedaillonPrior, HasAlternativesThatAreNotFarOff) {
  // In the middle of a game there is mostly a second move that is nearly as likely to be the best.
  int close = 0;
  int all = 0;
  for (u64 luck = 1; luck <= 10; ++luck) {
    State state = begin({}, luck);
    Chance chance(luck);
    Teller<Medaillon::Event> deaf;
    while (!over<Medaillon>(state)) {
      const Seat seat = Medaillon::actors(state.open).first();
      FirstSight<Medaillon> sight(viewOf<Medaillon>(state, seat));
      sight.sort();
      if (sight.looks.size() > 1) {
        ++all;
        close += sight.looks[1].gap <= 4 * halving ? 1 : 0;
      }
      Medaillon::play(state, seat, sight.move(sight.looks[0]), chance, deaf);
    }
  }
  EXPECT_GT(close * 2, all);
}

// ---- what the search finds

Move thought(const State& state, u64 character = 1, int simulations = 400) {
  const Seat seat = Medaillon::actors(state.open).first();
  return Opponent<Medaillon>::decide(viewOf<Medaillon>(state, seat), {Mind::level, 5, simulations, 0}, {character, 0})
      .move;
}
// What it does until somebody else is asked or it is asked something else.
std::vector<Move> thoughts(State state, u64 character = 1) {
  const Ask ask = state.open.agenda.back().ask;
  const Seat seat = Medaillon::actors(state.open).first();
  std::vector<Move> moves;
  do {
    moves.push_back(thought(state, character));
    state = after(state, moves.back());
  } while (asks(state.open.agenda, ask, seat));
  return moves;
}
bool has(const std::vector<Move>& moves, const Move& move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

TEST(MedaillonSearch, WinsWithTheTrapThatDecidesTheLastTomb) {
  EXPECT_EQ(thought(position("tomb ramses, holder 1\n"
                             "0: calloway, sends calloway thief, lays boulder, won amenhotep thutmosis haremhab\n"
                             "1: hagen, sends hagen mercenary reporter, lays, won sethos tutankhamun hatshepsut")),
            Move(Trigger{Card::boulder, Card::mercenary, false}));
}

TEST(MedaillonSearch, LaysTheLastCardThatWins) {
  const std::vector<Move> moves =
      thoughts(position("tomb ramses, holder 1\n"
                        "0: calloway, sends calloway, hand mummy skeleton, won amenhotep thutmosis haremhab\n"
                        "1: haddad, sends haddad thief, lays, won sethos tutankhamun hatshepsut"));
  EXPECT_TRUE(has(moves, LayCard{Card::mummy}));
}

TEST(MedaillonSearch, GivesUpNothingClearlyBetterToBeUnpredictable) {
  const State state = position(
      "tomb ramses, holder 1\n0: calloway, sends calloway, hand mummy skeleton seal, won amenhotep thutmosis\n"
      "1: haddad, sends haddad thief, lays, won sethos tutankhamun hatshepsut");
  for (u64 character = 1; character <= 24; ++character)
    EXPECT_TRUE(has(thoughts(state, character), LayCard{Card::mummy})) << character;
}

TEST(MedaillonSearch, LaysNothingInAHopelessTomb) {
  const std::string text =
      "tomb ramses, holder 1\n0: calloway, sends calloway, hand mummy skeleton, papyri horus\n"
      "1: haddad, sends haddad mercenary mercenary camel camel foreman, lays, won sethos";
  EXPECT_EQ(thought(position(text)), Move(Enough{}));
}

TEST(MedaillonSearch, SendsNobodyWhoCannotHelp) {
  const std::vector<Move> moves =
      thoughts(position("tomb ramses, holder 1\n0: calloway, camp thief seer doctor\n"
                        "1: haddad, sends haddad mercenary mercenary camel camel foreman, won sethos"));
  EXPECT_EQ(moves, (std::vector<Move>{Send{Card::calloway}, Enough{}}));
}

TEST(MedaillonSearch, SendsEverythingAgainstDefeat) {
  const std::vector<Move> moves =
      thoughts(position("tomb ramses, holder 1\n0: calloway, camp camel, won amenhotep\n"
                        "1: haddad, sends haddad thief, won sethos tutankhamun hatshepsut"));
  EXPECT_TRUE(has(moves, Send{Card::camel}));
}

TEST(MedaillonSearch, BluffsSometimes) {
  const State state = position(
      "tomb ramses\n0: calloway, sends calloway camel, hand mercenary thief skeleton\n"
      "1: haddad, sends haddad foreman, hand mummy spears camel, won sethos");
  int bluffs = 0;
  constexpr int times = 24;
  for (u64 character = 1; character <= times; ++character) {
    const std::vector<Move> moves = thoughts(state, character);
    bluffs += has(moves, LayCard{Card::mercenary}) || has(moves, LayCard{Card::thief}) ? 1 : 0;
  }
  EXPECT_GT(bluffs, 0);
  EXPECT_LT(bluffs, times);
}

}  // namespace
}  // namespace mastaba::medaillon
