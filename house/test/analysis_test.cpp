// A game looked at again: every decision from the view of its seat, and what is said about all of them.
#include "house/analysis.h"

#include <gtest/gtest.h>

#include "describe/json_in.h"

namespace mastaba {
namespace {

constexpr Player judge{.level = 5, .simulations = 40};

// Played to its end by bots at first sight.
std::unique_ptr<AnyTable> played(const char* game, std::size_t players, std::size_t most = 1000) {
  std::vector<Sitter> sitters{{"Anna", 1}, {"Ben", 2}, {"Cleo", 1}};
  sitters.resize(players);
  json::object options;
  options["players"] = static_cast<std::int64_t>(players);
  std::unique_ptr<AnyTable> table;
  EXPECT_FALSE(roomNamed(game)->open(json::value(options), dealFrom("judged"), sitters, table));
  while (!table->actors().none() && table->length() < most) {
    const Seat seat = table->actors().first();
    json::value move;
    EXPECT_FALSE(parseJson(table->bot(seat, {.level = sitters[static_cast<std::size_t>(seat)].bot}, 3), move));
    EXPECT_TRUE(table->play(seat, move, Language::en).ok());
  }
  return table;
}

TEST(Analysis, JudgesEveryDecisionOfAGame) {
  const auto table = played("toy", 3);
  std::size_t told = 0;
  const Analysis analysis = analysed(*table, judge, Language::en, nullptr, [&](std::size_t moves) { told = moves; });
  EXPECT_EQ(analysis.moves, table->length());
  EXPECT_EQ(told, table->length());
  EXPECT_FALSE(analysis.alone);
  ASSERT_GT(analysis.decisions.size(), 10U);
  for (const Judged& one : analysis.decisions) {
    EXPECT_FALSE(one.made.empty());
    EXPECT_FALSE(one.best.empty());
    ASSERT_EQ(one.values.size(), 3U);
    EXPECT_NEAR(one.values[0] + one.values[1] + one.values[2], 1, 0.02);
    EXPECT_EQ(one.values[static_cast<std::size_t>(one.seat)], one.value);
    EXPECT_TRUE(one.made != one.best || one.loss() == 0);
  }
  ASSERT_EQ(analysis.end.size(), 3U);
  EXPECT_NEAR(analysis.end[0] + analysis.end[1] + analysis.end[2], 1, 1e-9);
  EXPECT_EQ(analysed(*table, judge, Language::en).decisions.back().value, analysis.decisions.back().value);
}

TEST(Analysis, AGameThatRunsHasNoEndYet) {
  const auto table = played("toy", 2, 6);
  const Analysis analysis = analysed(*table, judge, Language::de);
  EXPECT_EQ(analysis.moves, 6U);
  EXPECT_TRUE(analysis.end.empty());
}

TEST(Analysis, StopsWithWhatThereIs) {
  const auto table = played("toy", 2);
  Stop stop = false;
  const Analysis analysis = analysed(*table, judge, Language::en, &stop, [&](std::size_t moves) { stop = moves >= 5; });
  EXPECT_GE(analysis.moves, 5U);
  EXPECT_LT(analysis.moves, table->length());
  EXPECT_TRUE(analysis.end.empty());
}

TEST(Analysis, WhoPlaysAloneHasPoints) {
  const auto table = played("labyrinth", 1, 3);
  const Analysis analysis = analysed(*table, {.level = 5, .simulations = 4}, Language::en);
  EXPECT_TRUE(analysis.alone);
  ASSERT_FALSE(analysis.decisions.empty());
  EXPECT_GT(analysis.decisions[0].value, 1) << "points, not a part of one";
}

TEST(Analysis, TheCostliestFirstAndMeans) {
  Analysis analysis;
  for (const auto& [seat, value] : {std::pair{0, 0.5}, {1, 0.2}, {0, 0.4}, {0, 0.6}}) {
    Judged judged;
    judged.seat = Seat(seat);
    judged.value = value;
    judged.bestValue = 0.5;
    analysis.decisions.push_back(judged);
  }
  const auto list = analysis.costliest(5, 0.01);
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0]->seat, Seat(1));
  EXPECT_EQ(analysis.costliest(1, 0.01).size(), 1U);
  EXPECT_NEAR(analysis.meanLoss(Seat(0)).loss, 0, 1e-9) << "what came out below nothing counts too";
  EXPECT_EQ(analysis.meanLoss(Seat(0)).decisions, 3);
  EXPECT_NEAR(analysis.meanLoss(Seat(1)).loss, 0.3, 1e-9);
  EXPECT_EQ(analysis.meanLoss(Seat(2)).decisions, 0);
}

}  // namespace
}  // namespace mastaba
