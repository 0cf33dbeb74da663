// What has been reviewed about Das Gold des Pharao.
#pragma once

#include "games/gold/gold.h"
#include "tests/battery/report.h"

namespace mastaba::battery {

inline const Reviewed<Gold> reviewedGold{
    .forgets = {},
    // Which of the others brought home how much, nobody keeps in mind (A47); with two players it follows from the rest.
    .blurs = [](const Gold::Options& options,
                const Gold::Event& event) { return is<Gold::CameHome>(event) && options.players > 2; },
};

}  // namespace mastaba::battery
