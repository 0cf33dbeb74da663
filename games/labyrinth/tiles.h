// The tiles as the rules see them: for each design, turned in each way, which sides of its four fields are open and
// which fields carry a scarab. Worked out from box.h when the program is compiled.
#pragma once

#include "games/labyrinth/labyrinth.h"

namespace mastaba::labyrinth {

struct Face {  // a tile, turned
  std::array<Openings, quarters> openings{};
  u8 scarabs = 0;  // a bit for each quarter

  constexpr bool operator==(const Face&) const = default;
};

namespace artwork {

struct Edge {
  Quarter quarter;
  Side side;
};
// The half edges around a tile, clockwise from the north-west, as box.h counts them.
inline constexpr std::array<Edge, 8> outer{{{Quarter::a, Side::north},
                                            {Quarter::b, Side::north},
                                            {Quarter::b, Side::east},
                                            {Quarter::d, Side::east},
                                            {Quarter::d, Side::south},
                                            {Quarter::c, Side::south},
                                            {Quarter::c, Side::west},
                                            {Quarter::a, Side::west}}};
// The edges inside, from both sides: n, e, s, w.
inline constexpr std::array<std::array<Edge, 2>, 4> inner{{{{{Quarter::a, Side::east}, {Quarter::b, Side::west}}},
                                                           {{{Quarter::b, Side::south}, {Quarter::d, Side::north}}},
                                                           {{{Quarter::d, Side::west}, {Quarter::c, Side::east}}},
                                                           {{{Quarter::c, Side::north}, {Quarter::a, Side::south}}}}};
inline constexpr std::string_view innerNames = "nesw";

// LABYRINTH-16: turned, never flipped over.
constexpr Face turned(const Design& design, int turns) {
  Face face;
  const auto open = [&face](const Edge& edge) {
    u8& bits = face.openings[static_cast<std::size_t>(edge.quarter)].bits;
    bits = static_cast<u8>(bits | (1 << static_cast<int>(edge.side)));
  };
  for (const char digit : design.outer) open(outer[static_cast<std::size_t>(digit - '0' + 2 * turns) % 8]);
  // LABYRINTH-19: a field can be framed by four walls if nothing is open inside the tile: there no wall can be added.
  face.scarabs = (1 << quarters) - 1;
  for (const char name : design.inner)
    for (const Edge& edge : inner[(innerNames.find(name) + static_cast<std::size_t>(turns)) % 4]) {
      open(edge);
      face.scarabs = static_cast<u8>(face.scarabs & ~(1 << static_cast<int>(edge.quarter)));
    }
  return face;
}

using Faces = std::array<std::array<Face, 4>, designs + 1>;

// The first one stands for no tile: it has no openings and no scarabs.
inline constexpr Faces faces = [] {
  Faces all{};
  for (std::size_t number = 1; number <= designs; ++number)
    for (int turns = 0; turns < 4; ++turns)
      all[number][static_cast<std::size_t>(turns)] = turned(designOf[number - 1], turns);
  return all;
}();

// In how many ways a tile can be turned that look different.
inline constexpr std::array<u8, designs + 1> distinct = [] {
  std::array<u8, designs + 1> many{};
  for (std::size_t number = 1; number <= designs; ++number) {
    u8 turns = 1;
    while (turns < 4 && !(faces[number][turns] == faces[number][0])) ++turns;
    many[number] = turns;
  }
  return many;
}();

}  // namespace artwork

inline const Face& faceOf(const Tile& tile) {
  return artwork::faces[static_cast<std::size_t>(tile.number)][static_cast<std::size_t>(tile.turns)];
}
// LABYRINTH-14: orientations that look the same are one.
inline int distinctTurns(Number number) { return artwork::distinct[static_cast<std::size_t>(number)]; }

// However a tile is turned, it has as many scarabs.
inline int scarabsOn(Number number) { return std::popcount(faceOf({number, 0}).scarabs); }
inline bool hasScarab(const Tile& tile, Quarter quarter) {
  return ((faceOf(tile).scarabs >> static_cast<int>(quarter)) & 1) != 0;
}

}  // namespace mastaba::labyrinth
