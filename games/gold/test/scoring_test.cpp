// Rules 6 to 9, 90 to 94, 99 and 100: the end of the game, points and ties.
#include <gtest/gtest.h>

#include "describe/types.h"
#include "games/gold/test/acting.h"
#include "games/gold/test/games.h"

namespace mastaba::gold {
namespace {

// The end of a game. All photos are taken in every possible one; what the count says does not ask for it.
State ended(const std::string& seats, const Options& options = {}) {
  return unsound("over, falling C1 0\n" + seats, options);
}
int points(const State& state, Seat seat) { return Gold::standing(state).points[seat]; }
// "1 2": the places of the seats.
std::string placesOf(const State& state) {
  std::string text;
  for (Seat seat = 0; seat < state.open.options.players; ++seat)
    text += (seat == 0 ? "" : " ") + std::to_string(Gold::standing(state).place[seat]);
  return text;
}
// "photos 5 5, mask 1 5": what a seat got points for, how many of it, and how many points.
std::string linesOf(const State& state, Seat seat) {
  std::string text;
  for (const auto& line : Gold::standing(state).lines)
    if (line.seat == seat)
      text += (text.empty() ? "" : ", ") + std::string(nameOfEnum(line.why)) + " " + std::to_string(line.n) + " " +
              std::to_string(line.points);
  return text;
}

// ---- points

TEST(GoldScoring, Rule06PointsForPhotosAndForTreasuresThatCameHome) {
  const State state = ended("0: photos 2, museum 3\n1: photos 3, museum 2 2");
  EXPECT_EQ(points(state, 0), 5);
  EXPECT_EQ(points(state, 1), 7);
  const State carrying = position(R"(
    L.....
    ......
    ......
    ......
    ..│...
    ..E...
    0: photos 1, archaeologist C5, carries three
  )");
  EXPECT_EQ(points(carrying, 0), 1) << "not before it is home";
  EXPECT_EQ(points(after(carrying, walk("C6")), 0), 4);
}

TEST(GoldScoring, Rule07MostPointsWin) {
  EXPECT_EQ(placesOf(ended("0: photos 2\n1: photos 3")), "2 1");
  EXPECT_EQ(placesOf(ended("0: photos 1, museum 3 3\n1: photos 4, museum 2", forPlayers(3))), "1 2 3");
}

TEST(GoldScoring, Rule08WhatEverythingIsWorth) {
  EXPECT_EQ(points(ended("0: photos 1\n1: photos 4"), 0), 1);
  EXPECT_EQ(points(ended("0: photos 0, museum 2\n1: photos 5"), 0), 2);
  EXPECT_EQ(points(ended("0: photos 0, museum 3\n1: photos 5"), 0), 3);
  EXPECT_EQ(points(ended("0: photos 0, museum mask\n1: photos 5"), 0), 5);
}

TEST(GoldScoring, Rule09LostFiguresCostTwoAndOne) {
  EXPECT_EQ(points(ended("0: photos 5, archaeologist lost"), 0), 3);
  EXPECT_EQ(points(ended("0: photos 5, helper lost"), 0), 4);
  EXPECT_EQ(points(ended("0: photos 5, archaeologist lost, helper lost"), 0), 2);
}

TEST(GoldScoring, Rule91TheExamplesOfTheRulebook) {
  State state = ended("0: museum 3 3 3 2 2, archaeologist lost, helper lost\n1: museum 3 2 2 mask, helper lost");
  state.open.players[0].photos = 0;
  EXPECT_EQ(points(state, 0), 10);
  EXPECT_EQ(points(state, 1), 11);
  EXPECT_EQ(placesOf(state), "2 1");
  EXPECT_EQ(linesOf(state, 0), "twos 2 4, threes 3 9, archaeologist 1 -2, helper 1 -1");
  EXPECT_EQ(linesOf(state, 1), "twos 2 4, threes 1 3, mask 1 5, helper 1 -1");
}

TEST(GoldScoring, Rule91TwoPhotosThreeTreasuresAndALostHelper) {
  const State state = ended("0: photos 2, museum 3 3 2, helper lost\n1: photos 3");
  EXPECT_EQ(points(state, 0), 9);
  EXPECT_EQ(linesOf(state, 0), "photos 2 2, twos 1 2, threes 2 6, helper 1 -1");
  EXPECT_EQ(linesOf(state, 1), "photos 3 3");
}

TEST(GoldScoring, Rule92TheHighestScoreWins) {
  EXPECT_EQ(placesOf(ended("0: photos 0, museum 3\n1: photos 5, helper lost\n2: museum 2 3", forPlayers(3))), "3 2 1");
  EXPECT_EQ(placesOf(ended("0: photos 5, archaeologist lost\n1: photos 0, museum 2 2")), "2 1")
      << "fewer, but both figures do not matter";
}

TEST(GoldScoring, Rule93TiesGoToWhoHasBothFigures) {
  const State state = ended("0: photos 2, museum 3 2 2, scored 1\n1: photos 3, museum 3 2 2, helper lost, scored 1");
  EXPECT_EQ(points(state, 0), 9);
  EXPECT_EQ(points(state, 1), 9);
  EXPECT_EQ(placesOf(state), "1 2");
  EXPECT_EQ(linesOf(state, 0), "photos 2 2, twos 2 4, threes 1 3, bothFigures 1 0");
  const State earlier = ended("0: photos 2, museum 3 2 2, scored 5\n1: photos 3, museum 3 2 2, helper lost, scored 1");
  EXPECT_EQ(placesOf(earlier), "1 2") << "whoever was first";
  const State two = ended("0: photos 1, museum 3, helper lost\n1: photos 1, museum 2, scored 9\n2: photos 3, scored 9",
                          forPlayers(3));
  EXPECT_EQ(points(two, 0), 3);
  EXPECT_EQ(placesOf(two), "3 1 1");
}

TEST(GoldScoring, Rule94ThenToWhoReachedItFirst) {
  const State state = ended("0: photos 3, museum 3 3, scored 6\n1: photos 2, museum 3 2 2, scored 4");
  EXPECT_EQ(points(state, 0), points(state, 1));
  EXPECT_EQ(placesOf(state), "2 1");
  EXPECT_EQ(linesOf(state, 1), "photos 2 2, twos 2 4, threes 1 3, earlier 1 0");
  EXPECT_EQ(linesOf(state, 0), "photos 3 3, threes 2 6");
}

TEST(GoldScoring, Rule94AmongThoseWithoutBothFiguresToo) {  // A44
  const State state = ended(
      "0: photos 2, museum 3, helper lost, scored 7\n1: photos 1, museum 2 2, helper lost, scored 5\n"
      "2: photos 2, museum 2 2, archaeologist lost, scored 6",
      forPlayers(3));
  EXPECT_EQ(points(state, 0), 4);
  EXPECT_EQ(points(state, 1), 4);
  EXPECT_EQ(points(state, 2), 4);
  EXPECT_EQ(placesOf(state), "3 1 2");
}

TEST(GoldScoring, Rule94EqualMomentsShareTheVictory) {
  const State state = ended("0: photos 2, museum 3, scored 4\n1: photos 3, museum 2, scored 4");
  EXPECT_EQ(placesOf(state), "1 1");
  EXPECT_EQ(linesOf(state, 0), "photos 2 2, threes 1 3") << "nothing breaks the tie";
}

TEST(GoldScoring, Rule94NothingIsSaidOfWhoDoesNotPlay) {
  const State state = ended("0: photos 0\n1: museum 2, archaeologist lost\n2: photos 5", forPlayers(3));
  EXPECT_EQ(points(state, 0), points(state, 1));
  for (const auto& line : Gold::standing(state).lines) EXPECT_LT(line.seat, 3);
  EXPECT_EQ(Gold::standing(state).place[3], 0);
}

TEST(GoldScoring, Rule94BothReasonsAreSaid) {
  const State state =
      ended("0: photos 4, scored 2\n1: photos 1, museum 3, scored 5\n2: photos 2, museum 3, helper lost, scored 1",
            forPlayers(3));
  EXPECT_EQ(placesOf(state), "1 2 3");
  EXPECT_EQ(linesOf(state, 0), "photos 4 4, bothFigures 1 0, earlier 1 0");
  EXPECT_EQ(linesOf(state, 1), "photos 1 1, threes 1 3, bothFigures 1 0");
}

TEST(GoldScoring, Rule100AScoreMayBeNegative) {
  const State state = ended("0: photos 0, archaeologist lost, helper lost\n1: photos 5");
  EXPECT_EQ(points(state, 0), -3);
  EXPECT_EQ(placesOf(state), "2 1");
  EXPECT_EQ(placesOf(ended("0: photos 0, archaeologist lost\n1: helper lost\n2: photos 5", forPlayers(3))), "3 2 1");
}

// ---- moments

const std::string corridor = R"(
  L.....
  ......
  ......
  ..│...
  ..│...
  ..E...
)";

TEST(GoldScoring, Rule94EveryChangeOfAScoreIsAMoment) {
  State state = position(corridor + "1: archaeologist C5, photos 1, carries two");
  EXPECT_EQ(int{state.open.moments}, 1);
  state = after(state, Done{});
  state = after(state, walk("C6"));
  EXPECT_EQ(int{state.open.moments}, 2);
  EXPECT_EQ(int{state.open.players[1].scored}, 2);
  EXPECT_EQ(int{state.open.players[0].scored}, 0) << "at the beginning";
  const u64 luck = luckForPhoto(state, reveal("B6"), 5);
  const State then = after(state, reveal("B6"), luck);
  EXPECT_EQ(int{then.open.moments}, 3);
  EXPECT_EQ(int{then.open.players[1].scored}, 3);
}

TEST(GoldScoring, Rule94AllThatFallsTogetherIsOneMoment) {
  const State state = position(maskGone +
                                   "falling C3 0\n0: archaeologist C4, helper C4, photos 5\n1: helper C4\n"
                                   "2: archaeologist C5",
                               forPlayers(3));
  EXPECT_EQ(int{state.open.moments}, 1);
  const State then = after(state, Done{});
  EXPECT_EQ(int{then.open.moments}, 2);
  EXPECT_EQ(int{then.open.players[0].scored}, 2);
  EXPECT_EQ(int{then.open.players[1].scored}, 2);
  EXPECT_EQ(int{then.open.players[2].scored}, 0);
  const State nobody = after(position(maskGone + "falling C3 0\n0: archaeologist C5, photos 5"), Done{});
  EXPECT_EQ(int{nobody.open.moments}, 1) << "if nobody is lost, nothing changes";
}

TEST(GoldScoring, Rule94TheMaskIsAMomentToo) {
  const State state = position(maskGone + "falling C3 0\n0: archaeologist C5, helper C5, photos 5, carries mask");
  const State then = after(state, walk("C6"));
  EXPECT_EQ(int{then.open.moments}, 2);
  EXPECT_EQ(int{then.open.players[0].scored}, 2);
}

// ---- the end

TEST(GoldScoring, Rule90TheGameEndsWhenThePyramidIsGone) {
  const State state = position(lastRing + "falling C1 0\n0: archaeologist D6, museum 3\n1: museum 2");
  EXPECT_EQ(told(state, Done{}), (Words{"ringFell ring:5 tiles:5", "lost seat:0 figure:archaeologist at:D6",
                                        "museumOpened seat:0 twos:0 threes:1", "museumOpened seat:1 twos:1 threes:0"}));
  const State end = after(state, Done{});
  EXPECT_EQ(asked(end), "over");
  EXPECT_EQ(whyNot(end, 0, Done{}), "90");
  EXPECT_EQ(whyNot(end, 1, walk("C5")), "90");
  EXPECT_EQ(Gold::standing(end).how, Gold::How::stolen);
}

TEST(GoldScoring, Rule90TheRestFallsIfNothingIsLeftToDo) {
  // The last one comes home; no treasure lies anywhere.
  const State state =
      position(maskGone + "falling C3 1\n0: archaeologist C5, lamps C4, carries mask, museum 3\n1: museum 2");
  EXPECT_EQ(brought(state, walk("C6")),
            (Words{"delivered seat:0 treasure:mask", "restFell", "museumOpened seat:0 twos:0 threes:1",
                   "museumOpened seat:1 twos:1 threes:0"}))
      << "in the middle of a turn";
  const State end = after(state, walk("C6"));
  EXPECT_EQ(asked(end), "over");
  EXPECT_EQ(figures(end), "C6 C6, C6 C6");
  EXPECT_EQ(gold::standing(end.open).size(), 0);
}

TEST(GoldScoring, Rule90NotWhileATreasureLiesThatSomebodyCouldFetch) {
  const State state = position(maskGone + "falling C3 1, lying two C4\n0: archaeologist C5, carries mask");
  EXPECT_EQ(asked(after(state, walk("C6"))), "act 0 2");
  const State nobody = position(maskGone +
                                "falling C3 1, lying two C4\n0: archaeologist lost, helper C5\n"
                                "1: archaeologist lost");
  EXPECT_EQ(brought(nobody, helperTo("C6")),
            (Words{"restFell", "buried treasure:two at:C4", "museumOpened seat:0 twos:0 threes:0",
                   "museumOpened seat:1 twos:0 threes:0"}))
      << "without an archaeologist nobody could";
  const State mask = position(maskGone + "falling C3 1, lying mask C4\n0: helper C5");
  EXPECT_EQ(asked(after(mask, helperTo("C6"))), "act 0 2") << "the mask counts";
}

TEST(GoldScoring, Rule90NotWhileAFigureIsInside) {
  const State state = position(maskGone + "falling C3 1\n0: archaeologist C5, helper C4");
  EXPECT_EQ(asked(after(state, walk("C6"))), "act 0 2");
  const State other = position(maskGone + "falling C3 1\n0: archaeologist C5\n1: helper C4");
  EXPECT_EQ(asked(after(other, walk("C6"))), "act 0 2");
  const State armed = position(maskFound + "lying mask C3\n0: archaeologist C5");
  EXPECT_EQ(asked(after(armed, walk("C6"))), "act 0 2") << "nor before it begins to fall";
}

TEST(GoldScoring, Rule90AlsoAfterARing) {
  // The ring takes the last one inside and the last treasure.
  const State state = position(maskGone + "falling C3 0, lying two C4\n0: archaeologist C4\n1: museum 2");
  const Words words = told(state, Done{});
  EXPECT_EQ(words,
            (Words{"ringFell ring:1 tiles:8", "lost seat:0 figure:archaeologist at:C4", "buried treasure:two at:C4",
                   "restFell", "museumOpened seat:0 twos:0 threes:0", "museumOpened seat:1 twos:1 threes:0"}));
}

// ---- twelve quiet rounds

TEST(GoldScoring, Rule90TwelveQuietRoundsEndTheGame) {
  for (int players = fewest; players <= most; ++players) {
    State state = begin(forPlayers(players));
    state = afterTurns(state, 12 * players - 1);
    EXPECT_NE(asked(state), "over");
    EXPECT_EQ(told(state, Done{}).at(0), "stoodStill rounds:12");
    const State end = after(state, Done{});
    EXPECT_EQ(asked(end), "over");
    EXPECT_EQ(Gold::standing(end).how, Gold::How::stoodStill);
    EXPECT_EQ(drawn(end).find('.'), std::string::npos) << "as if the pyramid had fallen";
    EXPECT_EQ(int{end.open.quiet}, 0);
  }
}

TEST(GoldScoring, Rule90FiguresInsideAndTreasuresNotAtHomeAreLost) {
  const State state = position(corridor +
                               "turn 1, quiet 24, lying two C4\n0: archaeologist C4, helper C5\n"
                               "1: helper C4, carries three, archaeologist C5, museum");
  EXPECT_EQ(told(state, Done{}),
            (Words{"stoodStill rounds:12", "lost seat:0 figure:archaeologist at:C4", "lost seat:0 figure:helper at:C5",
                   "lost seat:1 figure:archaeologist at:C5", "buried treasure:three at:C5",
                   "lost seat:1 figure:helper at:C4", "buried treasure:two at:C4",
                   "museumOpened seat:0 twos:0 threes:0", "museumOpened seat:1 twos:0 threes:0"}));
  const State end = after(state, Done{});
  EXPECT_EQ(points(end, 0), 1 - 3);
  EXPECT_EQ(points(end, 1), -3);
}

TEST(GoldScoring, Rule90RevealingAndBringingHomeBeginTheCountAnew) {
  const State dug = laid(position(corridor + "quiet 24"), "B6", Kind::curve, Ways::es);
  EXPECT_EQ(int{dug.open.quiet}, 0);
  EXPECT_EQ(asked(after(dug, Done{})), "act 1 3");
  EXPECT_EQ(int{after(dug, Done{}).open.quiet}, 1);
  const State home = after(position(corridor + "quiet 24\n0: archaeologist C5, carries two"), walk("C6"));
  EXPECT_EQ(int{home.open.quiet}, 0);
  EXPECT_EQ(asked(after(home, Done{})), "act 1 3");
}

TEST(GoldScoring, Rule90TurningLampsTakingAndDroppingDoNot) {
  const State state = position(corridor + "quiet 24, lying two C4\n0: archaeologist C4, helper C4, carries three");
  for (const Move& move : {rotate("C4", Ways::ew), Move{Light{}}, walk("C5"), Move{Drop{}}})
    EXPECT_EQ(asked(after(state, {move, Done{}})), "over");
  EXPECT_EQ(asked(after(state, {Drop{}, take(Treasure::two), Done{}})), "over");
}

TEST(GoldScoring, Rule90WithTheMaskInPlayNothingIsCounted) {
  State state = position(maskFound + "lying mask C3\n0: archaeologist C5");
  EXPECT_EQ(int{state.open.quiet}, 0);
  state = afterTurns(state, 3);
  EXPECT_EQ(int{state.open.quiet}, 0);
}

TEST(GoldScoring, Rule90EveryGameEnds) {
  std::array<int, 3> ends{};
  for (int game = 0; game < 100; ++game) {
    int steps = 0;
    const State end = playedOut(mixture(game), static_cast<u64>(game), [&](const State& state, const Move&) {
      if (++steps % 4 != 0) return;
      const char* fault = Gold::faults(state);
      ASSERT_EQ(fault, nullptr) << fault << " in\n" << drawn(state);
    });
    const char* fault = Gold::faults(end);
    ASSERT_EQ(fault, nullptr) << fault;
    ++ends[static_cast<int>(Gold::standing(end).how)];
    for (const auto& line : Gold::standing(end).lines) ASSERT_LT(line.seat, end.open.options.players);
  }
  for (const int many : ends) EXPECT_GT(many, 0) << "in every way";
}

TEST(GoldScoring, Rule99PhotosAreNeverLost) {
  const State state =
      position(maskGone + "falling C3 0\n0: archaeologist C4, helper C4, photos 5\n1: archaeologist C5");
  const State then = after(state, Done{});
  EXPECT_EQ(figures(then), "- -, C5 C6");
  EXPECT_EQ(museum(then, 0), "5 photos");
  EXPECT_EQ(points(then, 0), 5 - 3);
  EXPECT_EQ(movesOf("steal", then), "");
}

}  // namespace
}  // namespace mastaba::gold
