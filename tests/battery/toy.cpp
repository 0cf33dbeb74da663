#include "tests/battery/toy.h"

#include "tests/battery/battery_of.h"

namespace mastaba::battery {

extern const Battery toyBattery;
const Battery toyBattery = batteryFor<Toy, reviewedToy>("tests/toy");

}  // namespace mastaba::battery
