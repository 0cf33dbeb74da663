// Fitting a net (engine/net.h) to who won: stochastic gradient descent (Adam, Kingma and Ba 2015) on how likely what
// happened was thought to be, if each seat wins as often as the exponential of what the net says of it.
#pragma once

#include <cmath>
#include <vector>

#include "engine/chance.h"
#include "engine/net.h"

namespace mastaba::learn {

// What is told of one seat, without what is nothing, and which part of the victory was its own.
struct Told {
  struct Input {
    std::size_t which;
    double much;
  };
  std::vector<Input> inputs;
  double won = 0;
};
using Position = std::vector<Told>;  // seats

template <class Net>
class Fit {
 public:
  // Which way more of an input may only push what comes out: 1 up, -1 down; 0: either.
  using Pushes = std::array<int, Net::inputs>;

  // Any small numbers to start with, so that units learn different things.
  explicit Fit(u64 seed, const Pushes& pushes = {}) : pushes_(pushes) {
    Chance chance(seed);
    for (std::size_t i = in; i < many; ++i)
      weights_[i] = 0.3 * (double(chance.below(Any::weight, 1U << 20)) / (1U << 20) - 0.5);
    constrain([](double& weight, double way, double least) { weight = way * std::max(std::abs(weight), least); });
  }

  // Returns how unlikely it was thought to be, as a logarithm.
  double learn(const Position& position, double rate) {
    Scores scores{};
    std::array<Units, maxSeats> excited;
    for (std::size_t seat = 0; seat < position.size(); ++seat) scores[seat] = score(position[seat], excited[seat]);
    const double loss = toChances(position, scores);
    for (std::size_t seat = 0; seat < position.size(); ++seat)
      blame(position[seat], excited[seat], scores[seat] - position[seat].won);
    if (++learned_ == batch) step(rate);
    return loss;
  }
  double test(const Position& position) const {
    Scores scores{};
    Units excited;
    for (std::size_t seat = 0; seat < position.size(); ++seat) scores[seat] = score(position[seat], excited);
    return toChances(position, scores);
  }

  // As whole numbers, in the order of the net.
  std::array<std::int16_t, Net::weights> rounded() const {
    constexpr long most = 32'000;
    std::array<std::int16_t, Net::weights> all;
    for (std::size_t i = 0; i < many; ++i)
      all[i] = static_cast<std::int16_t>(std::clamp(std::lround(weights_[i] * Net::one), -most, most));
    return all;
  }
  void roundOff() {
    const auto all = rounded();
    for (std::size_t i = 0; i < many; ++i) weights_[i] = double(all[i]) / Net::one;
  }

 private:
  enum class Any : u8 { weight };
  static constexpr int batch = 128;
  static constexpr std::size_t units = Net::units;
  static constexpr std::size_t direct = 0;
  static constexpr std::size_t in = direct + Net::inputs;
  static constexpr std::size_t begins = in + Net::inputs * units;
  static constexpr std::size_t out = begins + units;
  static constexpr std::size_t many = out + units;
  static_assert(many == Net::weights);

  using Scores = std::array<double, maxSeats>;
  using Units = std::array<double, units>;
  using Weights = std::array<double, many>;

  double score(const Told& told, Units& excited) const {
    std::copy_n(weights_.begin() + begins, units, excited.begin());
    double sum = 0;
    for (const auto& [input, much] : told.inputs) {
      sum += weights_[direct + input] * much;
      for (std::size_t unit = 0; unit < units; ++unit) excited[unit] += weights_[in + input * units + unit] * much;
    }
    for (std::size_t unit = 0; unit < units; ++unit) sum += std::max(excited[unit], 0.0) * weights_[out + unit];
    return sum;
  }

  static double toChances(const Position& position, Scores& scores) {
    const double best = *std::max_element(scores.begin(), scores.begin() + position.size());
    double sum = 0;
    for (std::size_t seat = 0; seat < position.size(); ++seat) sum += scores[seat] = std::exp(scores[seat] - best);
    double loss = 0;
    for (std::size_t seat = 0; seat < position.size(); ++seat) {
      scores[seat] /= sum;
      loss -= position[seat].won * std::log(std::max(scores[seat], 1e-9));
    }
    return loss;
  }

  void blame(const Told& told, const Units& excited, double wrong) {
    Units push{};
    for (std::size_t unit = 0; unit < units; ++unit) {
      if (excited[unit] <= 0) continue;
      gradient_[out + unit] += wrong * excited[unit];
      push[unit] = wrong * weights_[out + unit];
      gradient_[begins + unit] += push[unit];
    }
    for (const auto& [input, much] : told.inputs) {
      gradient_[direct + input] += wrong * much;
      for (std::size_t unit = 0; unit < units; ++unit) gradient_[in + input * units + unit] += push[unit] * much;
    }
  }

  // Where some inputs push only one way, so must everything on their way through the net: every other unit only adds to
  // what comes out, the rest only take away.
  template <class Do>
  void constrain(Do each) {
    constexpr double least = 4.0 / Net::one;  // what is more is never nothing, and survives rounding
    if (pushes_ == Pushes{}) return;
    const auto wayOf = [](std::size_t unit) { return unit % 2 == 0 ? 1.0 : -1.0; };
    for (std::size_t unit = 0; unit < units; ++unit) each(weights_[out + unit], wayOf(unit), 0.0);
    for (std::size_t input = 0; input < pushes_.size(); ++input) {
      if (pushes_[input] == 0) continue;
      const double way = pushes_[input];
      each(weights_[direct + input], way, least);
      for (std::size_t unit = 0; unit < units; ++unit)
        each(weights_[in + input * units + unit], way * wayOf(unit), 0.0);
    }
  }

  void step(double rate) {
    constexpr double keep = 0.9;
    constexpr double keepSquares = 0.999;
    keptMeans_ *= keep;
    keptSquares_ *= keepSquares;
    const double correct = std::sqrt(1 - keptSquares_) / (1 - keptMeans_);
    for (std::size_t i = 0; i < many; ++i) {
      const double slope = gradient_[i] / batch;
      means_[i] = keep * means_[i] + (1 - keep) * slope;
      squares_[i] = keepSquares * squares_[i] + (1 - keepSquares) * slope * slope;
      weights_[i] -= rate * correct * means_[i] / (std::sqrt(squares_[i]) + 1e-8);
    }
    constrain([](double& weight, double way, double least) { weight = way * std::max(weight * way, least); });
    gradient_ = {};
    learned_ = 0;
  }

  Pushes pushes_;
  Weights weights_{};
  Weights gradient_{};
  Weights means_{};
  Weights squares_{};
  double keptMeans_ = 1;
  double keptSquares_ = 1;
  int learned_ = 0;  // since the last step
};

}  // namespace mastaba::learn
