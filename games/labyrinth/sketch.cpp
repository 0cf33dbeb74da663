#include "games/labyrinth/sketch.h"

namespace mastaba::labyrinth {

Sketch::Sketch(const Board& board, const Options& chosen) : options(chosen), stones(board.stones) {
  for (int place = 0; place < places; ++place) {
    free |= u32{1} << place;
    if (covered(board, place)) lay(place, board.tiles[place]);
  }
  if (board.gate != Gate::none) enter(board.gate);
}

void Sketch::lay(Place at, const Tile& tile) {
  const Face& face = faceOf(tile);
  for (int quarter = 0; quarter < quarters; ++quarter)
    openings[fieldAt(at, static_cast<Quarter>(quarter))] = face.openings[static_cast<std::size_t>(quarter)].bits;
  free &= ~(u32{1} << at);
  for (int gate = 1; gate < Labyrinth::gates; ++gate) {
    const Door entrance = doorOf(options.entrances, static_cast<Gate>(gate));
    if (placeOf(entrance.field) == at) outside[entrance.field] = (openings[entrance.field] & bitOf(entrance.side)) != 0;
  }
}

void Sketch::enter(Gate gate) {
  const Door entrance = doorOf(options.entrances, gate);
  door = entrance.field;
  end = {static_cast<std::int16_t>(door), entrance.side};
  walkOn();
}

void Sketch::walkOn() {
  if (!end.alive()) return;
  end = follow(*this, end.field, end.side, [this](int field) { position[field] = static_cast<u8>(++length); });
}

}  // namespace mastaba::labyrinth
