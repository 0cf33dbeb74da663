// How Ammut moves, and whom she attacks.
#include "games/fluch/act.h"

namespace mastaba::fluch {

// FLUCH-83, FLUCH-87; A35: one by one while she is on the track.
void Act::symbols(int many) const {
  if (waits(open().ammut)) return tell(Fluch::AmmutLapsed{active()});  // A39
  if (!isInMaze(open().ammut)) {
    if (many > 1) later(Ask::symbols, many - 1);
    return advance();
  }
  if (many == 1) return ask(Ask::lead, active(), stepsPerSymbol);
  // FLUCH-89: both signs of a double.
  if (waysOfAmmut(open()).empty() && emptyChambers(open()).none()) return tell(Fluch::AmmutStuck{});
  ask(Ask::leap, active(), 2 * stepsPerSymbol);
}

// A25
void Act::beckon() const {
  const bool onTrack = !isInMaze(open().ammut);
  if (waits(open().ammut)) return tell(Fluch::AmmutLapsed{active()});
  switch (options().eventAmmut) {
    case Fluch::EventAmmut::may:
      return ask(Ask::beckon, active(), onTrack ? 1 : stepsPerSymbol);
    case Fluch::EventAmmut::must:
      return symbols(1);
    case Fluch::EventAmmut::four:
      return ask(Ask::beckon, active(), onTrack ? 1 : stepsOfEvent);
    case Fluch::EventAmmut::chamber:
      return ask(Ask::beckon, active(), 1);
  }
}

bool Act::canBeMoved() const {
  if (!isInMaze(open().ammut)) return true;
  const bool put = agenda().back().ask == Ask::beckon && options().eventAmmut == Fluch::EventAmmut::chamber;
  return put ? !emptyChambers(open()).none() : !waysOfAmmut(open()).empty();
}

void Act::advance() const {
  ++open().ammut.space;
  tell(Fluch::AmmutAdvanced{active(), int{open().ammut.space}});
  if (waits(open().ammut)) callIn(active());  // FLUCH-84, A42
}

// FLUCH-86, FLUCH-91
void Act::callIn(Seat by) const {
  if (!emptyChambers(open()).none()) return ask(Ask::place, by);
  open().ammut.space = track;
  tell(Fluch::AmmutWaits{});
}

// A39: before anything else happens.
void Act::callWaiting() const {
  if (waits(open().ammut) && !emptyChambers(open()).none()) ask(Ask::place, active());
}

// FLUCH-88
void Act::lead(Place to) const {
  const Place from = open().ammut.at;
  open().ammut.at = to;
  tell(Fluch::AmmutLed{active(), from, to});
  Task<Ask>& task = agenda().back();
  --task.n;
  if (task.ask == Ask::leap) task.ask = Ask::lead;
  const Seat met = explorerAt(open(), to);
  if (met != nobody || task.n == 0) agenda().pop();  // FLUCH-100
  if (met != nobody) attack(met);                    // FLUCH-94
}

void Act::put(Seat seat, Place to) const {
  agenda().pop();
  open().ammut = {0, to};  // FLUCH-93
  tell(Fluch::AmmutPut{seat, to});
}

void Act::attack(Seat seat) const {
  tell(Fluch::Attacked{seat, player(seat).at});
  threaten(seat, Cause::ammut);
}

void Act::banish(Seat seat) const {
  if (!refuges(open()).none()) return ask(Ask::banish, seat);
  open().ammut = {track, 0};  // A38
  tell(Fluch::AmmutWaits{});
  callWaiting();
}

}  // namespace mastaba::fluch
