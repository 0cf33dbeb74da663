#include "cli/statistics.h"

#include <cmath>
#include <gtest/gtest.h>

namespace mastaba::cli {
namespace {

TEST(Average, WithOneValueForEachUnitIsThePlainMean) {
  Average average;
  EXPECT_EQ(average.mean().value, 0) << "of nothing";
  for (const int value : {1, 2, 3, 6}) average.add(value);
  EXPECT_DOUBLE_EQ(average.mean().value, 3);
  // Squares 4, 1, 0, 9 over n - 1 = 3 and n = 4.
  EXPECT_DOUBLE_EQ(average.mean().within, 1.96 * std::sqrt(14.0 / 3 / 4));
}

TEST(Average, WhatComesTogetherDoesNotCountAsIndependent) {
  Average average;
  for (int i = 0; i < 10; ++i) average.add(1, 2);  // both games of a deal, one of them won
  EXPECT_DOUBLE_EQ(average.count(), 20);
  EXPECT_DOUBLE_EQ(average.mean().value, 0.5);
  EXPECT_NEAR(average.mean().within, 0, 1e-9) << "it was never anything else";
}

TEST(Average, OfPairsIsOverTheirSums) {
  Average average;
  for (const double sum : {2.0, 1.0, 1.0, 1.5}) average.add(sum, 2);
  EXPECT_DOUBLE_EQ(average.mean().value, 5.5 / 8);
  // Means of the pairs: 1, 0.5, 0.5, 0.75; from 0.6875 away 0.3125, 0.1875, 0.1875, 0.0625.
  const double squares = 0.3125 * 0.3125 + 2 * 0.1875 * 0.1875 + 0.0625 * 0.0625;
  EXPECT_NEAR(average.mean().within, 1.96 * std::sqrt(squares / 3 / 4), 1e-12);
}

TEST(Average, OfOneUnitHasNoInterval) {
  Average average;
  average.add(1, 3);
  EXPECT_DOUBLE_EQ(average.mean().value, 1.0 / 3);
  EXPECT_EQ(average.mean().within, 0);
}

TEST(Elo, IsTenfoldChancesFor400) {
  EXPECT_NEAR(eloOf(0.75), 190.8, 0.05);
  EXPECT_NEAR(eloOf(0.55), 34.9, 0.05);
  EXPECT_NEAR(eloOf(10.0 / 11), 400, 1e-9);
  EXPECT_DOUBLE_EQ(eloOf(0.5), 0);
  EXPECT_DOUBLE_EQ(eloOf(0.25), -eloOf(0.75));
  EXPECT_TRUE(std::isinf(eloOf(1.0)));
  EXPECT_LT(eloOf(0.0), 0);
  for (const double elo : {-250.0, -10.0, 0.0, 35.0}) EXPECT_NEAR(eloOf(shareOf(elo)), elo, 1e-9);
}

TEST(Elo, AmongFourTheShareIsSmaller) {
  EXPECT_DOUBLE_EQ(shareOf(0, 4), 0.25);
  EXPECT_NEAR(shareOf(100, 4), 0.37, 0.005);
  EXPECT_NEAR(shareOf(400, 4), 0.77, 0.005);
}

TEST(Elo, ItsIntervalIsThatOfTheShare) {
  const Between elo = eloOf(Mean{0.75, 0.05});
  EXPECT_NEAR(elo.low, eloOf(0.70), 1e-9);
  EXPECT_NEAR(elo.high, eloOf(0.80), 1e-9);
  EXPECT_GT(elo.high - elo.value, elo.value - elo.low) << "it lies more to the outside";
}

TEST(Sprt, BoundsAreThoseOfFishtest) { EXPECT_NEAR(Sprt::bound(), 2.94, 0.005); }

// With two values nothing but the mean is free, so the likeliest distributions are known: (1 - s, s).
TEST(Sprt, OfVictoriesAloneIsTheKnownRatio) {
  const std::array<double, 2> counts{40, 60};
  EXPECT_NEAR(llrOf(counts, 0.5, 0.55), 40 * std::log(0.45 / 0.5) + 60 * std::log(0.55 / 0.5), 1e-9);
}

TEST(Sprt, OfPairsHasTheSignOfWhatIsLikelier) {
  // Evenly as many above as below.
  const std::array<double, 5> even{10, 40, 100, 40, 10};
  EXPECT_LT(llrOf(even, shareOf(0), shareOf(10)), 0);
  EXPECT_NEAR(llrOf(even, shareOf(-10), shareOf(10)), 0, 1e-6) << "as far from the one as from the other";
  EXPECT_NEAR(llrOf(even, shareOf(-10), shareOf(0)), -llrOf(even, shareOf(0), shareOf(10)), 1e-6);
  const std::array<double, 5> better{10, 30, 90, 55, 15};
  EXPECT_GT(llrOf(better, shareOf(0), shareOf(10)), 0);
  // The formula for small differences: N (s1 - s0) (2 mean - s0 - s1) / (2 variance).
  double mean = 0;
  double square = 0;
  for (std::size_t i = 0; i < 5; ++i) {
    mean += better[i] / 200 * static_cast<double>(i) / 4;
    square += better[i] / 200 * static_cast<double>(i * i) / 16;
  }
  const double s0 = shareOf(0);
  const double s1 = shareOf(10);
  const double rough = 200 * (s1 - s0) * (2 * mean - s0 - s1) / (2 * (square - mean * mean));
  EXPECT_NEAR(llrOf(better, s0, s1), rough, 0.1);
  EXPECT_NEAR(llrOf(better, s0, s1), 1.7912, 1e-4) << "as computed elsewhere, by Newton's method";
  EXPECT_NEAR(llrOf(200, mean, square - mean * mean, s0, s1), rough, 0.1);
}

TEST(Sprt, StopsWhenItKnowsAndNotBefore) {
  SprtTally tally({0, 10}, 2, 2);
  EXPECT_EQ(tally.llr(), 0);
  int units = 0;
  while (tally.verdict() == Verdict::open && units < 10'000) {
    tally.add(units % 4 == 0 ? 1 : 1.5);  // 69 %
    ++units;
  }
  EXPECT_EQ(tally.verdict(), Verdict::h1);
  EXPECT_GT(units, 10);
  EXPECT_LT(units, 200);
  EXPECT_EQ(tally.counts().size(), 5U);
  EXPECT_EQ(tally.counts()[3] + tally.counts()[2], units);

  SprtTally equal({0, 10}, 2, 2);
  for (units = 0; equal.verdict() == Verdict::open && units < 10'000; ++units) equal.add(units % 2 == 0 ? 0.5 : 1.5);
  EXPECT_EQ(equal.verdict(), Verdict::h0);
  EXPECT_GT(units, 100);
}

TEST(Sprt, FewUnitsThatAgreeDecideNothing) {
  for (const int players : {2, 3, 4}) {
    SprtTally tally({0, 10}, players, players);
    for (int unit = 0; unit < 5; ++unit) tally.add(players);
    EXPECT_GT(tally.llr(), 0);
    EXPECT_EQ(tally.verdict(), Verdict::open) << players;
  }
}

TEST(Sprt, AmongSeveralTheFairShareIsTheMeasure) {
  const auto after = [](double sum, double other, int units) {
    SprtTally tally({0, 10}, 4, 4);
    for (int unit = 0; unit < units; ++unit) tally.add(unit % 2 == 0 ? sum : other);
    return tally.verdict();
  };
  EXPECT_EQ(after(0, 2, 10), Verdict::open);
  EXPECT_EQ(after(0, 2, 4000), Verdict::h0) << "a quarter of four games: no better than the others";
  EXPECT_EQ(after(1, 2, 4000), Verdict::h1);
  EXPECT_EQ(after(0, 1, 4000), Verdict::h0);
}

// Every order of three so often as strengths of 4, 2 and 1 would have it.
std::vector<std::vector<Places>> ordersOf421(int times) {
  struct Order {
    Places places;
    int often;  // of 105
  };
  // First 4/7, 2/7, 1/7; then between the other two.
  const std::vector<Order> orders{{{1, 2, 3}, 40}, {{1, 3, 2}, 20}, {{2, 1, 3}, 24},
                                  {{3, 1, 2}, 6},  {{2, 3, 1}, 10}, {{3, 2, 1}, 5}};
  std::vector<std::vector<Places>> units;
  for (int time = 0; time < times; ++time)
    for (const Order& order : orders)
      for (int i = 0; i < order.often; ++i) units.push_back({order.places});
  return units;
}

TEST(Ratings, FindTheStrengthsAnOrderWasMadeFrom) {
  const std::vector<Between> ratings = ratingsOf(ordersOf421(100), 3);
  EXPECT_NEAR(ratings[0].value, 240.8, 0.2);  // 400 log10 4
  EXPECT_NEAR(ratings[1].value, 120.4, 0.2);
  EXPECT_EQ(ratings[2].value, 0);
  EXPECT_EQ(ratings[2].low, 0) << "it is what the others are beside";
  for (const Between& rating : {ratings[0], ratings[1]}) {
    EXPECT_LT(rating.low, rating.value);
    EXPECT_GT(rating.high, rating.value);
    EXPECT_LT(rating.high - rating.low, 20);
  }
}

TEST(Ratings, IntervalsNarrowWithTheRootOfTheUnits) {
  const auto width = [](int times) {
    const Between first = ratingsOf(ordersOf421(times), 3)[0];
    return first.high - first.low;
  };
  EXPECT_NEAR(width(4) / width(64), 4, 1);
}

TEST(Ratings, WhatBelongsTogetherCountsAsOne) {
  // Each game twice in a unit: no more is known than from one of them.
  std::vector<std::vector<Places>> single = ordersOf421(10);
  std::vector<std::vector<Places>> twice = single;
  for (std::vector<Places>& games : twice) games.push_back(games[0]);
  const Between one = ratingsOf(single, 3)[0];
  const Between two = ratingsOf(twice, 3)[0];
  EXPECT_NEAR(two.high - two.low, one.high - one.low, 1);
}

TEST(Ratings, ATieIsHalfAVictory) {
  std::vector<Places> games(300, Places{1, 2});
  games.insert(games.end(), 100, Places{1, 1});
  games.insert(games.end(), 50, Places{2, 1});
  const std::vector<double> strengths = strengthsOf(games, 2);
  EXPECT_NEAR(400 * std::log10(strengths[0] / strengths[1]), eloOf(350.0 / 450), 1);
  const std::vector<double> same = strengthsOf(std::vector<Places>(50, Places{2, 2, 2}), 3);
  EXPECT_NEAR(same[0], same[2], 1e-9);
}

TEST(Ratings, WhoAlwaysWinsHasARatingTheLongerTheHigher) {
  const auto rating = [](std::size_t games) {
    return ratingsOf(std::vector<std::vector<Places>>(games, {Places{1, 2, 2}}), 3)[0].value;
  };
  EXPECT_GT(rating(10), 100);
  EXPECT_GT(rating(1000), rating(10));
  EXPECT_LT(rating(1000), 3000);
}

}  // namespace
}  // namespace mastaba::cli
