#include "games/labyrinth/learned.h"

#include <algorithm>
#include <iterator>

namespace mastaba::labyrinth {

namespace {

constexpr std::int16_t numbers[] = {
#include "games/labyrinth/weights.txt"
};
static_assert(std::size(numbers) == std::size_t{2} * Learned::many,
              "weights.txt was made for another learned.h: train anew");

constexpr auto both = [] {
  std::array<Learned, 2> all{};
  for (std::size_t i = 0; i < all.size(); ++i)
    std::copy_n(std::begin(numbers) + i * Learned::many, Learned::many, all[i].of.begin());
  return all;
}();

}  // namespace

constinit const std::array<Learned, 2> learned = both;

}  // namespace mastaba::labyrinth
