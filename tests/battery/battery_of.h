// Makes a battery from a game and what has been reviewed about it.
#pragma once

#include "tests/battery/battery.h"
#include "tests/battery/goldens.h"
#include "tests/battery/rooms.h"
#include "tests/battery/sees.h"
#include "tests/battery/thinking.h"

namespace mastaba::battery {

template <Game G, const Reviewed<G>& reviewed>
constexpr Battery batteryFor(const char* folder) {
  constexpr auto both = [](const Plan& plan) {
    Report report = run<G>(plan, reviewed);
    think<G>(plan, report);
    return report;
  };
  return {G::id, folder, both, checkGoldens<G>, missingGoldens<G>, seesOf<G>};
}

}  // namespace mastaba::battery
