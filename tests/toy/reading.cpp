#include "tests/toy/reading.h"

namespace mastaba {

toy::Reading readingOf(const View<Toy>& view) {
  toy::Reading reading;
  for (const auto& card : view.open.shown) reading.bids += card != 0 ? 1 : 0;
  return reading;
}

}  // namespace mastaba
