// How likely each seat is to win: what is seen of it (outlook.h), weighed by how much that has mattered at this stage.
#include <algorithm>

#include "games/gold/outlook.h"

namespace mastaba {

using namespace gold;

namespace {

// Chances double with each so many.
constexpr int octave = 64;
// Weights count 256ths of that per hundredth of a point.
constexpr int unit = 256;
constexpr int most2 = 20;  // octaves: who is so far behind has no chance

// clang-format off
constexpr std::array<std::array<int, sights>, phases> weights{{
#include "/tmp/bot8/gold/weights.inc"
}};
// clang-format on

// 2^(i/64), in 65536ths.
constexpr std::array<i64, octave> powers = [] {
  std::array<i64, octave> result{};
  constexpr i64 one = i64{1} << 40;
  constexpr i64 root = 1'111'485'041'665;  // the 64th root of 2, in such parts
  i64 value = one;
  for (i64& power : result) {
    power = value >> 24;
    value = static_cast<i64>((static_cast<unsigned __int128>(value) * root) >> 40);
  }
  return result;
}();

int merit(const Outlook& outlook, Seat seat) {
  const auto& weight = weights[static_cast<std::size_t>(outlook.phase)];
  int sum = 0;
  for (std::size_t i = 0; i < sights; ++i) sum += weight[i] * outlook.seats[seat][i];
  return sum / unit;
}

}  // namespace

Chances Gold::value(const State& state) {
  const int players = state.open.options.players;
  Chances chances{};
  return chances;
}

}  // namespace mastaba
