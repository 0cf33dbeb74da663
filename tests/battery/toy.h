// What has been reviewed about the toy.
#pragma once

#include "tests/battery/report.h"
#include "tests/toy/toy.h"

namespace mastaba::battery {

inline const Reviewed<Toy> reviewedToy{
    // Who showed which card is gone with the next round; that these cards are out of the game stays in `gone`.
    .forgets = {"shown"},
    .ways =
        [](const Toy::Own& own, const Toy::Move& move) {
          const auto* bid = as<Toy::Bid>(move);
          return bid ? own.hand.count(bid->card) : 1;
        },
    .facts =
        [](Toy::State& world, Seat observer) {
          for (Seat seat = 0; seat < Toy::seats; ++seat) {
            if (seat == observer) continue;
            world.own[seat].top = 0;
            world.own[seat].saw = {};
          }
        },
};

}  // namespace mastaba::battery
