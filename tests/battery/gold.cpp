#include "tests/battery/gold.h"

#include "tests/battery/battery_of.h"

namespace mastaba::battery {

extern const Battery goldBattery;
const Battery goldBattery = batteryFor<Gold, reviewedGold>("games/gold");

}  // namespace mastaba::battery
