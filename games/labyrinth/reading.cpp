#include "games/labyrinth/reading.h"

#include "games/labyrinth/legal.h"

namespace mastaba {

using namespace labyrinth;

namespace labyrinth {

Board boardSeen(const View<Labyrinth>& view, Seat whose) {
  return whose == view.me ? boardAhead(view.open, view.own, whose) : view.open.boards[whose];
}

bool isWall(const Board& board, const Options& options, Field field, Side side) {
  if (covered(board, placeOf(field))) return hasWall(board, options, field, side);
  if (!field.hasNeighbour(side)) return !entranceAt(options, field).has(side);
  const Field other = field.neighbour(side);
  return covered(board, placeOf(other)) && hasWall(board, options, other, opposite(side));
}

namespace {

Plan planOf(const Board& board, const Options& options) {
  Plan plan;
  for (int i = 0; i < fields; ++i) {
    const Field field(i);
    int walls = 0;
    for (const Side side : sides)
      if (isWall(board, options, field, side)) walls |= 1 << static_cast<int>(side);
    plan.walls.push_back(static_cast<Ways>(walls));
    if (const Gem gem = board.stones[field]; gem != Gem::none) {
      const Verdict verdict = verdictOn(board, options, field);
      plan.stones.push_back({field, gem, verdict.fate, verdict.factor, verdict.points()});
    } else if (hasScarab(board.tiles[placeOf(field)], quarterOf(field))) {
      plan.scarabs.push_back(field);
    }
  }
  plan.corridor.assign(board.corridor.begin(), board.corridor.end());
  plan.tiles.assign(board.tiles.begin(), board.tiles.end());
  plan.left.assign(board.left.begin(), board.left.end());
  plan.gate = board.gate;
  plan.shutOut = board.gate != Gate::none && isShutOut(board, options);
  plan.points = tallyOf(board, options).points;
  return plan;
}

std::vector<Prospect> prospectsOf(const Board& board, const Options& options) {
  std::vector<Prospect> prospects;
  for (int i = 0; i < fields; ++i) {
    const Field field(i);
    if (board.stones[field] != Gem::none || !hasScarab(board.tiles[placeOf(field)], quarterOf(field))) continue;
    Prospect prospect{field, {}, 0, {}};
    for (int gem = 0; gem < Labyrinth::gems; ++gem) {
      const Verdict verdict = verdictOn(board, options, field, static_cast<Gem>(gem));
      prospect.fate = verdict.fate;
      prospect.position = verdict.position;
      prospect.stakes.push_back({verdict.worth, verdict.factor, verdict.points()});
    }
    prospects.push_back(prospect);
  }
  return prospects;
}

Shape shapeOf(const Tile& tile) {
  Shape shape;
  for (int quarter = 0; quarter < quarters; ++quarter) {
    shape.open.push_back(static_cast<Ways>(faceOf(tile).openings[static_cast<std::size_t>(quarter)].bits));
    if (hasScarab(tile, static_cast<Quarter>(quarter))) shape.scarabs.push_back(static_cast<Quarter>(quarter));
  }
  return shape;
}

}  // namespace

}  // namespace labyrinth

Reading readingOf(const View<Labyrinth>& view) {
  const Open& open = view.open;
  Reading reading;
  reading.turn = turnOf(open);
  reading.turns = places;
  for (Seat seat = 0; seat < open.options.players; ++seat)
    reading.boards.push_back(planOf(boardSeen(view, seat), open.options));
  if (view.me != spectator) reading.prospects = prospectsOf(boardSeen(view, view.me), open.options);
  for (int number = 1; number <= designs; ++number) reading.designs.push_back(shapeOf({number, 0}));
  for (const Gate gate :
       {Gate::westLeft, Gate::westRight, Gate::middleLeft, Gate::middleRight, Gate::eastLeft, Gate::eastRight}) {
    const Door door = doorOf(open.options.entrances, gate);
    reading.entries.push_back({gate, door.field, static_cast<Ways>(1 << static_cast<int>(door.side))});
  }
  if (turnOf(open) == 0) return reading;
  const Number last = tileOf(open);
  for (int turns = 0; turns < distinctTurns(last); ++turns) reading.shapes.push_back(shapeOf({last, turns}));
  for (int i = 0; i < designs; ++i) {
    const int number = i + 1;
    (number < last ? reading.lower : number > last ? reading.higher : reading.same) += int{open.stack.of[i]};
  }
  return reading;
}

}  // namespace mastaba
