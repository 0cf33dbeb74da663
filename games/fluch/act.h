// A move as it is carried out: what happens, told as it happens.
#pragma once

#include "games/fluch/legal.h"

namespace mastaba::fluch {

struct Act {
  State& state;
  Chance& chance;
  Teller<Fluch::Event>& teller;

  Open& open() const { return state.open; }
  const Options& options() const { return open().options; }
  auto& agenda() const { return open().agenda; }
  Seat active() const { return open().active; }
  Player& player(Seat seat) const { return open().players[seat]; }
  void tell(const Fluch::Event& event) const { teller.tell(everyone, event); }
  void reveal(const Fluch::Event& event) const { teller.reveal(everyone, event); }
  void ask(Ask what, Seat who, int n = 0) const { agenda().push({what, Seats::only(who), nobody, static_cast<u8>(n)}); }
  void later(Ask what, int n = 0) const { agenda().push({what, {}, nobody, static_cast<u8>(n)}); }

  // ---- turns (play.cpp)
  // All that needs no decision, until somebody has to decide or the game is over.
  void goOn() const;
  void beginTurn(Seat seat) const;
  void nextTurn() const;
  // A31: nothing comes after what is being carried out, but the signs of Ammut.
  void cutTurn() const;
  // A29: nothing but the signs of Ammut.
  void dropTurn() const;
  void finish(const Fluch::Event& event) const;
  void roll() const;
  Face rollDie(Seat seat) const;
  void drawTile() const;

  // ---- cards and lives (cards.cpp)
  void drawEvent() const;
  void drawTreasure() const;
  // A token has been laid open before the active player (FLUCH-64).
  void collected(Token token) const;
  // A demanded loss of a life, or a fight: is a protection card used?
  void threaten(Seat seat, Cause cause) const;
  void ward(Seat seat, Cause cause) const;
  // It is not.
  void suffer(Seat seat, Cause cause) const;
  void lose(Seat seat, int many, Cause cause) const;
  void die(Seat seat, Cause cause) const;

  // ---- Ammut (ammut.cpp)
  void symbols(int many) const;
  // An event: she may be moved (FLUCH-77).
  void beckon() const;
  // Is there a way to move her as is asked?
  bool canBeMoved() const;
  void advance() const;
  // She comes into the maze, put there by this seat; without an empty chamber she waits.
  void callIn(Seat by) const;
  // If she waits and a chamber has become empty, she comes (FLUCH-86).
  void callWaiting() const;
  void lead(Place to) const;
  void put(Seat seat, Place to) const;
  void attack(Seat seat) const;
  // After an attack (FLUCH-101).
  void banish(Seat seat) const;
};

}  // namespace mastaba::fluch
