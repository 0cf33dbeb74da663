// What has been reviewed about Das Labyrinth des Pharao.
#pragma once

#include "games/labyrinth/labyrinth.h"
#include "tests/battery/report.h"

namespace mastaba::battery {

inline const Reviewed<Labyrinth> reviewedLabyrinth{};

}  // namespace mastaba::battery
