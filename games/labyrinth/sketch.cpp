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
  for (int quarter = 0; quarter < quarters; ++quarter) {
    const Field field = fieldAt(at, static_cast<Quarter>(quarter));
    const Openings open = face.openings[static_cast<std::size_t>(quarter)];
    openings[field] = open.bits;
    outside[field] = (open.bits & entranceAt(options, field).bits) != 0;
  }
  free &= ~(u32{1} << at);
}

void Sketch::enter(Gate gate) {
  const Door entrance = doorOf(options.entrances, gate);
  door = entrance.field;
  end = {static_cast<std::int16_t>(door), entrance.side};
  walkOn();
}

void Sketch::walkOn() {
  if (!end.alive()) return;
  end = follow(*this, options, end.field, end.side, [this](int field) { position[field] = static_cast<u8>(++length); });
}

}  // namespace mastaba::labyrinth
