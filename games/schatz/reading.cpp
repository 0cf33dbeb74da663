#include "games/schatz/reading.h"

namespace mastaba {

schatz::Reading readingOf(const View<Schatz>& view) {
  const schatz::Open& open = view.open;
  schatz::Reading reading;
  for (const schatz::Adventure adventure : open.row) reading.difficulties.push_back(static_cast<int>(adventure));
  for (Seat seat = 0; seat < open.options.players; ++seat) reading.sums.push_back(schatz::sumOf(open.laid[seat]));
  return reading;
}

}  // namespace mastaba
