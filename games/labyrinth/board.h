// What a board shows: where walls stand, how far the robber gets, which stones count.
#pragma once

#include "games/labyrinth/tiles.h"

namespace mastaba::labyrinth {

// ---- places, fields, gates

constexpr Place placeOf(Field field) { return Place::at(field.column() / 2, field.row() / 2); }
constexpr Quarter quarterOf(Field field) { return static_cast<Quarter>(field.row() % 2 * 2 + field.column() % 2); }
constexpr Field fieldAt(Place place, Quarter quarter) {
  const int q = static_cast<int>(quarter);
  return Field::at(place.column() * 2 + q % 2, place.row() * 2 + q / 2);
}

// Where one comes in.
struct Door {
  Field field;
  Side side{};
};
Door doorOf(Labyrinth::Entrances entrances, Gate gate);

inline bool covered(const Board& board, Place place) { return board.tiles[place].number != 0; }
inline Openings openingsAt(const Board& board, Field field) {
  return faceOf(board.tiles[placeOf(field)]).openings[static_cast<std::size_t>(quarterOf(field))];
}

// The side on which the field borders on an entrance (LABYRINTH-26); no field has more than one, most have none.
Openings entranceAt(const Options& options, Field field);

// Is there a wall on this side of a covered field? A side towards a place without a tile has none yet unless the
// field's own tile shows one.
bool hasWall(const Board& board, const Options& options, Field field, Side side);

// ---- the robber

// Puts the robber at the end of his corridor. Tiles never change, so a corridor only ever grows at its end.
void walk(Board& board, const Options& options);

// A8: a tile lies behind the start and shows a wall there; the corridor will never begin.
bool isShutOut(const Board& board, const Options& options);

// ---- points

int worthOf(Gem gem);
// LABYRINTH-46; A18: a special treasure is multiplied like a colour, unless agreed otherwise.
int factorFor(const Options& options, Gem gem, int position);

// What becomes of the stone on a field.
struct Verdict {
  Fate fate{};
  int position = 0;  // of the first corridor field that touches it, counted from 1; 0: none does
  int worth = 0;
  int factor = 1;
  int points() const { return fate == Fate::counts ? worth * factor : 0; }
};
Verdict verdictOn(const Board& board, const Options& options, Field field);
// The same for any stone that might lie there.
Verdict verdictOn(const Board& board, const Options& options, Field field, Gem gem);

// LABYRINTH-11: what the board is worth if nothing more happens.
struct Tally {
  int corridor = 0;
  int counting = 0;  // stones
  int lost = 0;
  int points = 0;  // all together
  struct OfKind {  // the stones that count
    int many = 0;
    int points = 0;
  };
  std::array<OfKind, Labyrinth::gems> of{};
};
Tally tallyOf(const Board& board, const Options& options);

// LABYRINTH-36, LABYRINTH-46: which stretch of the corridor a field lies on, 1 to 4; a marker stands on the last of the
// first three.
constexpr int stretchOf(int position) {
  return position > (stretches - 1) * stretch ? stretches : (position + stretch - 1) / stretch;
}

// ---- stones

inline int stonesLeft(const Board& board) {
  int sum = 0;
  for (const auto& many : board.left) sum += many;
  return sum;
}

}  // namespace mastaba::labyrinth
