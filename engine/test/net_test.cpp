// A small net of whole numbers, and how it learns.
#include "engine/net.h"

#include <gtest/gtest.h>
#include <numeric>

#include "engine/chance.h"
#include "tools/learn/fit.h"

namespace mastaba {
namespace {

using Small = Net<3, 2>;

int sumOf(const Chances& chances) { return std::accumulate(chances.begin(), chances.end(), 0); }

TEST(Net, TakesItsWeightsInOrder) {
  std::array<std::int16_t, Small::weights> all{};
  std::iota(all.begin(), all.end(), std::int16_t{1});
  const Small net = Small::of(all);
  EXPECT_EQ(net.direct[2], 3);
  EXPECT_EQ(net.in[0][0], 4);
  EXPECT_EQ(net.in[2][1], 9);
  EXPECT_EQ(net.begins[0], 10);
  EXPECT_EQ(net.out[1], 13);
}

TEST(Net, AddsWhatInputsDoByThemselvesAndThroughUnits) {
  constexpr int one = Small::one;
  Small net;
  net.direct = {one, 0, -one};
  net.in[0] = {2 * one, -one};
  net.in[1] = {0, one};
  net.begins = {-one, 0};
  net.out = {one, 3 * one};
  EXPECT_EQ(net({0, 0, 0}), 0);                // the first unit begins only at one
  EXPECT_EQ(net({one, 0, 0}), one + one);      // by itself, and 2 - 1 through the first unit; the second is silent
  EXPECT_EQ(net({0, one, 0}), 3 * one);        // through the second unit
  EXPECT_EQ(net({0, one / 2, one}), one / 2);  // half of that, less one
  EXPECT_EQ(net({one, one, 0}), 2 * one);      // both pull at the second unit
}

TEST(Net, TellsWhoIsLikelierToWin) {
  const Chances even = likelihoods(std::array{70, 70});
  EXPECT_EQ(even[0], surely / 2);
  EXPECT_EQ(even[1], surely / 2);
  // 256 is a step of the natural logarithm: e to 1.
  EXPECT_NEAR(likelihoods(std::array{256, 0})[0], surely * 0.7311, 4);
  EXPECT_NEAR(likelihoods(std::array{0, 3 * 256})[0], surely * 0.0474, 4);
  for (const int ahead : {0, 7, 100, 999, 5'000, 1'000'000}) {
    const Chances chances = likelihoods(std::array{ahead, 0, -ahead});
    EXPECT_EQ(sumOf(chances), surely) << ahead;
    EXPECT_GE(chances[0], chances[1]) << ahead;
    EXPECT_GE(chances[1], chances[2]) << ahead;
  }
}

TEST(Net, WhoIsOutHasNoChance) {
  const Chances chances = likelihoods(std::array{-300, hopeless, -300});
  EXPECT_EQ(chances[0], surely / 2);
  EXPECT_EQ(chances[1], 0);
  EXPECT_EQ(chances[2], surely / 2);
}

enum class Luck : u8 { input, winner };

// Who has one of two things wins, who has both or none loses: no sum of inputs can say that, units can.
learn::Position eitherOr(Chance& chance) {
  learn::Position position(2);
  std::array<bool, 2> good{};
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const u32 has = chance.below(Luck::input, 4);
    for (const std::size_t input : {0U, 1U})
      if (((has >> input) & 1) != 0) position[seat].inputs.push_back({input, 1});
    good[seat] = has == 1 || has == 2;
  }
  const bool first = good[0] != good[1] ? good[0] : chance.below(Luck::winner, 2) == 0;
  position[first ? 0 : 1].won = 1;
  return position;
}

TEST(Net, LearnsFromWhoWon) {
  Chance chance(u64{1});
  learn::Fit<Net<2, 6>> fit(1);
  for (int i = 0; i < 60'000; ++i) fit.learn(eitherOr(chance), 0.01);
  fit.roundOff();
  double sum = 0;
  constexpr int exam = 4'000;
  for (int i = 0; i < exam; ++i) sum += fit.test(eitherOr(chance));
  // Half of the games are decided by luck alone: ln 2 for each of these, and next to nothing for the others.
  EXPECT_NEAR(sum / exam, 0.3466, 0.03);
  const auto net = Net<2, 6>::of(fit.rounded());
  constexpr int one = Net<2, 6>::one;
  EXPECT_GT(net({one, 0}) - net({one, one}), 3 * one);
  EXPECT_GT(net({0, one}) - net({0, 0}), 3 * one);
}

// As above: who has both loses, so one of them seems to hurt.
TEST(Net, LearnsThatNothingHurtsWhereItIsToldSo) {
  using Small = Net<2, 6>;
  constexpr int one = Small::one;
  const auto netOf = [](const learn::Fit<Small>::Pushes& pushes) {
    Chance chance(u64{1});
    learn::Fit<Small> fit(1, pushes);
    for (int i = 0; i < 20'000; ++i) fit.learn(eitherOr(chance), 0.01);
    return Small::of(fit.rounded());
  };
  const Small free = netOf({});
  EXPECT_LT(free({one, one}), free({one, 0}));
  const Small told = netOf({0, 1});
  for (int first = 0; first <= 2 * one; first += one / 2)
    for (int second = 0; second < 2 * one; second += one / 2) {
      const auto with = [&](int much) { return told({static_cast<i16>(first), static_cast<i16>(much)}); };
      EXPECT_GT(with(second + one / 2), with(second)) << first << " " << second;
    }
  // To take away is the same the other way round.
  const Small against = netOf({0, -1});
  EXPECT_LT(against({0, one}), against({0, 0}));
}

}  // namespace
}  // namespace mastaba
