// Moves that are never better than another one, whatever the other side has and does: so nobody need think about them.
#pragma once

#include "games/medaillon/legal.h"

namespace mastaba::medaillon {

bool isWaste(const View<Medaillon>& view, const Medaillon::Move& move);

}  // namespace mastaba::medaillon
