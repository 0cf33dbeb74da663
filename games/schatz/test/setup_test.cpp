// Rules 1 to 15 and 55: what is in the box, and how a game begins.
#include <gtest/gtest.h>
#include <set>

#include "describe/types.h"
#include "games/schatz/test/position.h"

namespace mastaba::schatz {
namespace {

using Deck = Schatz::Deck;

constexpr u64 many = 2000;

Options of(int players) {
  Options options;
  options.players = players;
  return options;
}

// How often each card is in the game, wherever it is.
std::array<int, Schatz::kinds> countCards(const State& state) {
  std::array<int, Schatz::kinds> count{};
  for (const Card card : state.pile) ++count[static_cast<std::size_t>(card)];
  for (const Own& own : state.own)
    for (const Card card : own.hand) ++count[static_cast<std::size_t>(card)];
  return count;
}

int deckSize(Deck deck) {
  int size = 0;
  for (int kind = 0; kind < Schatz::kinds; ++kind) size += copiesOf(deck, static_cast<Card>(kind));
  return size;
}

int sumOfFirstFive(const Schatz::Row& row) {
  int sum = 0;
  for (std::size_t i = 0; i < 5; ++i) sum += static_cast<int>(row[i]);
  return sum;
}

TEST(Schatz, Rule01TwoToSixCanPlay) {
  for (int players = 0; players <= Schatz::seats; ++players)
    EXPECT_EQ(Schatz::refuse(of(players)), players < 2 ? no(1) : allowed) << players;
  EXPECT_EQ(Schatz::seats, 6);
}

TEST(Schatz, Rule01A37TheNumberOfPlayersChangesNothingElse) {
  for (int players = 2; players <= 6; ++players) {
    const State state = begin(of(players));
    EXPECT_EQ(Schatz::faults(state), nullptr);
    for (Seat seat = 0; seat < Schatz::seats; ++seat) {
      EXPECT_EQ(state.open.handSize[seat], seat < players ? 5 : 0);
      EXPECT_EQ(state.open.passed[seat], 0);
    }
  }
}

TEST(Schatz, Rule02FortyEquipmentCardsEachPairOfItemAndValueTwice) {  // A1
  const auto count = countCards(begin(of(4)));
  int equipment = 0;
  for (const char item : {'L', 'T', 'R', 'S'})
    for (const char value : {'1', '2', '3', '4', '5'}) {
      const Card card = cardOf({item, value});
      EXPECT_TRUE(isEquipment(card));
      EXPECT_EQ(valueOf(card), value - '0');
      EXPECT_EQ("LTRS"[static_cast<std::size_t>(itemOf(card))], item);
      EXPECT_EQ(count[static_cast<std::size_t>(card)], 2);
      equipment += count[static_cast<std::size_t>(card)];
    }
  EXPECT_EQ(equipment, 40);
  EXPECT_EQ(itemOf(Card::rope3), Item::rope);
}

TEST(Schatz, Rule03SixteenSpecialCards) {
  const auto count = countCards(begin(of(3)));
  for (const Card card : {Card::magic, Card::curse, Card::protection}) EXPECT_FALSE(isEquipment(card));
  EXPECT_EQ(count[static_cast<std::size_t>(Card::curse)], 4);
  EXPECT_EQ(count[static_cast<std::size_t>(Card::protection)], 4);
  EXPECT_EQ(count[static_cast<std::size_t>(Card::magic)], 8);
  EXPECT_EQ(count[static_cast<std::size_t>(Card::none)], 0);
  EXPECT_EQ(deckSize(Deck::original), 56);
}

TEST(Schatz, Rule02Rule03TheDeckOfTheReworkHasFewerCards) {
  Options options = of(6);
  options.deck = Deck::rework;
  const State state = begin(options);
  EXPECT_EQ(Schatz::faults(state), nullptr);
  EXPECT_EQ(state.pile.size(), 50 - 30);
  const auto count = countCards(state);
  for (int item = 0; item < 4; ++item) {
    int ofItem = 0;
    for (int value = 1; value <= 5; ++value) {
      const int copies = count[static_cast<std::size_t>(item * 5 + value)];
      EXPECT_EQ(copies, value == 5 ? 1 : 2);
      ofItem += copies;
    }
    EXPECT_EQ(ofItem, 9);
  }
  EXPECT_EQ(count[static_cast<std::size_t>(Card::curse)], 3);
  EXPECT_EQ(count[static_cast<std::size_t>(Card::protection)], 3);
  EXPECT_EQ(count[static_cast<std::size_t>(Card::magic)], 8);
  EXPECT_EQ(deckSize(Deck::rework), 50);
}

TEST(Schatz, Rule04NineAdventuresFromFourToTwelve) {
  std::set<int> seen;
  for (u64 luck = 0; luck < 200; ++luck)
    for (const Adventure adventure : begin(of(2), luck).open.row) seen.insert(static_cast<int>(adventure));
  EXPECT_EQ(seen, (std::set<int>{4, 5, 6, 7, 8, 9, 10, 11, 12}));
  EXPECT_EQ(static_cast<int>(Adventure::treasure), 12);
}

TEST(Schatz, Rule05ThePharaohCardShowsFourItems) {
  const State state = position("pawn L, turn 0\n0: on 0, laid, hand M L2\n1: on 0, laid, hand L1\n");
  EXPECT_EQ(movesOf(state, 0), "d1 d2 L2 mL mT mR mS s:L2 s:L2+M s:M");
  for (int item = 0; item < 4; ++item) {
    const auto to = static_cast<Item>(item);
    EXPECT_EQ(after(state, 0, Magic{to}).open.pawn, to);
  }
}

TEST(Schatz, Rule06SixAdventuresOneAfterTheOther) {
  const State state = begin(of(2));
  EXPECT_EQ(state.open.row.size(), 6U);
  // Each step leads to the next of them, none is skipped.
  State run = position(
      "row 4 5 9 6 7, pawn L, turn 0\n"
      "0: on 0, laid, hand L4 L5 S1 S2 M\n"
      "1: on 0, laid, hand L1\n");
  EXPECT_EQ(ahead(run.open, 0), Adventure::desert);
  run = after(run, 0, Play{Card::ladder4});
  EXPECT_EQ(run.open.passed[0], 1);
  EXPECT_EQ(ahead(run.open, 0), Adventure::river);
  run = after(run, 0, MovePawn{Item::ladder});
  run = after(run, 0, Play{Card::ladder5});
  EXPECT_EQ(run.open.passed[0], 2);
  EXPECT_EQ(ahead(run.open, 0), Adventure::abyss);
}

TEST(Schatz, Rule08TheTreasureIsTheRightEndOfTheRow) {
  for (u64 luck = 0; luck < 100; ++luck)
    for (const auto order : {Schatz::Order::asDrawn, Schatz::Order::ascending}) {
      Options options = of(2);
      options.order = order;
      const Schatz::Row row = begin(options, luck).open.row;
      for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(row[i] == Adventure::treasure, i == 5);
    }
}

TEST(Schatz, Rule09FiveOfTheOthersAreShuffledAndLieAsDrawn) {  // A2
  std::array<std::array<int, 13>, 5> at{};
  int ascending = 0;
  for (u64 luck = 0; luck < many; ++luck) {
    const Schatz::Row row = begin(of(2), luck).open.row;
    for (std::size_t i = 0; i < 5; ++i) ++at[i][static_cast<std::size_t>(row[i])];
    ascending += std::is_sorted(row.begin(), row.end()) ? 1 : 0;
  }
  for (std::size_t i = 0; i < 5; ++i)
    for (std::size_t difficulty = 4; difficulty <= 11; ++difficulty) {
      EXPECT_GT(at[i][difficulty], 190) << difficulty << " at " << i;
      EXPECT_LT(at[i][difficulty], 310) << difficulty << " at " << i;
    }
  EXPECT_LT(ascending, 50);
}

TEST(Schatz, Rule09TheAdventuresAscendIfSoAgreed) {
  Options options = of(2);
  options.order = Schatz::Order::ascending;
  std::set<int> first;
  for (u64 luck = 0; luck < 200; ++luck) {
    const State state = begin(options, luck);
    EXPECT_TRUE(std::is_sorted(state.open.row.begin(), state.open.row.end()));
    EXPECT_EQ(Schatz::faults(state), nullptr);
    first.insert(static_cast<int>(state.open.row[0]));
  }
  EXPECT_EQ(first, (std::set<int>{4, 5, 6, 7}));
}

TEST(Schatz, Rule10ThreeAdventuresAreOutOfTheGame) {  // A4: and are told to nobody
  Telling<Schatz::Event> told;
  Teller<Schatz::Event> teller(told);
  Chance chance(u64{5});
  const State state = Schatz::setup(of(3), chance, teller);
  const std::set<Adventure> row(state.open.row.begin(), state.open.row.end());
  EXPECT_EQ(row.size(), 6U);
  int rows = 0;
  for (const auto& one : told)
    if (const auto* laid = as<Schatz::RowLaid>(one.event)) {
      ++rows;
      EXPECT_EQ(laid->row, state.open.row);
    }
  EXPECT_EQ(rows, 1);
}

TEST(Schatz, Rule11ThePharaohCardLiesOpenToAll) {
  State state = begin(of(2));
  state.open.pawn = Item::rope;
  EXPECT_EQ(viewOf<Schatz>(state, spectator).open.pawn, Item::rope);
  EXPECT_EQ(viewOf<Schatz>(state, 1).open.pawn, Item::rope);
}

TEST(Schatz, Rule12TheBlackPawnStartsOnTheLadder) {
  for (u64 luck = 0; luck < 50; ++luck) EXPECT_EQ(begin(of(4), luck).open.pawn, Item::ladder);
}

TEST(Schatz, Rule13EverybodyGetsFiveShuffledCards) {
  int magic = 0;
  for (u64 luck = 0; luck < many; ++luck) {
    const State state = begin(of(3), luck);
    for (Seat seat = 0; seat < 3; ++seat) {
      EXPECT_EQ(state.own[seat].hand.size(), 5);
      EXPECT_EQ(state.open.handSize[seat], 5);
    }
    magic += state.own[1].hand.count(Card::magic);
  }
  // Of 56 cards 8 are magic: 5 * 8 / 56 in a hand.
  EXPECT_GT(magic, 1300);
  EXPECT_LT(magic, 1560);
}

TEST(Schatz, Rule13AHandIsSeenByItsOwnerAlone) {
  Telling<Schatz::Event> told;
  Teller<Schatz::Event> teller(told);
  Chance chance(u64{5});
  const State state = Schatz::setup(of(2), chance, teller);
  int seen = 0;
  for (const auto& one : told) {
    const auto* drew = as<Schatz::Drew>(one.event);
    if (!drew) continue;
    const bool full = !drew->cards.empty();
    seen += drew->cards.size();
    EXPECT_EQ(drew->many, 5);
    EXPECT_EQ(one.to.has(drew->seat), full);
    EXPECT_EQ(one.to.has(spectator), !full);
  }
  EXPECT_EQ(seen, 10);
  EXPECT_EQ(viewOf<Schatz>(state, 1).own.hand, state.own[1].hand);
  EXPECT_TRUE(viewOf<Schatz>(state, spectator).own.hand.empty());
}

TEST(Schatz, Rule14TheRestIsTheDrawPile) {
  for (int players = 2; players <= 6; ++players) {
    const State state = begin(of(players));
    EXPECT_EQ(state.pile.size(), 56 - 5 * players);
    EXPECT_EQ(state.open.pileSize, 56 - 5 * players);
    EXPECT_TRUE(state.open.discarded.empty());
  }
  EXPECT_EQ(begin(of(2)).pile.size(), 46);
  EXPECT_EQ(begin(of(6)).pile.size(), 26);
}

TEST(Schatz, Rule15AllPawnsStartBeforeTheFirstAdventure) {
  const State state = begin(of(6));
  for (Seat seat = 0; seat < 6; ++seat) {
    EXPECT_EQ(state.open.passed[seat], 0);
    EXPECT_EQ(ahead(state.open, seat), state.open.row[0]);
    EXPECT_TRUE(state.open.laid[seat].empty());
    EXPECT_EQ(state.open.protections[seat], 0);
  }
}

TEST(Schatz, Rule55TheFirstFiveAverage37AndAHalfAndEquipmentThree) {
  double sum = 0;
  for (u64 luck = 0; luck < many; ++luck) sum += sumOfFirstFive(begin(of(2), luck).open.row);
  EXPECT_NEAR(sum / many, 37.5, 0.4);
  int worth = 0;
  for (int kind = 1; kind < static_cast<int>(Card::magic); ++kind)
    worth += valueOf(static_cast<Card>(kind)) * copiesOf(Deck::original, static_cast<Card>(kind));
  EXPECT_EQ(worth, 120);
  EXPECT_EQ(worth / 40, 3);
}

}  // namespace
}  // namespace mastaba::schatz
