// Likelihoods and noise in whole numbers: powers of two and the Gumbel distribution as tables, because exp and log are
// not the same on every machine.
#pragma once

#include <algorithm>

#include "engine/chance.h"

namespace mastaba {

enum class BotLuck : u8 { choice };

// Differences of weights are measured in these: so many make a move half as likely.
inline constexpr int halving = 256;

// How likely something is that is so many 256ths of a halving less likely than 65536.
constexpr u32 likelihood(int gap) {
  constexpr std::array<u32, 16> parts{65536, 62757, 60097, 57549, 55109, 52773, 50535, 48393,
                                      46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219};
  const int whole = gap / halving;
  return whole >= 16 ? 1 : parts[static_cast<std::size_t>(gap % halving * 16 / halving)] >> whole;
}

// Added to weights, the greatest of the sums is a choice by their likelihoods (Gumbel's trick).
inline int gumbel(Chance& chance) {
  constexpr std::array<i16, 64> quantiles{-583, -489, -434, -394, -361, -332, -306, -282, -259, -239, -219, -200, -181,
                                          -163, -146, -129, -112, -96,  -80,  -64,  -48,  -32,  -16,  -1,   15,   31,
                                          46,   62,   78,   94,   111,  127,  144,  161,  178,  195,  213,  231,  250,
                                          269,  289,  309,  330,  351,  374,  397,  421,  447,  474,  502,  532,  564,
                                          598,  635,  675,  720,  769,  825,  890,  967,  1063, 1190, 1382, 1791};
  return quantiles[chance.below(BotLuck::choice, quantiles.size())];
}

}  // namespace mastaba
