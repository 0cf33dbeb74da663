// The pyramid falls: what sets it off, whose turns bring it on, who is lost in it.
#include "games/gold/act.h"
#include "games/gold/museum.h"

namespace mastaba::gold {

// GOLD-82: tiles go with everything on them. Nobody looks at those that lay face down.
void Act::fall(Area area) const {
  Open& board = open();
  for (const Place at : area) board.tiles[at] = {Kind::fallen, Ways::none};
  const int moment = nextMoment();
  for (Seat seat = 0; seat < players(); ++seat) {
    Player& player = board.players[seat];
    for (const Figure figure : {Figure::archaeologist, Figure::helper}) {
      Piece& piece = pieceOf(board, seat, figure);
      if (piece.lost || !area.has(piece.at)) continue;
      score(seat, moment);
      tell(Gold::Lost{seat, figure, piece.at});  // GOLD-86
      if (figure == Figure::archaeologist && player.carries != Treasure::none) {
        bury(player.carries, piece.at);  // GOLD-98
        player.carries = Treasure::none;
      }
      piece = {0, true};
    }
    for (int i = player.lamps.size() - 1; i >= 0; --i)  // A41: they do not come back
      if (area.has(player.lamps[i])) tell(Gold::LampBuried{seat, player.lamps.erase(i)});
  }
  for (int i = board.lying.size() - 1; i >= 0; --i)
    if (area.has(board.lying[i].at)) {
      const Lying gone = board.lying.erase(i);
      bury(gone.treasure, gone.at);
    }
}

void Act::fallChamber() const {
  tell(Gold::ChamberFell{open().ruin.centre});
  fall(Area::only(open().ruin.centre));
}

void Act::bury(Treasure treasure, Place at) const {
  count(open().buried, treasure, 1);
  tell(Gold::Buried{treasure, at});
}

// GOLD-77, GOLD-79; GOLD-80: the turn goes on; A37: this replaces the countdown.
void Act::setOff(Seat seat) const {
  Ruin& ruin = open().ruin;
  // A31: the rings begin with the next turn of the owner, or with the end of this one.
  ruin = {Stage::falling, true, ruin.centre, seat, 0, 1, options().pace == Gold::Pace::fair};
  tell(Gold::MaskLeft{seat});
  fallChamber();  // A33: with everything that stayed there
}

// GOLD-84; GOLD-85: who lets go of it stays the last owner.
void Act::passClock(Seat seat) const {
  Ruin& ruin = open().ruin;
  if (ruin.stage != Stage::falling || ruin.clock == seat) return;  // A34: in the chamber nothing happens yet
  ruin.clock = seat;
  tell(Gold::ClockPassed{seat});
}

void Act::tick(Seat seat) const {
  Ruin& ruin = open().ruin;
  const bool fresh = ruin.fresh;
  ruin.fresh = false;
  if (ruin.stage == Stage::quiet || ruin.clock != seat || fresh) return;
  if (ruin.stage == Stage::falling) {  // GOLD-81, GOLD-83, GOLD-88, GOLD-89
    const int ring = ruin.ring;
    ++ruin.ring;
    const Area area = ringOf(open(), ring);
    tell(Gold::RingFell{ring, area.size()});
    return fall(area);
  }
  --ruin.turns;  // GOLD-78
  if (ruin.turns > 0) return tell(Gold::Armed{seat, ruin.turns.v});
  ruin.stage = Stage::falling;  // GOLD-87; A38: the mask goes with the chamber
  ruin.ring = 1;
  fallChamber();
}

bool Act::isDecided() const {
  const Open& board = open();
  if (board.ruin.stage != Stage::falling) return false;
  bool archaeologist = false;
  for (Seat seat = 0; seat < players(); ++seat)
    for (const Figure figure : {Figure::archaeologist, Figure::helper}) {
      const Piece& piece = pieceOf(board, seat, figure);
      if (!piece.lost && piece.at != board.entrance) return false;
      archaeologist |= !piece.lost && figure == Figure::archaeologist;
    }
  return board.lying.empty() || !archaeologist;
}

// GOLD-90
void Act::finish() const {
  for (Player& player : open().players) player.lamps.clear();  // of no more use, and nobody wants to hear of each
  fall(standing(open()));
  open().agenda.clear();
  open().quiet = 0;
  for (Seat seat = 0; seat < players(); ++seat) {  // A47
    Player& player = open().players[seat];
    player.threes = state.own[seat].threes;
    const Gold::MuseumOpened museum{seat, player.treasures - player.threes, player.threes.v};
    if (options().museums == Gold::Museums::hidden) teller.show(seat, museum);
  }
}

}  // namespace mastaba::gold
