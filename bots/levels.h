// The five opponents. The weaker ones do not play silly moves: they look less far, overlook more,
// and have a character, which stays the same throughout a game.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace mastaba {

struct Level {
  int simulations;    // 0: what looks best at first sight, after
  int candidates;     // moves that are looked at more closely
  int carelessness;   // luck in the choice, in 256ths: 256 makes moves as likely as they look
  int character;      // how much it likes one kind of move more than another, in 256ths
  int milliseconds;   // instead of simulations, where nobody asks for a certain number of them
  int wandering = 0;  // of 256 decisions it thinks about, so many are made at first sight instead
};

inline constexpr int levels = 5;

// One row for each game, from the apprentice to the pharaoh; tuned so that each wins about two games of three against
// the one before it (docs/figures.md). In Das Gold des Pharao one simulation of one candidate is the best plan for a
// whole turn, as it looks at first sight.
inline constexpr struct {
  std::string_view game;
  std::array<Level, levels> level;
} levelTable[] = {
    // clang-format off
    //  game       apprentice            scribe              priest              vizier                pharaoh
    {"schatz",    {{{0, 0, 88, 88, 0},   {0, 0, 0, 0, 0}, {10, 6, 0, 0, 0},  {120, 10, 0, 0, 0},   {10'000, 12, 0, 0, 800}}}},
    {"labyrinth", {{{0, 0, 24, 24, 0},   {0, 0, 0, 0, 0}, {130, 4, 0, 0, 0}, {900, 8, 0, 0, 0},    {10'000, 12, 0, 0, 800}}}},
    {"medaillon", {{{0, 0, 112, 112, 0}, {0, 0, 0, 0, 0}, {8, 4, 0, 0, 0},   {80, 8, 0, 0, 0},     {10'000, 12, 0, 0, 800}}}},
    {"gold",      {{{0, 0, 448, 256, 0}, {0, 0, 0, 0, 0}, {1, 1, 0, 0, 0, 48}, {30, 4, 0, 0, 0},   {10'000, 12, 0, 0, 800}}}},
    {"fluch",     {{{0, 0, 128, 128, 0}, {0, 0, 0, 0, 0}, {10, 6, 0, 0, 0, 112}, {100, 10, 0, 0, 0, 52}, {10'000, 12, 0, 0, 800}}}},
    {"",          {{{0, 0, 256, 256, 0}, {0, 0, 0, 0, 0}, {100, 4, 0, 0, 0}, {1'000, 8, 0, 0, 0},  {10'000, 12, 0, 0, 800}}}},
    // clang-format on
};

constexpr const Level& levelOf(std::string_view game, int level) {
  const auto* row = std::begin(levelTable);
  while (row->game != game && !row->game.empty()) ++row;
  return row->level[static_cast<std::size_t>(std::clamp(level, 1, levels) - 1)];
}

}  // namespace mastaba
