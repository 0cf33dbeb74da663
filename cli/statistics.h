// What the results of many games come to: means with intervals, differences of strength, and when enough was played.
// Pure functions over numbers.
//
// Games of the same deal are not independent of each other, nor are the seats of a game: where one wins, another loses.
// What is independent is a unit, one deal with all its games. So whatever a unit gives is added at once, and every
// interval follows from how units differ.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "engine/seats.h"

namespace mastaba::cli {

// A mean, and how far the true one may lie from it: 95 % of all such intervals hold it.
struct Mean {
  double value = 0;
  double within = 0;
};

// The same where the interval lies more to one side. Infinite where nothing limits it.
struct Between {
  double value = 0;
  double low = 0;
  double high = 0;
};

class Average {
 public:
  // `count` values of one unit, and their sum.
  void add(double sum, double count = 1);

  double count() const { return counts_; }
  Mean mean() const;

 private:
  double units_ = 0;
  double sums_ = 0;
  double counts_ = 0;
  double sumsSquared_ = 0;
  double countsSquared_ = 0;
  double products_ = 0;  // of sum and count
};

// Of sorted values, the one below which lies that part of them.
int quantile(const std::vector<int>& sorted, double part);

// Elo: who is 400 better has ten times the chances of the other. With a share of 0 or 1 it is infinite.
double eloOf(double share);
Between eloOf(const Mean& share);

// The share of somebody who is so much better than each of the others at the table.
double shareOf(double elo, int players = 2);

// ---- when enough was played

// Two assumptions about the first player: so much Elo better than the others, or so much. Units are played until one of
// them is so much likelier than the other that the wrong one is chosen in 5 % of all cases.
struct Sprt {
  double elo0 = 0;
  double elo1 = 10;

  static constexpr double wrong = 0.05;
  static double bound();  // 2.94: of the logarithm of how much likelier the second is, up and down
};

enum class Verdict : u8 { open, h0, h1 };

// Collects what the first player made of each unit and tells how much likelier the second assumption is, as fishtest
// does: the generalised test, in which everything but the mean is taken from what was seen.
class SprtTally {
 public:
  // `games` of a unit between so many players.
  SprtTally(const Sprt& sprt, int players, int games);

  // The sum of the first player's shares in the games of a unit.
  void add(double sum);

  double llr() const;
  Verdict verdict() const;
  // For two players: how many units gave 0, ½, 1 … to the first: five numbers, if a unit is a pair of games.
  const std::vector<double>& counts() const { return counts_; }

 private:
  Sprt sprt_;
  int players_;
  int games_;
  std::vector<double> counts_;
  double units_ = 0;
  double sum_ = 0;  // of the mean shares
  double squares_ = 0;
};

// The logarithm of how much likelier the mean is `s1` rather than `s0`: of values that lie evenly from 0 to 1, seen so
// often.
double llrOf(std::span<const double> counts, double s0, double s1);
// The same for values of which only mean and variance are known, as if they were normal.
double llrOf(double count, double mean, double variance, double s0, double s1);

// ---- how strong each of several is

// The place of each player in a game; ties share one.
using Places = std::array<int, maxSeats>;

// Strengths after Plackett and Luce: whoever is first, second … of a game is chosen from those who are left, each with
// a chance in proportion to its strength. Fitted by Hunter's MM algorithm; besides what was seen, each is thought to
// have played one game against somebody of strength 1 and won half of it, so that even who always wins has a strength.
std::vector<double> strengthsOf(std::span<const Places> games, int players);

// As Elo beside the last player, with intervals from drawing the units again and again (bootstrap).
std::vector<Between> ratingsOf(const std::vector<std::vector<Places>>& units, int players);

}  // namespace mastaba::cli
