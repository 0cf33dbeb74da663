// Looking up what a card or another thing of a game does, in either command at a table.
#pragma once

#include <string_view>

#include "cli/layout.h"
#include "house/room.h"

namespace mastaba::cli {

// The answer to `what NAME`, as typed; without a name: what can be looked up.
Lines lookedUp(const Room& room, std::string_view name, Language language, int width, const Pen& pen);

}  // namespace mastaba::cli
