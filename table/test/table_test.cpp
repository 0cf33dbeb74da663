// A table of the toy: undo, previews, who is told what.
#include "table/table.h"

#include <gtest/gtest.h>

#include "describe/json_out.h"
#include "tests/toy/toy.h"

namespace mastaba {
namespace {

Table<Toy> tableFor(int players, const char* seed = "table") {
  Toy::Options options;
  options.players = players;
  return {options, Seed::named(seed), std::vector<Sitter>(static_cast<std::size_t>(players), Sitter{"Anna", 0})};
}

Toy::Move firstMove(const Table<Toy>& table, Seat seat) {
  Toy::Moves moves;
  table.moves(seat, moves);
  return moves[0];
}

// Bids for everybody, so that the winner's neighbour is asked.
void bidAll(Table<Toy>& table) {
  while (!table.over() && table.state().open.agenda.back().ask == Toy::Ask::bid) {
    const Seat seat = table.actors().first();
    ASSERT_FALSE(table.play(seat, firstMove(table, seat)));
  }
}

TEST(Table, ARefusedMoveChangesNothing) {
  Table<Toy> table = tableFor(3);
  const Toy::State before = table.state();
  EXPECT_EQ(table.play(0, Toy::Curse{}), no(6));
  EXPECT_EQ(table.play(0, Toy::Bid{0}), no(4, 'b'));
  EXPECT_EQ(table.state(), before);
  EXPECT_TRUE(table.entries().empty());
}

TEST(Table, EqualSeedsGiveEqualGamesAndOthersDoNot) {
  EXPECT_EQ(tableFor(3).state(), tableFor(3).state());
  EXPECT_FALSE(tableFor(3).state() == tableFor(3, "another").state());
}

TEST(Table, ABidCanBeTakenBackWhileOthersThink) {
  Table<Toy> table = tableFor(3);
  const Toy::State start = table.state();
  ASSERT_FALSE(table.play(0, firstMove(table, 0)));
  EXPECT_TRUE(table.canUndo(0));
  EXPECT_FALSE(table.canUndo(1)) << "seat 1 has done nothing";
  EXPECT_TRUE(table.undo(0));
  EXPECT_EQ(table.state(), start);
  EXPECT_TRUE(table.actors().has(0));
  EXPECT_FALSE(table.undo(0)) << "there is nothing left";
}

TEST(Table, ABidCanBeTakenBackBeneathTheBidsOfOthers) {
  Table<Toy> table = tableFor(3);
  ASSERT_FALSE(table.play(0, firstMove(table, 0)));
  ASSERT_FALSE(table.play(1, firstMove(table, 1)));
  const Toy::Own ben = table.state().own[1];
  ASSERT_TRUE(table.undo(0));
  EXPECT_EQ(table.state().own[1], ben);
  EXPECT_EQ(table.actors(), (Seats{0b101}));
  ASSERT_EQ(table.entries().size(), 1U);
  EXPECT_EQ(table.entries()[0].seat, 1);
}

TEST(Table, NothingCanBeTakenBackPastNews) {
  Table<Toy> table = tableFor(3);
  bidAll(table);  // all bids are shown now
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_FALSE(table.canUndo(seat)) << int(seat);
    EXPECT_FALSE(table.takeback(seat)) << int(seat);
  }
}

TEST(Table, WhereAllAgreeWhatOthersDidSinceGoesToo) {
  Table<Toy> table = tableFor(3);
  ASSERT_FALSE(table.play(0, firstMove(table, 0)));
  ASSERT_FALSE(table.play(1, firstMove(table, 1)));
  EXPECT_EQ(table.takeback(0), 0U);
  EXPECT_EQ(table.takeback(1), 1U);
  EXPECT_FALSE(table.takeback(2)) << "it has done nothing";
}

TEST(Table, APreviewTellsWhatIsCertainAndStopsAtNews) {
  Table<Toy> table = tableFor(2);
  const auto bid = table.preview(0, firstMove(table, 0));
  EXPECT_TRUE(bid.whole);
  ASSERT_EQ(bid.told.size(), 1U);
  EXPECT_EQ(toJson(bid.told[0].event), R"({"is":"committed","seat":0})");

  bidAll(table);
  const Seat neighbour = table.actors().first();
  const auto curse = table.preview(neighbour, Toy::Curse{});
  EXPECT_FALSE(curse.whole) << "cards are drawn";
  ASSERT_GE(curse.told.size(), 2U);
  EXPECT_EQ(match(curse.told[0].event, [](const auto& event) { return wordOf<std::decay_t<decltype(event)>>(); }),
            "cursed");
  for (const auto& told : curse.told) EXPECT_EQ(told.news, News::none);
}

TEST(Table, APreviewChangesNothing) {
  const Table<Toy> table = tableFor(2);
  const Toy::State before = table.state();
  (void)table.preview(0, firstMove(table, 0));
  EXPECT_EQ(table.state(), before);
  EXPECT_TRUE(table.entries().empty());
}

TEST(Table, AllAreDealtTheirOwnCardsAndSeeThatOthersAre) {
  const Table<Toy> table = tableFor(2);
  int known = 0;
  int hidden = 0;
  for (const auto& told : table.told()) {
    const auto* drew = as<Toy::Drew>(told.event);
    if (!drew || !told.to.has(0)) continue;
    (drew->card == 0 ? hidden : known) += 1;
    EXPECT_EQ(drew->card != 0, drew->seat == 0);
  }
  EXPECT_EQ(known, 4);
  EXPECT_EQ(hidden, 4);
}

}  // namespace
}  // namespace mastaba
