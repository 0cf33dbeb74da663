#include "tests/battery/medaillon.h"

#include "tests/battery/battery_of.h"

namespace mastaba::battery {

extern const Battery medaillonBattery;
const Battery medaillonBattery = batteryFor<Medaillon, reviewedMedaillon>("games/medaillon");

}  // namespace mastaba::battery
