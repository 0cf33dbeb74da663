// What has been reviewed about Der Fluch des Pharao.
#pragma once

#include "games/fluch/fluch.h"
#include "tests/battery/report.h"

namespace mastaba::battery {

inline const Reviewed<Fluch> reviewedFluch{
    // Dice are taken up again.
    .forgets = {"rolled", "fought"},
};

}  // namespace mastaba::battery
