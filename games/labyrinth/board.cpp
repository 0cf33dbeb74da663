#include "games/labyrinth/board.h"

#include <algorithm>

#include "games/labyrinth/way.h"

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

// The board as way.h asks.
struct Maze {
  const Board& board;
  const Options& options;
  Field door;  // where the robber comes in

  u8 openingsOf(Field field) const { return openingsAt(board, field).bits; }
  bool isFree(Field field) const { return !covered(board, placeOf(field)); }
  // LABYRINTH-27: a field at an entrance is corridor only if its tile closes the entrance there; except the half where
  // the robber comes in. A6, A7: the other half of his own entrance is like any other.
  bool isForeign(Field field) const {
    return (openingsOf(field) & entranceAt(options, field).bits) != 0 && field != door;
  }
};

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

Openings entranceAt(const Options& options, Field field) {
  return thresholds[static_cast<std::size_t>(options.entrances)][field.v];
}

bool hasWall(const Board& board, const Options& options, Field field, Side side) {
  if (!openingsAt(board, field).has(side)) return true;
  // A12: around the board there is a wall, but not at the entrances (A26).
  if (!field.hasNeighbour(side)) return !entranceAt(options, field).has(side);
  const Field other = field.neighbour(side);
  // A1: one wall of the two is enough.
  return covered(board, placeOf(other)) && !openingsAt(board, other).has(opposite(side));
}

void walk(Board& board, const Options& options) {
  if (board.gate == Gate::none) return;
  // LABYRINTH-32, A16: outside, until a tile lies at his half.
  const Door door = doorOf(options.entrances, board.gate);
  board.corridor.clear();
  follow(Maze{board, options, door.field}, options, door.field, door.side,
         [&board](int field) { board.corridor.push(field); });  // LABYRINTH-33
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
  for (int i = 0; i < fields; ++i) {  // LABYRINTH-43: what is not placed is not counted
    if (board.stones[i] == Gem::none) continue;
    const Verdict verdict = verdictOn(board, options, Field(i));
    if (verdict.fate != Fate::counts) {
      ++tally.lost;  // LABYRINTH-41
      continue;
    }
    Tally::OfKind& kind = tally.of[static_cast<std::size_t>(board.stones[i])];
    ++kind.many;
    kind.points += verdict.points();
    ++tally.counting;
    tally.points += verdict.points();
  }
  return tally;
}

}  // namespace mastaba::labyrinth
