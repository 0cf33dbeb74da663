// The pyramid as text, in English.
#include <gtest/gtest.h>

#include "games/gold/test/acting.h"
#include "house/table_face.h"
#include "tests/pictures.h"

namespace mastaba::gold {
namespace {

std::string pictureOf(const State& state, Seat observer = spectator) {
  const Pen pen = penOf(*roomNamed("gold")->words, {"Anna", "Ben", "Cleo", "Dora"}, Language::en, false, nobody);
  return Gold::picture(viewOf<Gold>(state, observer), pen);
}

std::string boardIn(const std::string& picture) { return partOf(picture, 44, true); }
std::string besideIn(const std::string& picture) { return partOf(picture, 44, false); }

const std::string explored = R"(
  ......
  .┌─┐..
  .L.│..
  .│.└─.
  .├─O..
  .E┘...
  actions 2, lying three D5, lying two D5
  0: archaeologist D5, helper C5, lamps B5 C5, carries two, museum 3, photos 1
  1: archaeologist B5, helper B4, lamps B5
)";

TEST(GoldPicture, OfAPyramidPartlyRevealed) {
  EXPECT_EQ(boardIn(pictureOf(position(explored))), R"(
     A      B      C      D      E      F
  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
1 ░░░A1░░░░░B1░░░░░C1░░░░░D1░░░░░E1░░░░░F1░░
  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
  ░░░░░░░┌───────────────────┐░░░░░░░░░░░░░░
2 ░░░A2░░│                   │░░░E2░░░░░F2░░
  ░░░░░░░│     ┌───────┐     │░░░░░░░░░░░░░░
  ░░░░░░░╝     ╚░░░░░░░│     │░░░░░░░░░░░░░░
3 ░░░A3░░       ░░░C3░░│     │░░░E3░░░░░F3░░
  ░░░░░░░╗     ╔░░░░░░░│     │░░░░░░░░░░░░░░
  ░░░░░░░│     │░░░░░░░│     └───────░░░░░░░
4 ░░░A4░░│  b  │░░░C4░░│             ░░░F4░░
  ░░░░░░░│     │░░░░░░░└─────────────░░░░░░░
  ░░░░░░░│¹²   └─¹─────╝     ╚░░░░░░░░░░░░░░
5 ░░░A5░░│  B      a      A   ░░░E5░░░░░F5░░
  ░░░░░░░│     ┌───────╗ 23  ╔░░░░░░░░░░░░░░
  ░░░░░░░┛     ┗┘     │░░░░░░░░░░░░░░░░░░░░░
6 ░░░A6░░             │░░░D6░░░░░E6░░░░░F6░░
  ░░░░░░░━≡≡≡≡≡━──────┘░░░░░░░░░░░░░░░░░░░░░
)");
}

TEST(GoldPicture, WhatStandsBesideIt) {
  EXPECT_EQ(besideIn(pictureOf(position(explored), 0)), R"(
Anna: actions left 2
camera 3, stack 4, face down 23
holds lmp pho mus pts
> Aa Anna        2   3   2   1   5
Bb Ben         -   4   0   0   0
A archaeologist, a helper, ¹ lamp
2 3 M treasures, ! falls next
)");
}

TEST(GoldPicture, WhatOthersHaveInTheirMuseumsOnlyTheyKnow) {
  const State state = position(explored);
  EXPECT_NE(besideIn(pictureOf(state, 1)).find("> Aa Anna        2   3   2   1   ?"), std::string::npos);
  EXPECT_NE(besideIn(pictureOf(state)).find("> Aa Anna        2   3   2   1   ?"), std::string::npos);
}

TEST(GoldPicture, WhatFallsNextAndWhatHasFallen) {
  const State state =
      position(maskGone + "falling C3 1, turn 1\n0: archaeologist C4, carries mask, helper lost\n1: helper C5");
  EXPECT_EQ(boardIn(pictureOf(state)), R"(
     A      B      C      D      E      F
  ╝     ╚╝     ╚╝     ╚╝     ╚░░░░░░░░░░░░░░
1                             ░░░E1░░░░░F1░░
  ╗     ╔╗     ╔╗     ╔╗     ╔░░░░░░░░░░░░░░
  ░░░░░░░!░░░░░!!░░░░░!!░░░░░!░░░░░░░░░░░░░░
2 ░░░A2░░░░░B2░░░░░C2░░░░░D2░░░░░E2░░░░░F2░░
  ░░░░░░░!░░░░░!!░░░░░!!░░░░░!░░░░░░░░░░░░░░
  ░░░░░░░!░░░░░!       !░░░░░!░░░░░░░░░░░░░░
3 ░░░A3░░░░░B3░░       ░░░D3░░░░░E3░░░░░F3░░
  ░░░░░░░!░░░░░!       !░░░░░!░░░░░░░░░░░░░░
  ░░░░░░░!░░░░░!!     !!░░░░░!░░░░░░░░░░░░░░
4 ░░░A4░░░░░B4░░│  A  │░░░D4░░░░░E4░░░░░F4░░
  ░░░░░░░!░░░░░!!     !!░░░░░!░░░░░░░░░░░░░░
  ░░░░░░░░░░░░░░│     │░░░░░░░░░░░░░░░░░░░░░
5 ░░░A5░░░░░B5░░│  b  │░░░D5░░░░░E5░░░░░F5░░
  ░░░░░░░░░░░░░░│     │░░░░░░░░░░░░░░░░░░░░░
  ░░░░░░░░░░░░░░┛     ┗░░░░░░░░░░░░░░░░░░░░░
6 ░░░A6░░░░░B6░░   B   ░░░D6░░░░░E6░░░░░F6░░
  ░░░░░░░░░░░░░░━≡≡≡≡≡━░░░░░░░░░░░░░░░░░░░░░
)");
  EXPECT_EQ(besideIn(pictureOf(state)), R"(
Ben: actions left 3
Ring 1 falls after Ben
camera 0, stack 0, face down 28
holds lmp pho mus pts
A- Anna        M   5   5   0   4
> Bb Ben         -   5   0   0   0
A archaeologist, a helper, ¹ lamp
2 3 M treasures, ! falls next
)");
}

TEST(GoldPicture, HowManyTurnsAreLeftUntilTheRuin) {
  const std::string picture = pictureOf(position(maskFound + "armed 1 1, lying mask C3"));
  EXPECT_NE(besideIn(picture).find("Ruin after 1× Ben"), std::string::npos);
  EXPECT_NE(boardIn(picture).find("!  M  !"), std::string::npos) << "then its chamber falls";
}

TEST(GoldPicture, ATileThatWaitsToBeLaid) {
  const State state = revealed(position(shortWay + "0: archaeologist C5"), "C4", Kind::curve);
  EXPECT_EQ(besideIn(pictureOf(state)), R"(
Anna: curve on C4
camera 5, stack 8, face down 33
holds lmp pho mus pts
> Aa Anna        -   5   0   0   0
Bb Ben         -   5   0   0   0
A archaeologist, a helper, ¹ lamp
2 3 M treasures, ! falls next
)");
}

TEST(GoldPicture, EverybodyAtTheEntrance) {
  EXPECT_EQ(boardIn(pictureOf(begin(forPlayers(4)))), R"(
     A      B      C      D      E      F
  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
1 ░░░A1░░░░░B1░░░░░C1░░░░░D1░░░░░E1░░░░░F1░░
  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
2 ░░░A2░░░░░B2░░░░░C2░░░░░D2░░░░░E2░░░░░F2░░
  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
3 ░░░A3░░░░░B3░░░░░C3░░░░░D3░░░░░E3░░░░░F3░░
  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
4 ░░░A4░░░░░B4░░░░░C4░░░░░D4░░░░░E4░░░░░F4░░
  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░┛     ┃
5 ░░░A5░░░░░B5░░░░░C5░░░░░D5░░░░░E5░░ AaBbC≡
  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░┓ cDd ┃
  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
6 ░░░A6░░░░░B6░░░░░C6░░░░░D6░░░░░E6░░░░░F6░░
  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
)");
}

}  // namespace
}  // namespace mastaba::gold
