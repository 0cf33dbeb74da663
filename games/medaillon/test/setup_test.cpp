// Rules 1 to 15: what is in the box, how a game begins, and how rounds follow one another.
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "bots/random.h"
#include "games/medaillon/test/position.h"

namespace mastaba::medaillon {
namespace {

constexpr u64 many = 400;

// How often each card is anywhere in the game, by name.
std::map<std::string, int> cardsIn(const State& state) {
  std::map<std::string, int> count;
  for (int i = 0; i < mainKinds; ++i) {
    const std::string name = nameOf(static_cast<Card>(i + 1));
    count[name] += state.deck.of[i] + state.open.discarded.of[i];
  }
  for (const Own& own : state.own) {
    for (const Card card : own.hand) ++count[nameOf(card)];
    for (const Card card : own.papyri) ++count[nameOf(card)];
  }
  return count;
}

// A game played by random moves; every position is looked at.
template <class Look>
State playThrough(const Options& options, u64 luck, const Look& look) {
  Chance chance(luck);
  Teller<Medaillon::Event> deaf;
  State state = Medaillon::setup(options, chance, deaf);
  for (int i = 0; i < 2000 && !over<Medaillon>(state); ++i) {
    const Seat seat = Medaillon::actors(state.open).first();
    Medaillon::play(state, seat, randomMove<Medaillon>(viewOf<Medaillon>(state, seat), chance), chance, deaf);
    look(state);
  }
  EXPECT_TRUE(over<Medaillon>(state));
  return state;
}

TEST(MedaillonSetup, Rule01ExactlyTwoPlay) {
  Options options;
  EXPECT_EQ(Medaillon::refuse(options), allowed);
  for (const int players : {0, 1}) {
    options.players = players;
    EXPECT_EQ(Medaillon::refuse(options), no(1)) << players;
  }
  EXPECT_EQ(Medaillon::seats, 2);
}

TEST(MedaillonSetup, Rule02TheFourthTombCardWinsAtOnce) {
  const State state = position(
      "tomb haremhab\n"
      "0: won sethos amenhotep ramses, sends haddad raider monkey, lays\n"
      "1: won thutmosis hatshepsut tutankhamun, sends calloway, hand pit");
  const State end = after(state, Enough{});
  EXPECT_EQ(asked(end), "over");
  EXPECT_EQ(Medaillon::actors(end.open), Seats{});
  EXPECT_EQ(wonBy(end, 0), "sethos amenhotep ramses haremhab");
  EXPECT_EQ(partyOf(end, 0), "raider monkey haddad") << "nothing that would have followed takes place";
  EXPECT_EQ(int{end.open.holder}, 0) << "the medallion stays where it is";
  EXPECT_EQ(lastTold(state, Enough{}), "won seat:0");
  EXPECT_EQ(whyNot(end, 0, EndCamp{}), "2");
  EXPECT_EQ(whyNot(end, 1, EndCamp{}), "2");
  const auto standing = Medaillon::standing(end);
  EXPECT_EQ(standing.how, Medaillon::How::fight);
  EXPECT_EQ(standing.points[0], 4);
  EXPECT_EQ(standing.points[1], 3);
  EXPECT_EQ(standing.place[0], 1);
  EXPECT_EQ(standing.place[1], 2);
}

TEST(MedaillonSetup, Rule02TheThirdTombCardDoesNotWin) {
  const State state = after(position("tomb haremhab\n"
                                     "0: won sethos amenhotep, sends haddad, lays\n"
                                     "1: sends seer, hand pit"),
                            Enough{});
  EXPECT_EQ(wonBy(state, 0), "sethos amenhotep haremhab");
  EXPECT_EQ(asked(state), "split 1");
}

TEST(MedaillonSetup, Rule03LotsDecideWhoBegins) {
  int first = 0;
  for (u64 luck = 0; luck < many; ++luck) first += begin({}, luck).open.holder == 0 ? 1 : 0;
  EXPECT_NEAR(first, int{many} / 2, 60);
}

TEST(MedaillonSetup, Rule03WhereAgreedTheFirstSeatBegins) {
  Options options;
  options.start = Medaillon::Start::firstSeat;
  for (u64 luck = 0; luck < 50; ++luck) EXPECT_EQ(int{begin(options, luck).open.holder}, 0);
}

TEST(MedaillonSetup, Rule04WhoBeginsHasTheMedallionAndCampsFirst) {
  std::set<std::string> questions;
  for (u64 luck = 0; luck < 20; ++luck) {
    const State state = begin({}, luck);
    EXPECT_EQ(Medaillon::actors(state.open), Seats::only(state.open.holder));
    questions.insert(asked(state));
  }
  EXPECT_EQ(questions, (std::set<std::string>{"split 0", "split 1"}));
}

TEST(MedaillonSetup, Rule04EverybodyIsToldWhoBegins) {
  Telling<Medaillon::Event> log;
  Teller<Medaillon::Event> teller(log);
  Chance chance(u64{3});
  const State state = Medaillon::setup({}, chance, teller);
  const auto* begins = as<Medaillon::Begins>(log.at(0).event);
  ASSERT_NE(begins, nullptr);
  EXPECT_EQ(begins->seat, state.open.holder);
  EXPECT_EQ(log[0].to, everyone);
}

TEST(MedaillonSetup, Rule05EachHasAnotherOfTheFourAdventurersAtRandom) {
  std::map<std::string, int> first;
  std::map<std::string, int> second;
  for (u64 luck = 0; luck < many; ++luck) {
    const State state = begin({}, luck);
    ASSERT_NE(state.open.adventurer[0], state.open.adventurer[1]);
    ++first[nameOf(state.open.adventurer[0])];
    ++second[nameOf(state.open.adventurer[1])];
    EXPECT_EQ(campOf(state, 0) + campOf(state, 1), "") << "nobody else is there yet";
  }
  for (const auto& counts : {first, second}) {
    EXPECT_EQ(counts.size(), 4U);
    for (const auto& [name, times] : counts) EXPECT_NEAR(times, int{many} / 4, 50) << name;
  }
}

TEST(MedaillonSetup, Rule05EverybodySeesTheAdventurers) {
  Telling<Medaillon::Event> log;
  Teller<Medaillon::Event> teller(log);
  Chance chance(u64{3});
  const State state = Medaillon::setup({}, chance, teller);
  int joined = 0;
  for (const auto& one : log)
    if (const auto* adventurer = as<Medaillon::Joined>(one.event)) {
      EXPECT_EQ(one.to, everyone);
      EXPECT_EQ(adventurer->adventurer, state.open.adventurer[adventurer->seat]);
      ++joined;
    }
  EXPECT_EQ(joined, 2);
}

TEST(MedaillonSetup, Rule06EachOfTheSevenTombsMayComeFirst) {
  std::map<Tomb, int> first;
  const State state = position("open\n0: camp raider");
  for (u64 luck = 0; luck < 1400; ++luck) ++first[after(state, OpenTomb{}, luck).open.tomb];
  EXPECT_EQ(first.size(), 7U);
  EXPECT_FALSE(first.contains(Tomb::none));
  for (const auto& [tomb, times] : first) EXPECT_NEAR(times, 200, 60) << static_cast<int>(tomb);
}

TEST(MedaillonSetup, Rule06ATombComesOnlyOnce) {
  const State state = position("open\n0: won ramses hatshepsut tutankhamun\n1: won amenhotep sethos");
  std::set<Tomb> next;
  for (u64 luck = 0; luck < 100; ++luck) next.insert(after(state, OpenTomb{}, luck).open.tomb);
  EXPECT_EQ(next, (std::set<Tomb>{Tomb::haremhab, Tomb::thutmosis}));
}

TEST(MedaillonSetup, Rule07EachDrawsThreeOfTenPapyri) {
  std::map<std::string, int> dealt;
  for (u64 luck = 0; luck < many; ++luck) {
    const State state = begin({}, luck);
    std::set<std::string> papyri;
    for (Seat seat = 0; seat < 2; ++seat) {
      EXPECT_EQ(state.open.papyri[seat], 3);
      ASSERT_EQ(state.own[seat].papyri.size(), 3);
      for (const Card papyrus : state.own[seat].papyri) {
        papyri.insert(nameOf(papyrus));
        ++dealt[nameOf(papyrus)];
      }
    }
    EXPECT_EQ(papyri.size(), 6U) << "each is there once";
    EXPECT_EQ(used(state), "") << "the other four are in the box";
  }
  EXPECT_EQ(dealt.size(), 10U);
  for (const char* name :
       {"anubis", "seth", "horus", "isis", "bookOfTheDead", "sekhmet", "maat", "osiris", "hathor", "thoth"})
    EXPECT_NEAR(dealt[name], int{many} * 6 / 10, 60) << name;
}

TEST(MedaillonSetup, Rule08SixtyCardsInOneDeck) {  // B33
  const std::map<std::string, int> box{
      {"archaeologist", 3}, {"thief", 3},    {"reporter", 2}, {"mercenary", 2}, {"spy", 2},      {"doctor", 2},
      {"patron", 2},        {"smuggler", 2}, {"seer", 2},     {"foreman", 2},   {"raider", 4},   {"jackal", 4},
      {"monkey", 2},        {"camel", 2},    {"falcon", 2},   {"mummy", 4},     {"skeleton", 5}, {"scarabs", 3},
      {"spears", 4},        {"pit", 3},      {"boulder", 2},  {"snakes", 1},    {"seal", 2}};
  const State state = begin();
  int sum = 0;
  for (const auto& [name, copies] : cardsIn(state)) {
    const auto inBox = box.find(name);
    if (inBox == box.end()) continue;  // a papyrus
    EXPECT_EQ(copies, inBox->second) << name;
    sum += copies;
  }
  EXPECT_EQ(sum, 60);
  EXPECT_EQ(state.open.deckSize, 50);
  EXPECT_EQ(discarded(state), "");
}

TEST(MedaillonSetup, Rule08CompanionsAnimalsTrapsAndUndeadAreShuffledTogether) {
  std::map<std::string, int> drawn;
  for (u64 luck = 0; luck < 1200; ++luck) {
    const State state = begin({}, luck);
    for (const Card card : state.own[0].hand) ++drawn[nameOf(card)];
  }
  EXPECT_EQ(drawn.size(), 23U);
  EXPECT_NEAR(drawn["skeleton"], 500, 80) << "5 of 60";
  EXPECT_NEAR(drawn["snakes"], 100, 40) << "1 of 60";
  EXPECT_NEAR(drawn["raider"], 400, 80);
  EXPECT_NEAR(drawn["jackal"], 400, 80);
}

TEST(MedaillonSetup, Rule09FiveCardsEach) {
  const State state = begin();
  for (Seat seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(state.own[seat].hand.size(), 5);
    EXPECT_EQ(state.open.handSize[seat], 5);
  }
}

TEST(MedaillonSetup, Rule09OnlyTheOwnerSeesAStartingHand) {
  Telling<Medaillon::Event> log;
  Teller<Medaillon::Event> teller(log);
  Chance chance(u64{3});
  const State state = Medaillon::setup({}, chance, teller);
  int hands = 0;
  for (const auto& one : log) {
    const auto* drew = as<Medaillon::Drew>(one.event);
    if (drew == nullptr) continue;
    EXPECT_EQ(drew->many, 5);
    if (one.to == Seats::only(drew->seat)) {
      EXPECT_TRUE(drew->cards == state.own[drew->seat].hand);
      ++hands;
    } else {
      EXPECT_FALSE(one.to.has(drew->seat));
      EXPECT_TRUE(drew->cards.empty());
    }
  }
  EXPECT_EQ(hands, 2);
}

TEST(MedaillonSetup, Rule10EachHasAPassMarker) {
  const State state = begin();
  EXPECT_TRUE(state.open.mayPass[0]);
  EXPECT_TRUE(state.open.mayPass[1]);
}

TEST(MedaillonSetup, Rule11NobodyHasCoinsAtFirst) {  // B1
  for (u64 luck = 0; luck < 20; ++luck) {
    const State state = begin({}, luck);
    EXPECT_EQ(state.open.coins[0], 0);
    EXPECT_EQ(state.open.coins[1], 0);
  }
}

TEST(MedaillonSetup, Rule11TheSupplyOfCoinsNeverRunsOut) {  // B3
  const State state = after(position("split 0\n0: coins 95, hand pit"), Split{4, 0});
  EXPECT_EQ(state.open.coins[0], 99);
  EXPECT_EQ(after(position("split 0\n0: coins 97, hand pit"), Split{4, 0}).open.coins[0], 99) << "a purse ends there";
}

TEST(MedaillonSetup, Rule12CampOfTheHolderCampOfTheOtherThenTheTomb) {
  for (const int holder : {0, 1}) {
    State state = position("split " + std::to_string(holder) + ", holder " + std::to_string(holder) +
                           "\n0: camp raider\n1: camp raider");
    const std::string me = std::to_string(holder);
    const std::string you = std::to_string(1 - holder);
    EXPECT_EQ(whyNot(state, 1 - holder, Split{2, 2}), "12");
    state = after(state, Split{2, 2});
    EXPECT_EQ(asked(state), "camp " + me);
    EXPECT_EQ(whyNot(state, 1 - holder, EndCamp{}), "12");
    state = after(state, EndCamp{});
    EXPECT_EQ(asked(state), "split " + you);
    state = after(state, {Split{2, 2}, EndCamp{}});
    EXPECT_EQ(asked(state), "open " + me);
    state = after(state, OpenTomb{});
    EXPECT_EQ(int{state.open.holder}, holder);
    EXPECT_NE(state.open.tomb, Tomb::none);
  }
}

TEST(MedaillonSetup, Rule13TheHolderOpensTheTombOrPasses) {
  const State state = position("open, holder 1\n0: \n1: ");
  EXPECT_EQ(asked(state), "open 1");
  EXPECT_EQ(movesOf(state), "openTomb, pass");
  EXPECT_EQ(whyNot(state, 0, OpenTomb{}), "12");
  EXPECT_EQ(whyNot(state, EndCamp{}), "13");
}

TEST(MedaillonSetup, Rule14TheMedallionGoesToTheOtherWhoeverWon) {
  for (const char* both :
       {"0: sends haddad, lays\n1: sends seer, hand pit", "0: sends seer, lays\n1: sends calloway, hand pit"}) {
    const State state = after(position(std::string("tomb haremhab\n") + both), Enough{});
    EXPECT_EQ(int{state.open.holder}, 1);
    EXPECT_EQ(asked(state), "split 1");
    EXPECT_EQ(int{state.open.round}, 2);
  }
}

TEST(MedaillonSetup, Rule15RoundFollowsRoundUntilSomebodyHasWon) {  // B2, B43
  int longest = 0;
  for (u64 luck = 0; luck < 200; ++luck) {
    int rounds = 0;
    int round = 1;
    const State end = playThrough({}, luck, [&](const State& state) {
      EXPECT_TRUE(state.open.round == round || state.open.round == round + 1);
      round = state.open.round;
      rounds = std::max(rounds, round);
    });
    const int winner = end.open.won[0].size() == 4 ? 0 : 1;
    EXPECT_EQ(end.open.won[winner].size(), 4);
    EXPECT_LT(end.open.won[1 - winner].size(), 4);
    const int passes = int{!end.open.mayPass[0]} + int{!end.open.mayPass[1]};
    EXPECT_EQ(rounds, end.open.won[0].size() + end.open.won[1].size() + passes);
    longest = std::max(longest, rounds);
  }
  EXPECT_LE(longest, 9);
  EXPECT_GE(longest, 7);
}

}  // namespace
}  // namespace mastaba::medaillon
