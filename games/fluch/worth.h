// What lives are worth, in tenths of a pip: they buy pips, and without them one begins anew.
#pragma once

#include "games/fluch/manner.h"
#include "games/fluch/tomb.h"

namespace mastaba::fluch {

inline constexpr int pip = 10;

// In hundredths, how much one still fears and hinders: whoever waits for better times may wait for ever.
int patience(const Manner& manner, const Open& open);
// What one life is worth to somebody who has so many of them.
int lifeWorth(const Manner& manner, const Open& open, int many);
// What it harms somebody to fight; to enter a grey tile, where an event may also help.
int fightHarm(const Manner& manner, const Open& open, const Player& player);
int eventHarm(const Manner& manner, const Open& open, const Player& player);
// The same for the treasures of a token.
int treasureHarm(const Manner& manner, const Open& open, const Player& player, Token token);

}  // namespace mastaba::fluch
