// What a net (engine/net.h) is told of each seat, and what it says: `learn fluch` found its weights.
#pragma once

#include "engine/net.h"
#include "games/fluch/outlook.h"

namespace mastaba::fluch {

// In the order in which judge.cpp lists them.
using Judge = Net<27, 24>;
extern const Judge judge;
// Which way more of an input can only push (tools/learn/fit.h): a longer way left, more tokens still wanted or more
// danger are never good, nor is it to be down to the last life; lives and protection are never bad.
inline constexpr std::array<int, Judge::inputs> pushes = [] {
  std::array<int, Judge::inputs> result{};
  constexpr std::size_t rest = 0, lives = 3, lastLife = 4, protection = 5, danger = 6, need = 8;
  for (const std::size_t bad : {rest, lastLife, danger, need}) result[bad] = -1;
  for (const std::size_t good : {lives, protection}) result[good] = 1;
  return result;
}();
std::array<Judge::Input, most> inputsOf(const Open& open, const Outlooks& all);

}  // namespace mastaba::fluch
