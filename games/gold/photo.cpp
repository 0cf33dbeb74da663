// A chamber is found: the photo, what lies there, the mummy and the curse.
#include "games/gold/act.h"

namespace mastaba::gold {

// GOLD-59: treasures as they come from the stack; GOLD-17, GOLD-64: the mask after all of them.
void Act::layOut(Seat seat, int many, Place at) const {
  for (int i = 0; i < many; ++i) {
    if (!open().stack.empty()) {
      const int kind = open().stack.draw(Gold::Luck::treasures, nobody, chance);
      const Treasure treasure = kind == 0 ? Treasure::two : Treasure::three;
      open().lying.add({at, treasure});
      reveal(Gold::Found{treasure, at});  // GOLD-41, GOLD-60: face up
    } else if (open().ruin.stage == Stage::quiet) {
      open().lying.add({at, Treasure::mask});  // GOLD-63, GOLD-76
      tell(Gold::Found{Treasure::mask, at});
      open().ruin = {Stage::armed, false, at, seat, countdown, 0, true};  // A36: three turns after this one
      tell(Gold::Armed{seat, countdown});
    }
  }
}

// GOLD-66: whoever stands on the way runs to the entrance.
void Act::flee(Seat seat, Figure figure, int moment) const {
  Piece& piece = pieceOf(open(), seat, figure);
  const Place from = piece.at;
  Treasure& carried = open().players[seat].carries;
  const bool carries = figure == Figure::archaeologist && carried != Treasure::none;
  if (carries && options().flight == Gold::Flight::dropped) {  // A26
    open().lying.add({from, carried});
    tell(Gold::LetGo{seat, carried, from});
    carried = Treasure::none;
  }
  piece.at = open().entrance;
  tell(Gold::Fled{seat, figure, from});
  if (carries && options().flight == Gold::Flight::delivered) deliver(seat, moment);
}

// GOLD-65; false: there is no way out, and it does not wake (GOLD-68).
bool Act::wakeMummy(Place chamber) const {
  const Shortest way = shortestWays(open(), chamber);  // GOLD-67: all of them
  if (way.area.none()) {
    tell(Gold::MummySlept{});
    return false;
  }
  tell(Gold::MummyWoke{chamber, way.steps});
  const int moment = nextMoment();
  for (Seat seat = 0; seat < players(); ++seat)
    for (const Figure figure : {Figure::archaeologist, Figure::helper}) {
      const Place at = pieceOf(open(), seat, figure).at;  // nobody is lost before the mask is found
      if (at != open().entrance && way.area.has(at)) flee(seat, figure, moment);
    }
  return true;
}

// GOLD-70; false: there is no way out, and it is not released (GOLD-73).
bool Act::releaseCurse(Place chamber) const {
  Shortest way = shortestWays(open(), chamber);  // GOLD-72: all of them
  if (way.area.none()) {
    tell(Gold::CurseSlept{});
    return false;
  }
  tell(Gold::CurseReleased{chamber, way.steps});
  way.area.drop(open().entrance);  // there it dissolves
  for (Seat seat = 0; seat < players(); ++seat) {
    Player& player = open().players[seat];
    for (int i = player.lamps.size() - 1; i >= 0; --i) {
      if (!way.area.has(player.lamps[i])) continue;
      tell(Gold::WentOut{seat, player.lamps.erase(i)});
      ++player.supply;  // GOLD-71, GOLD-75
    }
  }
  return true;
}

bool Act::photograph(Seat seat, Place chamber) const {
  const int number = open().camera.draw(Gold::Luck::photos, nobody, chance);  // GOLD-55
  const Photo& photo = photoSets[static_cast<std::size_t>(options().photos)][static_cast<std::size_t>(number)];
  reveal(Gold::Photographed{seat, number + 1, photo.treasures, photo.mummy, photo.curse});  // GOLD-57
  // A25: treasures, mummy, curse; then the photo is kept.
  layOut(seat, photo.treasures, chamber);
  const bool mummy = photo.mummy && wakeMummy(chamber);
  const bool curse = photo.curse && releaseCurse(chamber);
  ++open().players[seat].photos;  // GOLD-58, GOLD-99: for good
  score(seat, nextMoment());
  const bool ends = options().asleep == Gold::Asleep::ends ? photo.mummy || photo.curse : mummy || curse;
  if (ends && actionsLeft(open()) > 0) tell(Gold::TurnLost{seat, actionsLeft(open())});  // GOLD-69, GOLD-74
  return ends;
}

}  // namespace mastaba::gold
