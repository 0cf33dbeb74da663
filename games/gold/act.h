// A move as it is carried out: what happens, told as it happens.
#pragma once

#include "games/gold/legal.h"

namespace mastaba::gold {

struct Act {
  State& state;
  Chance& chance;
  Teller<Gold::Event>& teller;

  Open& open() const { return state.open; }
  const Options& options() const { return open().options; }
  int players() const { return options().players; }
  void tell(const Gold::Event& event) const { teller.tell(everyone, event); }
  void reveal(const Gold::Event& event) const { teller.reveal(everyone, event); }

  // Scores that change at once share a moment (A45).
  int nextMoment() const { return open().moments + 1; }
  void score(Seat seat, int moment) const { open().moments = open().players[seat].scored = moment; }

  // ---- turns (play.cpp)
  void beginTurn(Seat seat) const;
  void endTurn() const;
  void goOn() const;  // after a move: is the turn, is the game over?
  void deliver(Seat seat, int moment) const;

  // ---- chambers (photo.cpp)
  // GOLD-33: true if what the photo shows ends the turn.
  bool photograph(Seat seat, Place chamber) const;

  // ---- the ruin (ruin.cpp)
  // The mask leaves its chamber.
  void setOff(Seat seat) const;
  // It was taken or stolen: outside its chamber the clock follows it.
  void passClock(Seat seat) const;
  // A turn of this seat is over.
  void tick(Seat seat) const;
  // Nothing can be won or lost in the pyramid any more (A43).
  bool isDecided() const;
  // Everything but the entrance is gone; the museums are opened.
  void finish() const;
  void finish(const Gold::Event& reason) const {
    tell(reason);
    finish();
  }

 private:
  void layOut(Seat seat, int many, Place chamber) const;
  bool wakeMummy(Place chamber) const;
  void flee(Seat seat, Figure figure, int moment) const;
  bool releaseCurse(Place chamber) const;
  void fall(Area area) const;
  void fallChamber() const;
  void bury(Treasure treasure, Place at) const;
};

}  // namespace mastaba::gold
