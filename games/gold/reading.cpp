#include "games/gold/reading.h"

#include "games/gold/legal.h"
#include "games/gold/museum.h"

namespace mastaba {

using namespace gold;

namespace gold {

Area fallsNext(const Open& open) {
  if (open.agenda.empty()) return {};
  if (open.ruin.stage == Stage::falling) return ringOf(open, open.ruin.ring);
  const bool soon = open.ruin.stage == Stage::armed && open.ruin.turns == 1;
  return soon ? Area::only(open.ruin.centre) : Area{};
}

std::optional<int> pointsSeen(const View<Gold>& view, Seat seat) {
  const Player& player = view.open.players[seat];
  if (!museumsShown(view.open) && seat != view.me && player.treasures > 0) return std::nullopt;
  return scoreOf(player, seat == view.me ? view.own.threes : player.threes);
}

}  // namespace gold

Reading readingOf(const View<Gold>& view) {
  const Open& open = view.open;
  Reading reading;
  reading.actionsEach = actions;
  reading.lampsEach = lampsEach;
  reading.losing = {archaeologistCosts, helperCosts};
  if (!open.agenda.empty() && open.agenda[0].ask == Ask::act) reading.actions = actionsLeft(open);
  for (const Place at : fallsNext(open)) reading.falling.push_back(at);
  for (Seat seat = 0; seat < open.options.players; ++seat) reading.points.push_back(pointsSeen(view, seat));
  return reading;
}

}  // namespace mastaba
