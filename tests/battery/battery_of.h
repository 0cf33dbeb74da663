// Makes a battery from a game and what has been reviewed about it.
#pragma once

#include "tests/battery/battery.h"
#include "tests/battery/goldens.h"
#include "tests/battery/rooms.h"
#include "tests/battery/sees.h"

namespace mastaba::battery {

template <Game G, const Reviewed<G>& reviewed>
constexpr Battery batteryFor(const char* folder) {
  return {G::id,    folder, [](const Plan& plan) { return run<G>(plan, reviewed); }, checkGoldens<G>, missingGoldens<G>,
          seesOf<G>};
}

}  // namespace mastaba::battery
