#include "games/labyrinth/board.h"

#include <algorithm>

namespace mastaba::labyrinth {

namespace {

// Where the entrances lie is our reconstruction (A5); left is the half that lies left for somebody who looks in.
constexpr std::array<std::array<Door, Labyrinth::gates>, 2> doors{{
    {{{},
      {Field::at(0, 4), Side::west},
      {Field::at(0, 5), Side::west},
      {Field::at(4, 9), Side::south},
      {Field::at(5, 9), Side::south},
      {Field::at(9, 5), Side::east},
      {Field::at(9, 4), Side::east}}},
    {{{},
      {Field::at(0, 9), Side::south},
      {Field::at(1, 9), Side::south},
      {Field::at(4, 9), Side::south},
      {Field::at(5, 9), Side::south},
      {Field::at(8, 9), Side::south},
      {Field::at(9, 9), Side::south}}},
}};

// For each field the sides on which it borders on an entrance; no field has more than one.
using Thresholds = std::array<Openings, fields>;
constexpr std::array<Thresholds, 2> thresholds = [] {
  std::array<Thresholds, 2> all{};
  for (std::size_t entrances = 0; entrances < 2; ++entrances)
    for (std::size_t gate = 1; gate < Labyrinth::gates; ++gate) {
      const Door& door = doors[entrances][gate];
      all[entrances][door.field.v] = Openings::of({door.side});
    }
  return all;
}();

Openings thresholdOf(const Options& options, Field field) {
  return thresholds[static_cast<std::size_t>(options.entrances)][field.v];
}

bool meet(Openings a, Openings b) { return (a.bits & b.bits) != 0; }

// The side of `from` on which `to`, its neighbour, lies.
Side sideTowards(Field from, Field to) {
  const int step = to - from;
  return step == 1 ? Side::east : step == -1 ? Side::west : step > 0 ? Side::south : Side::north;
}

// LABYRINTH-27: a field at an entrance is corridor only if its tile closes the entrance there; except the half where
// the robber comes in. A6, A7: the other half of his own entrance is like any other.
bool isForeign(const Board& board, const Options& options, Field field) {
  return isOpenAtEntrance(board, options, field) && field != doorOf(options.entrances, board.gate).field;
}

// The next field of the corridor, if it goes on.
bool nextField(const Board& board, const Options& options, Field& next) {
  const Door door = doorOf(options.entrances, board.gate);
  if (board.corridor.empty()) {
    // LABYRINTH-32, A8, A16: outside, until the tile at his half is open towards him.
    next = door.field;
    return openingsAt(board, next).has(door.side);
  }
  const Field last = board.corridor.back();
  const int length = board.corridor.size();
  const Side back = length == 1 ? door.side : sideTowards(last, board.corridor[length - 2]);
  // A2, A3: no field has more than two openings, so there is at most one way on.
  for (const Side side : sides) {
    if (side == back || !openingsAt(board, last).has(side) || !last.hasNeighbour(side)) continue;
    next = last.neighbour(side);
    if (!openingsAt(board, next).has(opposite(side))) return false;  // a wall, or no tile yet
    return options.foreignEntrance == Labyrinth::ForeignEntrance::lenient || !isForeign(board, options, next);
  }
  return false;
}

// LABYRINTH-47: of the corridor fields beside it, the first one from the entrance decides. A11: beside is orthogonal.
int positionBeside(const Board& board, Field field) {
  for (int i = 0; i < board.corridor.size(); ++i) {
    const Field other = board.corridor[i];
    const int distance = std::abs(other.column() - field.column()) + std::abs(other.row() - field.row());
    if (distance == 1) return i + 1;
  }
  return 0;
}

}  // namespace

Door doorOf(Labyrinth::Entrances entrances, Gate gate) {
  return doors[static_cast<std::size_t>(entrances)][static_cast<std::size_t>(gate)];
}

bool isOpenAtEntrance(const Board& board, const Options& options, Field field) {
  return meet(openingsAt(board, field), thresholdOf(options, field));
}

bool hasWall(const Board& board, const Options& options, Field field, Side side) {
  if (!openingsAt(board, field).has(side)) return true;
  // A12: around the board there is a wall, but not at the entrances (A26).
  if (!field.hasNeighbour(side)) return !thresholdOf(options, field).has(side);
  const Field other = field.neighbour(side);
  // A1: one wall of the two is enough.
  return covered(board, placeOf(other)) && !openingsAt(board, other).has(opposite(side));
}

int walk(Board& board, const Options& options) {
  if (board.gate == Gate::none) return 0;
  const int before = board.corridor.size();
  Field next;
  // A4: with tiles of at most two openings no way from outside leads back into itself; the list could not hold it.
  while (!board.corridor.full() && nextField(board, options, next)) board.corridor.push(next);  // LABYRINTH-33
  return board.corridor.size() - before;
}

bool isShutOut(const Board& board, const Options& options) {
  return board.gate != Gate::none && board.corridor.empty() &&
         covered(board, placeOf(doorOf(options.entrances, board.gate).field));
}

int worthOf(Gem gem) {
  switch (gem) {
    case Gem::none:
      return 0;
    case Gem::plain:
      return plainWorth;
    case Gem::blue:
      return blueWorth;
    case Gem::green:
      return greenWorth;
    case Gem::red:
      return redWorth;
    case Gem::special:
      return specialWorth;  // LABYRINTH-53, A17
  }
  return 0;
}

int factorFor(const Options& options, Gem gem, int position) {
  if (options.scoring == Labyrinth::Scoring::basic) return 1;
  const bool flat = gem == Gem::special && options.special == Labyrinth::Special::flat;
  return flat ? 1 : stretchOf(position);
}

// LABYRINTH-48: the conditions are the same whatever the scoring.
Verdict verdictOn(const Board& board, const Options& options, Field field, Gem gem) {
  Verdict verdict;
  verdict.worth = worthOf(gem);
  verdict.position = positionBeside(board, field);
  const auto isWall = [&](Side side) { return hasWall(board, options, field, side); };
  if (board.corridor.has(field))
    verdict.fate = Fate::inCorridor;  // LABYRINTH-42
  else if (!std::all_of(sides.begin(), sides.end(), isWall))
    verdict.fate = Fate::open;
  else
    verdict.fate = verdict.position > 0 ? Fate::counts : Fate::apart;  // LABYRINTH-40
  verdict.factor = factorFor(options, gem, std::max(verdict.position, 1));
  return verdict;
}

Verdict verdictOn(const Board& board, const Options& options, Field field) {
  return verdictOn(board, options, field, board.stones[field]);
}

Tally tallyOf(const Board& board, const Options& options) {
  Tally tally;
  tally.corridor = board.corridor.size();  // LABYRINTH-39; A25: a dead end counts too
  tally.points = tally.corridor;
  for (int i = 0; i < fields; ++i) {
    if (board.stones[i] == Gem::none) continue;
    const Verdict verdict = verdictOn(board, options, Field(i));
    tally.counting += verdict.fate == Fate::counts ? 1 : 0;
    tally.points += verdict.points();
  }
  return tally;
}

}  // namespace mastaba::labyrinth
