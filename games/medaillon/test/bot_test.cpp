// The sensible bot, as it plays Das Medaillon.
#include <cstdio>
#include <gtest/gtest.h>

#include "bots/sensible.h"
#include "games/medaillon/legal.h"
#include "tests/playing.h"

namespace mastaba::medaillon {
namespace {

using Move = Medaillon::Move;
using Cards = std::vector<Card>;

// A position of the second round or later, made card by card. Seat 0 is the one that thinks. All papyri are used unless
// somebody is given one.
class Position {
 public:
  explicit Position(Seat holder) {
    open().holder = holder;
    open().adventurer = {Card::calloway, Card::hagen};
    for (Seat seat = 0; seat < players; ++seat) {
      for (const Card card : own(seat).hand) ++state_.deck.of[indexOf(card)];
      own(seat) = {};
      open().handSize[seat] = 0;
      open().papyri[seat] = 0;
    }
    for (int i = 0; i < players * papyriEach; ++i)
      open().used.push(static_cast<Card>(static_cast<int>(Card::anubis) + i));
    open().deckSize = mainCards;
    won(1, {Tomb::sethos});
    ask(Ask::open);
  }

  Position& won(Seat seat, const std::vector<Tomb>& tombs) {
    for (const Tomb tomb : tombs) open().won[seat].push(tomb);
    open().round = 1 + open().won[0].size() + open().won[1].size();
    return *this;
  }
  Position& hand(Seat seat, const Cards& cards) {
    for (const Card card : cards) own(seat).hand.add(dealt(card));
    open().handSize[seat] = own(seat).hand.size();
    return *this;
  }
  Position& camp(Seat seat, const Cards& cards) {
    for (const Card card : cards) open().camp[seat].add(dealt(card));
    return *this;
  }
  Position& party(Seat seat, const Cards& cards) {
    open().party[seat].add(open().adventurer[seat]);
    for (const Card card : cards) open().party[seat].add(dealt(card));
    return *this;
  }
  Position& traps(Seat seat, const Cards& cards) {
    for (const Card card : cards) open().traps[seat].add(dealt(card));
    return *this;
  }
  Position& papyrus(Seat seat, Card card) {
    if (!open().used.drop(card)) open().used.pop();
    own(seat).papyri.add(card);
    ++open().papyri[seat];
    return *this;
  }
  Position& coins(Seat seat, int coins) {
    open().coins[seat] = coins;
    return *this;
  }
  // In the camp phase of the holder.
  Position& camps(Ask what) {
    open().tomb = Tomb::none;
    open().agenda.clear();
    open().agenda.push({Ask::tombPhase, {}, open().holder, 0});
    open().agenda.push({Ask::campPhase, {}, otherOf(open().holder), 0});
    return ask(what);
  }
  // The tomb of Ramesses changes nothing any more.
  Position& inside(Ask what, Tomb tomb = Tomb::ramses) {
    open().agenda.clear();
    open().tomb = tomb;
    return ask(what);
  }
  // A papyrus that counts since the cards were revealed.
  Position& inForce(Seat seat, Card papyrus) {
    if (!open().used.drop(papyrus)) open().used.pop();
    open().inForce[seat].add(papyrus);
    return *this;
  }
  // Before the tomb is opened.
  Position& before() {
    open().agenda.clear();
    open().tomb = Tomb::none;
    return ask(Ask::open);
  }
  // The tomb that is open has just been won.
  Position& afterTheFight() {
    open().fought = true;
    --open().round;
    return *this;
  }
  Position& with(const Options& options) {
    open().options = options;
    return *this;
  }
  Position& ask(Ask what) {
    open().agenda.push({what, Seats::only(0), 0, 0});
    return *this;
  }
  // A trap has hit somebody.
  Position& struck(Card card) {
    open().struck = {card, false};
    open().agenda.clear();
    open().agenda.push({Ask::traps, {}, 1, 0});
    open().tomb = Tomb::ramses;
    return ask(Ask::heal);
  }

  const State& state() const {
    const char* fault = Medaillon::faults(state_);
    EXPECT_EQ(fault, nullptr) << fault << '\n' << toJson(state_);
    return state_;
  }
  Move choice() const {
    Chance chance(u64{1});
    return sensibleMove<Medaillon>(viewOf<Medaillon>(state(), 0), chance);
  }

 private:
  Open& open() { return state_.open; }
  Own& own(Seat seat) { return state_.own[seat]; }
  Card dealt(Card card) {
    --state_.deck.of[indexOf(card)];
    --open().deckSize;
    return card;
  }

  State state_ = begun<Medaillon>({}, 1);
};

// What seat 0 does until somebody else is asked or it is asked something else.
std::vector<Move> movesOf(const Position& position) {
  State state = position.state();
  const Ask ask = Medaillon::asked(state.open, 0);
  std::vector<Move> moves;
  Chance chance(u64{1});
  while (Medaillon::actors(state.open).has(0) && Medaillon::asked(state.open, 0) == ask) {
    moves.push_back(sensibleMove<Medaillon>(viewOf<Medaillon>(state, 0), chance));
    state = played<Medaillon>(state, 0, moves.back(), 1);
  }
  return moves;
}
bool has(const std::vector<Move>& moves, const Move& move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}
Cards sentBy(const Position& position) {
  Cards sent;
  for (const Move& move : movesOf(position))
    if (const Send* send = as<Send>(move)) sent.push_back(send->card);
  return sent;
}

TEST(MedaillonBot, SendsOnlyWhoIsNeededAgainstALoneAdventurer) {
  // The other has nothing more to come, and the adventurers are equal: one weak companion decides it.
  const Cards sent = sentBy(Position(1)
                                .party(1, {})
                                .camp(0, {Card::mercenary, Card::camel, Card::thief, Card::archaeologist})
                                .inside(Ask::send));
  EXPECT_EQ(sent.size(), 2U);
  EXPECT_EQ(std::count(sent.begin(), sent.end(), Card::calloway), 1);
  EXPECT_EQ(std::count(sent.begin(), sent.end(), Card::mercenary), 0);
}

TEST(MedaillonBot, ConcedesAHopelessTombWithTheAdventurerAlone) {
  const Cards sent = sentBy(Position(1)
                                .party(1, {Card::mercenary, Card::mercenary, Card::camel, Card::camel, Card::foreman})
                                .camp(0, {Card::thief, Card::seer, Card::doctor})
                                .inside(Ask::send));
  EXPECT_EQ(sent, Cards{Card::calloway});
}

TEST(MedaillonBot, SendsEverybodyWhoHelpsIfTheGameIsLostOtherwise) {
  const Cards sent = sentBy(Position(1)
                                .won(1, {Tomb::haremhab, Tomb::thutmosis})
                                .party(1, {Card::mercenary, Card::camel})
                                .hand(1, {Card::mummy, Card::spears, Card::skeleton})
                                .camp(0, {Card::mercenary, Card::patron, Card::thief})
                                .inside(Ask::send));
  EXPECT_EQ(sent.size(), 4U);
}

TEST(MedaillonBot, SendsNobodyIntoAHopelessTombIfThatBringsCoins) {
  Options options;
  options.compensation = Medaillon::Compensation::on;
  Position position(1);
  position.with(options).party(1, {Card::mercenary, Card::mercenary, Card::camel, Card::camel, Card::foreman});
  position.camp(0, {Card::thief}).inside(Ask::send);
  EXPECT_TRUE(sentBy(position).empty());
  // Not if it spares the other's people.
  options.unopposed = Medaillon::Unopposed::backToCamp;
  EXPECT_EQ(sentBy(position.with(options)), Cards{Card::calloway});
}

TEST(MedaillonBot, SendsTheStrongestWhereOnlyThreeMayEnter) {
  const Cards sent = sentBy(Position(1)
                                .party(1, {Card::archaeologist, Card::archaeologist})
                                .camp(0, {Card::mercenary, Card::mercenary, Card::thief, Card::jackal, Card::jackal})
                                .inside(Ask::send, Tomb::tutankhamun));
  EXPECT_EQ(sent.size(), 3U);
  EXPECT_EQ(std::count(sent.begin(), sent.end(), Card::mercenary), 2);
}

TEST(MedaillonBot, KeepsThePatronInCampWhileAnotherWillDo) {
  const Cards sent = sentBy(Position(1).party(1, {}).camp(0, {Card::patron, Card::reporter}).inside(Ask::send));
  EXPECT_EQ(std::count(sent.begin(), sent.end(), Card::patron), 0);
  EXPECT_EQ(std::count(sent.begin(), sent.end(), Card::reporter), 1);
}

TEST(MedaillonBot, LaysTheUndeadThatWins) {
  const std::vector<Move> moves =
      movesOf(Position(1).party(0, {}).party(1, {Card::thief}).hand(0, {Card::mummy, Card::camel}).inside(Ask::lay));
  EXPECT_TRUE(has(moves, LayCard{Card::mummy}));
}

TEST(MedaillonBot, LaysNoTrapWithoutATarget) {
  const std::vector<Move> moves = movesOf(Position(1)
                                              .party(0, {Card::thief})
                                              .party(1, {Card::camel})
                                              .hand(0, {Card::boulder, Card::seal, Card::snakes})
                                              .inside(Ask::lay));
  EXPECT_TRUE(has(moves, LayCard{Card::snakes}));
  EXPECT_FALSE(has(moves, LayCard{Card::boulder}));
  EXPECT_FALSE(has(moves, LayCard{Card::seal}));
}

TEST(MedaillonBot, LaysNothingWhereItIsFarAheadAndNothingCanCome) {
  const std::vector<Move> moves = movesOf(Position(1)
                                              .party(0, {Card::mercenary, Card::camel})
                                              .party(1, {})
                                              .hand(0, {Card::mummy, Card::skeleton})
                                              .papyrus(0, Card::horus)
                                              .inside(Ask::lay));
  EXPECT_EQ(moves, std::vector<Move>{Enough{}});
}

TEST(MedaillonBot, TakesTheTargetThatHurtsMost) {
  EXPECT_TRUE((Position(0)
                   .party(0, {})
                   .party(1, {Card::mercenary, Card::thief, Card::camel})
                   .traps(0, {Card::boulder})
                   .inside(Ask::trigger)
                   .choice() == Move{Trigger{Card::boulder, Card::mercenary, false}}));
  // Three jackals have strength 3 each; without one of them the others have 2.
  EXPECT_TRUE((Position(0)
                   .party(0, {})
                   .party(1, {Card::jackal, Card::jackal, Card::jackal, Card::archaeologist})
                   .traps(0, {Card::spears})
                   .inside(Ask::trigger)
                   .choice() == Move{Trigger{Card::spears, Card::jackal, false}}));
}

TEST(MedaillonBot, WastesNoTrap) {
  // The spear trap reaches the thief alone, so the boulder must not take her.
  const std::vector<Move> moves = movesOf(Position(0)
                                              .party(0, {})
                                              .party(1, {Card::thief, Card::mercenary})
                                              .traps(0, {Card::spears, Card::boulder})
                                              .inside(Ask::trigger));
  EXPECT_TRUE(has(moves, Trigger{Card::boulder, Card::mercenary, false}));
  EXPECT_TRUE(has(moves, Trigger{Card::spears, Card::thief, false}));
}

TEST(MedaillonBot, Heals) {
  EXPECT_TRUE(
      (Position(1).party(0, {Card::mercenary}).party(1, {}).camp(0, {Card::doctor}).struck(Card::mercenary).choice() ==
       Move{Heal{Card::mercenary}}));
}

TEST(MedaillonBot, BlessesWhomNoTrapCanHit) {
  EXPECT_TRUE((Position(1)
                   .party(0, {Card::camel, Card::mercenary})
                   .party(1, {})
                   .inForce(0, Card::horus)
                   .traps(1, {Card::boulder, Card::snakes})
                   .inside(Ask::bless)
                   .choice() == Move{Bless{Card::calloway}}));
}

TEST(MedaillonBot, RescuesTheDearestAndRecallsTheStrongest) {
  Position position(0);
  position.won(0, {Tomb::ramses}).party(0, {Card::mercenary, Card::thief}).party(1, {}).inside(Ask::rescue);
  EXPECT_TRUE((position.afterTheFight().choice() == Move{Rescue{Card::mercenary}}));
  Position dead(0);
  dead.won(0, {Tomb::ramses}).party(0, {Card::mummy, Card::scarabs}).party(1, {}).inForce(0, Card::osiris);
  EXPECT_TRUE((dead.inside(Ask::recall).afterTheFight().choice() == Move{Recall{Card::mummy}}));
}

TEST(MedaillonBot, PassesIfTheOtherIsClearlyStronger) {
  Position strong(0);
  strong.camp(1, {Card::mercenary, Card::camel, Card::foreman, Card::raider, Card::raider}).hand(1, {Card::mummy});
  EXPECT_TRUE((strong.before().choice() == Move{Pass{}}));
  Position even(0);
  EXPECT_TRUE((even.camp(0, {Card::camel}).camp(1, {Card::camel}).before().choice() == Move{OpenTomb{}}));
}

TEST(MedaillonBot, TakesCoinsForWhatItCanBuyAndCardsOtherwise) {
  const Move rich = Position(0)
                        .hand(0, {Card::mercenary, Card::camel, Card::mummy, Card::mummy, Card::spears})
                        .camps(Ask::split)
                        .choice();
  EXPECT_GE(int{as<Split>(rich)->coins}, 3);
  const Move empty = Position(0).camps(Ask::split).choice();
  EXPECT_LE(int{as<Split>(empty)->coins}, 1);
}

TEST(MedaillonBot, HiresWhomItCanPay) {
  const std::vector<Move> moves =
      movesOf(Position(0).hand(0, {Card::patron, Card::jackal, Card::mummy}).coins(0, 2).camps(Ask::camp));
  EXPECT_TRUE(has(moves, Play{Card::patron}));
  EXPECT_TRUE(has(moves, Play{Card::jackal}));
}

TEST(MedaillonBot, BeatsRandomPlayClearly) {
  int won = 0;
  constexpr int games = 200;
  for (u64 game = 0; game < games; ++game) {
    Chance chance(game);
    Teller<Medaillon::Event> deaf;
    State state = Medaillon::setup({}, chance, deaf);
    const Seat bot = static_cast<int>(game % 2);
    while (!over<Medaillon>(state)) {
      const Seat seat = Medaillon::actors(state.open).first();
      const View<Medaillon> view = viewOf<Medaillon>(state, seat);
      const Move move = seat == bot ? sensibleMove<Medaillon>(view, chance) : randomMove<Medaillon>(view, chance);
      Medaillon::play(state, seat, move, chance, deaf);
    }
    won += Medaillon::standing(state).place[bot] == 1 ? 1 : 0;
  }
  std::printf("The sensible bot wins %d of %d games against random play.\n", won, games);
  EXPECT_GT(won, games * 97 / 100);
}

}  // namespace
}  // namespace mastaba::medaillon
