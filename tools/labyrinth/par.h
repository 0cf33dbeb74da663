// The par of a deal: how many points somebody reaches who knows in which order the cards come. A beam search: of all
// boards that can be reached in a turn the most promising go on.
#pragma once

#include <algorithm>
#include <vector>

#include "games/labyrinth/outlook.h"

namespace mastaba::labyrinth {

inline int parOf(const Options& options, const Board& empty, const std::vector<Number>& order, std::size_t beam) {
  const Learned& weights = learnedFor(options);
  struct Step {
    std::size_t from;
    Deed deed;
  };
  std::vector<Quick> boards;
  for (int gate = 1; gate < Labyrinth::gates; ++gate) {
    boards.emplace_back(empty, options);
    boards.back().enter(static_cast<Gate>(gate));
  }
  u32 stack = 0;  // it is known what comes, so these are all
  std::array<int, designs + 1> copies{};
  for (const Number card : order) ++copies[card.v];
  const auto bits = [&] {
    Bag<designs> bag;
    for (std::size_t i = 0; i < designs; ++i) bag.of[i] = copies[i + 1];
    return bitsOf(bag);
  };
  for (const Number card : order) {
    --copies[card.v];
    stack = bits();
    std::vector<Step> steps;
    for (std::size_t i = 0; i < boards.size(); ++i)
      eachDeed(boards[i], weights, card, stack, [&](const Deed& deed) { steps.push_back({i, deed}); });
    const auto better = [](const Step& a, const Step& b) { return a.deed.worth > b.deed.worth; };
    const std::size_t many = std::min(beam, steps.size());
    std::partial_sort(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(many), steps.end(), better);
    std::vector<Quick> next;
    next.reserve(many);
    for (std::size_t i = 0; i < many; ++i) {
      next.push_back(boards[steps[i].from]);
      playDeed(next.back(), card, steps[i].deed);
    }
    boards = std::move(next);
  }
  int best = 0;
  for (const Quick& board : boards) best = std::max(best, board.points());
  return best;
}

}  // namespace mastaba::labyrinth
