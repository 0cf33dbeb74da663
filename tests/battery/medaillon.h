// What has been reviewed about Das Medaillon.
#pragma once

#include "games/medaillon/medaillon.h"
#include "tests/battery/report.h"

namespace mastaba::battery {

inline const Reviewed<Medaillon> reviewedMedaillon{
    // A bluff that returned is known to the other player; those who only watch do not keep it in mind.
    .forgets = {"revealed"},
    .ways =
        [](const Medaillon::Own& own, const Medaillon::Move& move) {
          // Of a card that the other knows of, it is that one; so what else is in the hand does not matter.
          const auto ways = [&](Medaillon::Card card) {
            const int shown = own.shown.count(card);
            return shown > 0 ? shown : own.hand.count(card);
          };
          if (const auto* play = as<Medaillon::Play>(move)) return ways(play->card);
          if (const auto* discard = as<Medaillon::Discard>(move)) return ways(discard->card);
          if (const auto* lay = as<Medaillon::LayCard>(move)) return own.hand.count(lay->card);
          if (const auto* keep = as<Medaillon::Keep>(move)) return own.looked.count(keep->card);
          return 1;
        },
    // Which of the cards looked at stay in the hand, the other does not see; what it knew of them it lets go.
    .blurs =
        [](const Medaillon::Options&, const Medaillon::Event& event) {
          const auto* looked = as<Medaillon::LookedAt>(event);
          return looked && (looked->under > 0 || looked->many < medaillon::mostLookedAt);
        },
};

}  // namespace mastaba::battery
