// A board on which many games can be played to their end quickly. Beside the tiles it knows, for each half edge of a
// free place, where one gets who leaves the place there: laying a tile changes at most eight of these links, and the
// corridor is one of them.
#pragma once

#include "games/labyrinth/knots.h"

namespace mastaba::labyrinth {

struct Quick {
  struct Waiting {  // a stone about which nothing is certain yet
    u8 field;
    Gem gem;
  };
  using Visited = std::array<u8, fields>;

  Quick() = default;
  Quick(const Board& board, const Options& options);

  void lay(int place, const Ways& ways);
  void enter(Gate gate);
  void put(int field, Gem gem);  // on the tile just laid
  void win() { ++left[static_cast<std::size_t>(Gem::special)]; }

  bool hasStart() const { return start != 0; }
  bool isFree(int field) const { return ((free >> placeOfField[static_cast<std::size_t>(field)]) & 1) != 0; }
  int turns() const { return ones(free); }  // to come, and free places
  // Once there is a start: the corridor, and the knot of a free place that it leads to.
  int length() const { return lengths[static_cast<std::size_t>(start)]; }
  int end() const { return to[static_cast<std::size_t>(start)]; }
  int points() const;  // if nothing more happens

  // ---- stones
  struct Look {  // at a field with a stone, or for one
    bool lost = false;
    int pending = 0;   // sides that have no wall yet
    int touch = 0;     // what could become the corridor beside it, as learned.h counts it; 0: it is there
    int position = 0;  // of the corridor field that decides
  };
  Look look(int field) const;
  int decides(int field) const;  // the position of the corridor field that decides if nothing more happens; 0: none
  int pointsFor(Gem gem, const Look& seen, int field) const;  // if it counts

  // ---- trying a tile: what it changes can be taken back
  struct Before {
    u8 end;
    std::int8_t length;
    int chains;
    int visited = 0;
    Visited fields;
    u32 changed = 0;  // places from which one now gets elsewhere
  };
  void tryTile(int place, const Ways& ways, Before& before);
  void takeBack(int place, const Before& before);

  struct Link {
    int to;
    int fields;
  };
  // Through a tile that would lie here, and on from there.
  Link across(int place, const Ways& ways, int half, int many) const {
    while (true) {
      const auto in = static_cast<std::size_t>(half);
      many += ways.fields[in];
      if (ways.out[in] == none) return {nowhere, many};
      const int out = place * halves + ways.out[in];
      const auto knot = static_cast<std::size_t>(out);
      many += lengths[knot];
      if (to[knot] == nowhere || placeOfKnot(to[knot]) != place) return {to[knot], many};
      half = halfOfKnot(to[knot]);  // around and in again
    }
  }
  u32 join(int place, const Ways& ways);
  void cover(int place, const Ways& ways);
  int walk(int knot, int position, Visited& visited);
  void settle();

  const Options* options = nullptr;
  std::array<u8, knots + Labyrinth::gates> to{};
  std::array<std::int8_t, knots + Labyrinth::gates> lengths{};  // fields until there
  // By place, the half edges that lead to a free place. Nowhere has a place, too.
  std::array<u8, placeOfKnot(nowhere) + 1> alive{};
  std::array<u8, fields> openings{};   // of each field
  std::array<u8, fields> positions{};  // in the corridor, from 1; 0: not in it
  u32 free = (u32{1} << places) - 1;
  int chains = 0;  // twice the fields of pieces apart that are open at both ends
  int start = 0;   // the knot before the gate
  int door = none;
  int settled = 0;  // points for stones that count for good
  int waiting = 0;
  std::array<Waiting, 16> stones{};
  std::array<std::int8_t, Labyrinth::gems> left{};
};

}  // namespace mastaba::labyrinth
