#include "tests/battery/labyrinth.h"

#include "tests/battery/battery_of.h"

namespace mastaba::battery {

extern const Battery labyrinthBattery;
const Battery labyrinthBattery = batteryFor<Labyrinth, reviewedLabyrinth>("games/labyrinth");

}  // namespace mastaba::battery
