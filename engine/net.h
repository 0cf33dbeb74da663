// A small net of whole numbers, so that it thinks the same of a position on every machine: what is known of a seat goes
// in, how good that is comes out. Its weights are learned by tools/learn.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "engine/thinking.h"

namespace mastaba {

template <int Inputs, int Units>
struct Net {
  static constexpr int inputs = Inputs;
  static constexpr int units = Units;
  static constexpr int one = 256;  // of an input, a weight, and what comes out

  using Input = std::array<std::int16_t, Inputs>;

  // What each input adds by itself; for each input, what it adds to every unit; from where on a unit counts, and how
  // much then.
  std::array<std::int16_t, Inputs> direct{};
  std::array<std::array<std::int16_t, Units>, Inputs> in{};
  std::array<std::int16_t, Units> begins{};
  std::array<std::int16_t, Units> out{};

  static constexpr int weights = Inputs * (Units + 1) + 2 * Units;
  // In this order.
  static constexpr Net of(std::span<const std::int16_t, weights> all) {
    Net net;
    const std::int16_t* next = all.data();
    const auto take = [&next](auto& into) {
      for (auto& weight : into) weight = *next++;
    };
    take(net.direct);
    for (auto& row : net.in) take(row);
    take(net.begins);
    take(net.out);
    return net;
  }

  int operator()(const Input& input) const {
    std::array<int, Units> excited;
    for (std::size_t unit = 0; unit < Units; ++unit) excited[unit] = begins[unit] * one;
    int sum = 0;
    for (std::size_t i = 0; i < Inputs; ++i) {
      const int x = input[i];
      if (x == 0) continue;  // most are
      sum += direct[i] * x;
      for (std::size_t unit = 0; unit < Units; ++unit) excited[unit] += in[i][unit] * x;
    }
    for (std::size_t unit = 0; unit < Units; ++unit) sum += std::max(excited[unit], 0) / one * out[unit];
    return sum / one;
  }
};

// e^(-x/16) of 65536, where x/16 is how far somebody is behind.
inline constexpr auto fallingOff = [] {
  constexpr double step = 0.93941306281347578;  // e^(-1/16)
  std::array<int, 161> result{};
  double now = 65536;
  for (int& one : result) {
    one = static_cast<int>(now);
    now *= step;
  }
  return result;
}();

// Of a seat that is no longer in the game.
inline constexpr int hopeless = -1'000'000;

// How likely each seat is to win, if what a net says of it is the logarithm of that. Nobody is lost before the end, and
// what rounding leaves over falls to the best.
template <std::size_t Seats>
constexpr Chances likelihoods(const std::array<int, Seats>& scores) {
  constexpr int perLine = 16;
  const auto best = std::max_element(scores.begin(), scores.end());
  std::array<int, Seats> weights{};
  int sum = 0;
  for (std::size_t seat = 0; seat < Seats; ++seat) {
    if (scores[seat] == hopeless) continue;
    const int behind = std::min(*best - scores[seat], perLine * (static_cast<int>(fallingOff.size()) - 1) - 1);
    const auto line = static_cast<std::size_t>(behind / perLine);
    const int from = fallingOff[line];
    weights[seat] = from - (from - fallingOff[line + 1]) * (behind % perLine) / perLine;
    sum += weights[seat];
  }
  Chances chances{};
  int left = surely;
  for (std::size_t seat = 0; seat < Seats; ++seat)
    left -= chances[seat] = static_cast<int>(std::int64_t{weights[seat]} * surely / sum);
  chances[static_cast<std::size_t>(best - scores.begin())] += left;
  return chances;
}

}  // namespace mastaba
