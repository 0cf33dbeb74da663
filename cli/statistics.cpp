#include "cli/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "engine/chance.h"

namespace mastaba::cli {
namespace {

constexpr double normal95 = 1.96;  // that many standard deviations to both sides

}  // namespace

void Average::add(double sum, double count) {
  units_ += 1;
  sums_ += sum;
  counts_ += count;
  sumsSquared_ += sum * sum;
  countsSquared_ += count * count;
  products_ += sum * count;
}

// With one value for each unit this is the plain mean and its interval.
Mean Average::mean() const {
  if (counts_ <= 0) return {};
  const double mean = sums_ / counts_;
  const double squares = std::max(sumsSquared_ - 2 * mean * products_ + mean * mean * countsSquared_, 0.0);
  return {mean, units_ > 1 ? normal95 * std::sqrt(squares * units_ / (units_ - 1)) / counts_ : 0};
}

int quantile(const std::vector<int>& sorted, double part) {
  return sorted[static_cast<std::size_t>(std::lround(part * static_cast<double>(sorted.size() - 1)))];
}

double eloOf(double share) {
  if (share <= 0) return -std::numeric_limits<double>::infinity();
  if (share >= 1) return std::numeric_limits<double>::infinity();
  return 400 * std::log10(share / (1 - share));
}

Between eloOf(const Mean& share) {
  return {eloOf(share.value), eloOf(share.value - share.within), eloOf(share.value + share.within)};
}

double shareOf(double elo, int players) {
  const double chances = std::pow(10, elo / 400);
  return chances / (chances + players - 1);
}

// ---- when enough was played

namespace {

// The likeliest distribution over values from 0 to 1 whose mean is `mean`, after these were seen. Each value keeps its
// part, divided by 1 + x (value - mean); x is what brings the mean to where it has to be, and lies where no divisor is
// negative. The sum falls as x grows.
std::vector<double> likeliest(std::span<const double> parts, double mean) {
  const auto away = [&](std::size_t i) {
    return static_cast<double>(i) / static_cast<double>(parts.size() - 1) - mean;
  };
  double low = -1 / (1 - mean);
  double high = 1 / mean;
  for (int step = 0; step < 100; ++step) {
    const double x = (low + high) / 2;
    double sum = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) sum += parts[i] * away(i) / (1 + x * away(i));
    (sum > 0 ? low : high) = x;
  }
  std::vector<double> likely;
  for (std::size_t i = 0; i < parts.size(); ++i) likely.push_back(parts[i] / (1 + (low + high) / 2 * away(i)));
  return likely;
}

}  // namespace

double llrOf(std::span<const double> counts, double s0, double s1) {
  // What was never seen is not impossible.
  constexpr double unseen = 1e-3;
  std::vector<double> parts;
  double all = 0;
  for (const double count : counts) {
    parts.push_back(std::max(count, unseen));
    all += parts.back();
  }
  for (double& part : parts) part /= all;
  const std::vector<double> with0 = likeliest(parts, s0);
  const std::vector<double> with1 = likeliest(parts, s1);
  double llr = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) llr += all * parts[i] * std::log(with1[i] / with0[i]);
  return llr;
}

// The variance, too, is the likeliest under each assumption.
double llrOf(double count, double mean, double variance, double s0, double s1) {
  const auto spread = [&](double s) { return variance + (mean - s) * (mean - s); };
  return count / 2 * std::log(spread(s0) / spread(s1));
}

double Sprt::bound() { return std::log((1 - wrong) / wrong); }

SprtTally::SprtTally(const Sprt& sprt, int players, int games) : sprt_(sprt), players_(players), games_(games) {
  if (players == 2) counts_.resize(std::size_t{2} * static_cast<std::size_t>(games) + 1);
}

void SprtTally::add(double sum) {
  if (!counts_.empty()) counts_[static_cast<std::size_t>(std::lround(2 * sum))] += 1;
  const double mean = sum / games_;
  units_ += 1;
  sum_ += mean;
  squares_ += mean * mean;
}

double SprtTally::llr() const {
  if (units_ == 0) return 0;
  const double s0 = shareOf(sprt_.elo0, players_);
  const double s1 = shareOf(sprt_.elo1, players_);
  if (!counts_.empty()) return llrOf(counts_, s0, s1);
  const double mean = sum_ / units_;
  // A few units that happen to agree decide nothing: one more is thought to lie as far away as it can.
  const double fair = 1.0 / players_;
  const double squares = std::max(squares_ - units_ * mean * mean, 0.0) + fair * (1 - fair);
  return llrOf(units_, mean, squares / (units_ + 1), s0, s1);
}

Verdict SprtTally::verdict() const {
  const double now = llr();
  if (now >= Sprt::bound()) return Verdict::h1;
  return now <= -Sprt::bound() ? Verdict::h0 : Verdict::open;
}

// ---- how strong each of several is

namespace {

// All that the fit needs to know of games: how often each was chosen, and from which groups somebody was.
struct Choices {
  std::array<double, maxSeats> chosen{};
  std::array<double, 1 << maxSeats> from{};  // by the bits of those who were left
};

// Those who share a place are chosen one after another, in all orders at once: each takes the same part of their
// choices from all who were left. Where only they are left the last is not chosen, he just remains.
void add(Choices& choices, const Places& places, int players) {
  for (int i = 0; i < players; ++i) {
    const int place = places[static_cast<std::size_t>(i)];
    std::size_t left = 0;
    int many = 0;
    int same = 0;
    for (int j = 0; j < players; ++j) {
      const int other = places[static_cast<std::size_t>(j)];
      if (other < place) continue;
      left |= std::size_t{1} << j;
      ++many;
      if (other == place) ++same;
    }
    if (many == 1) continue;
    const double part = many == same ? static_cast<double>(same - 1) / same : 1;
    choices.chosen[static_cast<std::size_t>(i)] += part;
    choices.from[left] += part;
  }
}

// From the strengths given on, until they hardly change any more.
std::vector<double> fitted(const Choices& choices, int players, std::vector<double> strengths) {
  constexpr double imagined = 0.5;  // won, and as much lost, against a strength of 1
  constexpr double enough = 1e-7;
  constexpr int mostSteps = 5000;
  struct Group {
    std::size_t left;
    double often;
  };
  std::vector<Group> groups;
  for (std::size_t left = 0; left < choices.from.size(); ++left)
    if (choices.from[left] > 0) groups.push_back({left, choices.from[left]});
  const auto count = static_cast<std::size_t>(players);
  for (int step = 0; step < mostSteps; ++step) {
    std::vector<double> against;
    for (const double strength : strengths) against.push_back(2 * imagined / (strength + 1));
    for (const Group& group : groups) {
      double sum = 0;
      for (std::size_t i = 0; i < count; ++i)
        if (group.left >> i & 1) sum += strengths[i];
      for (std::size_t i = 0; i < count; ++i)
        if (group.left >> i & 1) against[i] += group.often / sum;
    }
    double change = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const double next = (choices.chosen[i] + imagined) / against[i];
      change = std::max(change, std::abs(next / strengths[i] - 1));
      strengths[i] = next;
    }
    if (change < enough) break;
  }
  return strengths;
}

double eloBeside(const std::vector<double>& strengths, std::size_t player) {
  return 400 * std::log10(strengths[player] / strengths.back());
}

}  // namespace

std::vector<double> strengthsOf(std::span<const Places> games, int players) {
  Choices choices;
  for (const Places& places : games) add(choices, places, players);
  return fitted(choices, players, std::vector<double>(static_cast<std::size_t>(players), 1));
}

std::vector<Between> ratingsOf(const std::vector<std::vector<Places>>& units, int players) {
  std::vector<Places> all;
  for (const std::vector<Places>& games : units) all.insert(all.end(), games.begin(), games.end());
  const std::vector<double> strengths = strengthsOf(all, players);

  // Many units are alike: each kind is counted once, and each drawing only counts kinds.
  std::map<std::vector<Places>, u32> kinds;
  std::vector<u32> kindOf;
  std::vector<Choices> choicesOf;
  for (const std::vector<Places>& games : units) {
    const auto [kind, fresh] = kinds.emplace(games, static_cast<u32>(kinds.size()));
    if (fresh) {
      choicesOf.emplace_back();
      for (const Places& places : games) add(choicesOf.back(), places, players);
    }
    kindOf.push_back(kind->second);
  }

  enum class Luck : u8 { unit };
  constexpr std::size_t work = 20'000'000;
  const std::size_t drawings = std::clamp<std::size_t>(work / std::max<std::size_t>(units.size(), 1), 100, 400);
  Chance chance(u64{1});
  std::vector<std::vector<double>> drawn(static_cast<std::size_t>(players));
  for (std::size_t drawing = 0; drawing < drawings; ++drawing) {
    std::vector<double> often(choicesOf.size());
    for (std::size_t i = 0; i < units.size(); ++i)
      often[kindOf[chance.below(Luck::unit, static_cast<u32>(units.size()))]] += 1;
    Choices choices;
    for (std::size_t kind = 0; kind < often.size(); ++kind) {
      if (often[kind] == 0) continue;
      for (std::size_t i = 0; i < choices.chosen.size(); ++i)
        choices.chosen[i] += often[kind] * choicesOf[kind].chosen[i];
      for (std::size_t i = 0; i < choices.from.size(); ++i) choices.from[i] += often[kind] * choicesOf[kind].from[i];
    }
    const std::vector<double> again = fitted(choices, players, strengths);
    for (std::size_t i = 0; i < drawn.size(); ++i) drawn[i].push_back(eloBeside(again, i));
  }

  std::vector<Between> ratings;
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    std::sort(drawn[i].begin(), drawn[i].end());
    const auto at = [&](double part) {
      return drawn[i][static_cast<std::size_t>(std::lround(part * static_cast<double>(drawings - 1)))];
    };
    ratings.push_back({eloBeside(strengths, i), at(0.025), at(0.975)});
  }
  return ratings;
}

}  // namespace mastaba::cli
