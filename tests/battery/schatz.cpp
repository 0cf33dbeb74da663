#include "tests/battery/schatz.h"

#include "tests/battery/battery_of.h"

namespace mastaba::battery {

extern const Battery schatzBattery;
const Battery schatzBattery = batteryFor<Schatz, reviewedSchatz>("games/schatz");

}  // namespace mastaba::battery
