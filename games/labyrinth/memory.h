// What games that are played on from one decision have in common. Many begin on the same few boards, so those are made
// ready once; and as nobody is in anybody's way, the others' games are the same whatever I try in an imagined world.
// Whoever plays on with a memory comes to the same as without one, only sooner.
#pragma once

#include <cstring>
#include <type_traits>

#include "games/labyrinth/haste.h"

namespace mastaba {

struct Labyrinth::Memory {
  // All that the rest of a seat's game depends on, beside the cards to come.
  struct Start {
    Board board{};
    Own own{};
    Progress progress{};
    Number laid;  // the tile, if it was laid in this turn
    bool operator==(const Start& other) const { return std::memcmp(this, &other, sizeof other) == 0; }
  };
  static_assert(std::has_unique_object_representations_v<Start>);
  struct Begun {
    Start start;
    u64 hash = 0;  // 0: not used yet
    u32 serial = 0;
    labyrinth::Haste haste;                                                // all that was begun in this turn is done
    std::array<labyrinth::Haste::Laying, labyrinth::designs + 1> first{};  // what it does with the next card
  };
  struct Root {
    bool used = false;
    Board board{};
    labyrinth::Haste haste;
  };
  // The last game of a seat, and what came of it.
  struct Game {
    u32 serial = 0;  // how it began
    Guess bet{};
    bool in = false;  // the running betting round
    Seq<Number, labyrinth::places> cards;
    bool operator==(const Game& other) const {
      return serial == other.serial && bet == other.bet && in == other.in &&
             std::memcmp(&cards, &other.cards, sizeof cards) == 0;
    }
  };
  struct Played {
    Game game;
    int points = 0;
  };

  explicit Memory(Seat seat) : me(seat) {}

  Seat me;  // whose moves are tried: it has many beginnings, the others only one at a time
  u32 serials = 0;
  int many = 0;
  std::array<Begun, 32> mine;
  std::array<Begun, seats> others;
  std::array<Root, seats> roots;
  std::array<Played, seats> played;
};

namespace labyrinth {

// As Labyrinth::playOn does, but so that the end of the game can be seen.
Chances playToTheEnd(State& state, Chance& chance, Labyrinth::Memory& memory);

}  // namespace labyrinth

}  // namespace mastaba
