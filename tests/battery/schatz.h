// What has been reviewed about Der Schatz des Pharaos.
#pragma once

#include "games/schatz/schatz.h"
#include "tests/battery/report.h"

namespace mastaba::battery {

inline const Reviewed<Schatz> reviewedSchatz{
    // What was given up under a curse lay open before; whether this card or another is gone once the pile is shuffled.
    .forgets = {"gaveUp"},
    .ways =
        [](const Schatz::Own& own, const Schatz::Move& move) {
          if (const auto* play = as<Schatz::Play>(move)) return own.hand.count(play->card);
          if (is<Schatz::Magic>(move)) return own.hand.count(Schatz::Card::magic);
          const auto* swap = as<Schatz::Swap>(move);
          if (!swap) return 1;
          const int first = own.hand.count(swap->first);
          if (swap->second == Schatz::Card::none) return first;
          return swap->first == swap->second ? first * (first - 1) / 2 : first * own.hand.count(swap->second);
        },
    .facts =
        [](Schatz::State& world, Seat observer) {
          for (Seat seat = 0; seat < Schatz::seats; ++seat) {
            if (seat == observer) continue;
            world.own[seat].before = {};
          }
        },
    // When the pile is shuffled everybody knows which cards are in the hands; with several of them, what was known
    // about each single hand is let go.
    .blurs = [](const Schatz::Options& options,
                const Schatz::Event& event) { return options.players > 2 && is<Schatz::Shuffled>(event); },
};

}  // namespace mastaba::battery
