#include "games/fluch/reading.h"

namespace mastaba {

using namespace fluch;

Reading readingOf(const View<Fluch>& view) {
  const Open& open = view.open;
  const Goal wanted = goalOf(open.options);
  Reading reading;
  reading.track = fluch::track;
  reading.colours = wanted.colours;
  reading.treasures = wanted.treasures;
  reading.chambers.assign(chamberPlaces.begin(), chamberPlaces.end());
  for (const Place at : chambersOf(open.options)) reading.inUse.push_back(at);
  for (const Place at : everyEntrance) reading.entrances.push_back(at);
  for (const Task<Ask>& task : open.agenda) {
    if (task.ask == Ask::lay) reading.tiles = task.n;
    if (task.ask == Ask::move) reading.pips = task.n;
    if (task.ask == Ask::lead || task.ask == Ask::beckon) reading.steps = task.n;
    if (task.ask != Ask::tile) continue;
    reading.tile = static_cast<Kind>(task.n);
    for (const Ways ways : orientationsOf(*reading.tile)) reading.turns.push_back(ways);
  }
  return reading;
}

}  // namespace mastaba
