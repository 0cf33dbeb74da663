#include "tests/battery/fluch.h"

#include "tests/battery/battery_of.h"

namespace mastaba::battery {

extern const Battery fluchBattery;
const Battery fluchBattery = batteryFor<Fluch, reviewedFluch>("games/fluch");

}  // namespace mastaba::battery
