// The designs: what every tile promises, and how many of what there are in a set.
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "games/labyrinth/test/position.h"

namespace mastaba::labyrinth {
namespace {

constexpr std::array allQuarters{Quarter::a, Quarter::b, Quarter::c, Quarter::d};

Openings openingsOf(const Face& face, Quarter quarter) { return face.openings[static_cast<std::size_t>(quarter)]; }
bool scarabOn(const Face& face, Quarter quarter) { return ((face.scarabs >> static_cast<int>(quarter)) & 1) != 0; }

// The sides of a quarter that lie inside the tile.
std::array<Side, 2> innerSides(Quarter quarter) {
  const int q = static_cast<int>(quarter);
  return {q % 2 == 0 ? Side::east : Side::west, q / 2 == 0 ? Side::south : Side::north};
}
bool isInner(Quarter quarter, Side side) {
  const auto inner = innerSides(quarter);
  return side == inner[0] || side == inner[1];
}
// The quarter that lies on an inner side.
Quarter across(Quarter quarter, Side side) {
  const int q = static_cast<int>(quarter);
  return static_cast<Quarter>(side == Side::east || side == Side::west ? q ^ 1 : q ^ 2);
}

struct Piece {  // fields of a tile that are connected inside it
  std::set<Quarter> of;
  std::map<Quarter, int> outer;  // openings to the outside, of each
  int openings() const {
    int sum = 0;
    for (const auto& [quarter, many] : outer) sum += many;
    return sum;
  }
};

std::vector<Piece> piecesOf(const Face& face) {
  std::vector<Piece> pieces;
  std::set<Quarter> seen;
  for (const Quarter first : allQuarters) {
    if (seen.contains(first)) continue;
    Piece piece;
    std::vector<Quarter> next{first};
    while (!next.empty()) {
      const Quarter quarter = next.back();
      next.pop_back();
      if (!piece.of.insert(quarter).second) continue;
      seen.insert(quarter);
      for (const Side side : sides) {
        if (!openingsOf(face, quarter).has(side)) continue;
        if (isInner(quarter, side))
          next.push_back(across(quarter, side));
        else
          ++piece.outer[quarter];
      }
    }
    pieces.push_back(piece);
  }
  return pieces;
}

int innerOpenings(const Face& face, Quarter quarter) {
  int many = 0;
  for (const Side side : innerSides(quarter)) many += openingsOf(face, quarter).has(side) ? 1 : 0;
  return many;
}

// Left and right exchanged.
Face mirrored(const Face& face) {
  Face other;
  for (const Quarter quarter : allQuarters) {
    const auto to = static_cast<std::size_t>(across(quarter, Side::east));
    for (const Side side : sides) {
      if (!openingsOf(face, quarter).has(side)) continue;
      const Side there = side == Side::east ? Side::west : side == Side::west ? Side::east : side;
      other.openings[to].bits = static_cast<u8>(other.openings[to].bits | Openings::of({there}).bits);
    }
    if (scarabOn(face, quarter)) other.scarabs = static_cast<u8>(other.scarabs | (1 << to));
  }
  return other;
}

// The number of the design that looks like this in some orientation; 0: none.
int numberOf(const Face& face) {
  for (int number = 1; number <= designs; ++number)
    for (int turns = 0; turns < 4; ++turns)
      if (faceOf({number, turns}) == face) return number;
  return 0;
}

template <class Look>
void eachFace(const Look& look) {
  for (int number = 1; number <= designs; ++number)
    for (int turns = 0; turns < 4; ++turns) {
      SCOPED_TRACE("tile " + std::to_string(number) + "@" + std::to_string(turns));
      look(faceOf({number, turns}));
    }
}

TEST(LabyrinthTiles, Rule03NumbersSixToFourteenTwiceTheOthersOnce) {
  int all = 0;
  for (int number = 1; number <= 19; ++number) {
    EXPECT_EQ(designOf[static_cast<std::size_t>(number - 1)].copies, number >= 6 && number <= 14 ? 2 : 1) << number;
    all += designOf[static_cast<std::size_t>(number - 1)].copies;
  }
  EXPECT_EQ(all, 28);
}

TEST(LabyrinthTiles, Rule14OrientationsThatLookAlikeAreOne) {
  for (int number = 1; number <= designs; ++number) {
    std::vector<Face> seen;
    for (int turns = 0; turns < 4; ++turns) {
      const Face& face = faceOf({number, turns});
      if (std::find(seen.begin(), seen.end(), face) == seen.end()) seen.push_back(face);
    }
    EXPECT_EQ(distinctTurns(number), static_cast<int>(seen.size())) << number;
    const bool two = number == 1 || number == 2 || number == 6 || number == 7;
    EXPECT_EQ(distinctTurns(number), number == 19 ? 1 : two ? 2 : 4) << number;
  }
}

// A quarter turn moves every field and every opening clockwise, nothing else.
TEST(LabyrinthTiles, Rule16TilesAreTurnedAndNeverFlipped) {
  constexpr std::array<Quarter, 4> to{Quarter::b, Quarter::d, Quarter::a, Quarter::c};
  for (int number = 1; number <= designs; ++number)
    for (int turns = 0; turns < 4; ++turns)
      for (const Quarter quarter : allQuarters) {
        const Face& before = faceOf({number, turns});
        const Face& after = faceOf({number, (turns + 1) % 4});
        const Quarter there = to[static_cast<std::size_t>(quarter)];
        EXPECT_EQ(openingsOf(after, there), openingsOf(before, quarter).turned(1)) << number;
        EXPECT_EQ(scarabOn(after, there), scarabOn(before, quarter)) << number;
      }
  // Tiles that would look different from the other side, and what they would look like.
  for (const auto& [number, other] : {std::pair{4, 5}, {5, 4}, {6, 7}, {7, 6}, {9, 10}, {10, 9}, {13, 14}, {14, 13}})
    EXPECT_EQ(numberOf(mirrored(faceOf({number, 0}))), other);
}

TEST(LabyrinthTiles, Rule19AScarabMarksWhatCanGetFourWalls) {
  eachFace([](const Face& face) {
    for (const Quarter quarter : allQuarters) EXPECT_EQ(scarabOn(face, quarter), innerOpenings(face, quarter) == 0);
  });
}

TEST(LabyrinthTiles, TwoToFourPieces) {
  eachFace([](const Face& face) {
    const auto pieces = piecesOf(face);
    EXPECT_GE(pieces.size(), 2U);
    EXPECT_LE(pieces.size(), 4U);
    int inner = 0;
    for (const Quarter quarter : allQuarters) inner += innerOpenings(face, quarter);
    EXPECT_LE(inner / 2, 2) << "open edges inside";
    EXPECT_EQ(inner / 2, 4 - static_cast<int>(pieces.size())) << "a piece is a line";
  });
}

TEST(LabyrinthTiles, ReadingA2NoFieldHasMoreThanTwoOpenings) {
  eachFace([](const Face& face) {
    for (const Quarter quarter : allQuarters) EXPECT_LE(std::popcount(openingsOf(face, quarter).bits), 2);
  });
}

TEST(LabyrinthTiles, BothSidesOfAnEdgeInsideATileAgree) {
  eachFace([](const Face& face) {
    for (const Quarter quarter : allQuarters)
      for (const Side side : innerSides(quarter))
        EXPECT_EQ(openingsOf(face, quarter).has(side), openingsOf(face, across(quarter, side)).has(opposite(side)));
  });
}

TEST(LabyrinthTiles, LongPiecesLeadThroughAndShortOnesHaveAtMostTwoOpenings) {
  eachFace([](const Face& face) {
    for (const Piece& piece : piecesOf(face)) {
      EXPECT_LE(piece.of.size(), 3U);
      if (piece.of.size() == 1) {
        EXPECT_LE(piece.openings(), 2);
        continue;
      }
      for (const Quarter quarter : piece.of) {
        const bool end = innerOpenings(face, quarter) == 1;
        EXPECT_EQ(piece.outer.contains(quarter) ? piece.outer.at(quarter) : 0, end ? 1 : 0);
      }
      EXPECT_EQ(piece.openings(), 2);
    }
  });
}

TEST(LabyrinthTiles, NoTileIsDead) {
  eachFace([](const Face& face) {
    const auto pieces = piecesOf(face);
    EXPECT_TRUE(std::any_of(pieces.begin(), pieces.end(), [](const Piece& piece) { return piece.openings() == 2; }));
  });
}

TEST(LabyrinthTiles, NoTwoDesignsAreAlikeHoweverTurned) {
  for (int number = 1; number <= designs; ++number)
    for (int turns = 0; turns < 4; ++turns) EXPECT_EQ(numberOf(faceOf({number, turns})), number);
}

TEST(LabyrinthTiles, TheSetIsItsOwnMirrorImage) {
  std::map<int, int> many;
  for (int number = 1; number <= designs; ++number) {
    const int copies = designOf[static_cast<std::size_t>(number - 1)].copies;
    many[number] += copies;
    many[numberOf(mirrored(faceOf({number, 0})))] -= copies;
  }
  EXPECT_FALSE(many.contains(0)) << "a mirror image that is no tile";
  for (const auto& [number, difference] : many) EXPECT_EQ(difference, 0) << number;
}

TEST(LabyrinthTiles, TotalsOfASet) {
  std::map<int, int> tilesWithPieces;
  std::map<std::pair<int, int>, int> pieces;  // by fields and openings
  int scarabs = 0;
  int tilesWithScarabs = 0;
  for (int number = 1; number <= designs; ++number) {
    const int copies = designOf[static_cast<std::size_t>(number - 1)].copies;
    const auto all = piecesOf(faceOf({number, 0}));
    tilesWithPieces[static_cast<int>(all.size())] += copies;
    for (const Piece& piece : all) pieces[{static_cast<int>(piece.of.size()), piece.openings()}] += copies;
    scarabs += copies * scarabsOn(number);
    tilesWithScarabs += scarabsOn(number) > 0 ? copies : 0;
  }
  EXPECT_EQ(tilesWithPieces, (std::map<int, int>{{2, 17}, {3, 9}, {4, 2}}));
  EXPECT_EQ(scarabs, 37);
  EXPECT_EQ(tilesWithScarabs, 22);
  const std::map<std::pair<int, int>, int> expected{
      {{3, 2}, 11}, {{2, 2}, 21}, {{1, 2}, 19}, {{1, 1}, 14}, {{1, 0}, 4}};
  EXPECT_EQ(pieces, expected);
}

}  // namespace
}  // namespace mastaba::labyrinth
