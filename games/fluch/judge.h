// What a net (engine/net.h) is told of each seat, and what it says: `learn fluch` found its weights.
#pragma once

#include "engine/net.h"
#include "games/fluch/outlook.h"

namespace mastaba::fluch {

// In the order in which judge.cpp lists them.
using Judge = Net<26, 16>;
extern const Judge judge;
std::array<Judge::Input, most> inputsOf(const Open& open, const Outlooks& all);

}  // namespace mastaba::fluch
