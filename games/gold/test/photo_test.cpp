// Rules 55 to 64: the photo of a chamber and the treasures it shows.
#include <gtest/gtest.h>
#include <map>

#include "describe/types.h"
#include "games/gold/test/acting.h"

namespace mastaba::gold {
namespace {

const std::string corridor = shortWay + "0: archaeologist C5";
State digging(const Options& options = {}) { return position(corridor, options); }
// C4 is a chamber, and this is its photo.
State found(const State& state, int photo) {
  return after(state, reveal("C4"), luckForPhoto(state, reveal("C4"), photo));
}
Words hearing(const State& state, int photo, Seat to = spectator) {
  return told(state, reveal("C4"), to, luckForPhoto(state, reveal("C4"), photo));
}

TEST(GoldPhoto, Rule55OnePhotoIsTakenFromTheCamera) {
  const State state = found(digging(), 1);
  EXPECT_EQ(state.open.camera.size(), 4);
  EXPECT_EQ(museum(state, 0), "1 photos");
  EXPECT_EQ(asked(state), "act 0 2") << "it costs no action";
}

TEST(GoldPhoto, Rule55EachOfThoseLeftIsAsLikely) {
  const State state = position("");
  std::array<int, photos> taken{};
  int chambersFound = 0;
  for (u64 luck = 1; luck <= 7000; ++luck) {
    const State then = after(state, reveal("C5"), luck);
    for (int i = 0; i < photos; ++i) taken[i] += 1 - then.open.camera.of[i];
    chambersFound += 5 - then.open.camera.size();
  }
  EXPECT_NEAR(chambersFound, 1000, 120);
  for (const int times : taken) EXPECT_NEAR(times, 200, 60);
}

TEST(GoldPhoto, Rule55NoPhotoComesTwice) {
  const State state = position(R"(
    LOFI..
    ......
    ......
    ......
    ......
    ..E...
    taken 1 2 3 5
  )");
  for (u64 luck = 1; luck < 60; ++luck)
    for (const std::string& word : toldOf("photographed", state, reveal("C5"), spectator, luck))
      EXPECT_EQ(word, "photographed seat:0 photo:4 treasures:2 mummy:false curse:true");
}

TEST(GoldPhoto, Rule56EachPhotoIsAPoint) {
  for (int photo = 1; photo <= photos; ++photo) {
    const State state = found(digging(), photo);
    EXPECT_EQ(int{state.open.players[0].photos}, 1);
    EXPECT_EQ(Gold::standing(state).points[0], 1) << photo;
    EXPECT_EQ(int{state.open.players[0].scored}, 1);
    EXPECT_EQ(int{state.open.moments}, 1);
  }
}

TEST(GoldPhoto, Rule57WhatThePhotosShow) {
  const auto shows = [](int photo) { return hearing(digging(), photo).at(1); };
  EXPECT_EQ(shows(1), "photographed seat:0 photo:1 treasures:1 mummy:false curse:false");
  EXPECT_EQ(shows(2), "photographed seat:0 photo:2 treasures:1 mummy:false curse:true");
  EXPECT_EQ(shows(3), "photographed seat:0 photo:3 treasures:2 mummy:true curse:false");
  EXPECT_EQ(shows(4), "photographed seat:0 photo:4 treasures:2 mummy:false curse:true");
  EXPECT_EQ(shows(5), "photographed seat:0 photo:5 treasures:3 mummy:true curse:false");
}

TEST(GoldPhoto, Rule57EverySetShowsNineTreasures) {
  for (const auto& set : photoSets) {
    int sum = 0;
    for (const Photo& photo : set) sum += photo.treasures;
    EXPECT_EQ(sum, 9);
  }
}

TEST(GoldPhoto, Rule58TreasuresThenMummyThenCurse) {
  const Words words =
      hearing(position(shortWay + "0: archaeologist C5, lamps C5", with(&Options::photos, Gold::Photos::even)), 5);
  Words kinds;
  for (const std::string& word : words) kinds.push_back(word.substr(0, word.find(' ')));
  EXPECT_EQ(kinds, (Words{"revealed", "photographed", "found", "found", "mummyWoke", "fled", "curseReleased", "wentOut",
                          "turnLost"}));
}

TEST(GoldPhoto, Rule58ThePhotoIsKeptByTheDiscovererAndTheTurnGoesOn) {
  const State state = found(position(shortWay + "turn 1\n1: archaeologist C5"), 1);
  EXPECT_EQ(museum(state, 1), "1 photos");
  EXPECT_EQ(museum(state, 0), "0 photos");
  EXPECT_EQ(asked(state), "act 1 2");
  EXPECT_EQ(asked(after(state, {walk("C4"), take(state.open.lying[0].treasure)})), "act 1 1");
}

TEST(GoldPhoto, Rule58EverybodySeesWhichItIs) {
  for (const Seat to : {Seat{0}, Seat{1}, spectator})
    EXPECT_EQ(hearing(digging(), 4, to).at(1), "photographed seat:0 photo:4 treasures:2 mummy:false curse:true");
}

TEST(GoldPhoto, Rule58AfterMummyOrCurseTheTurnIsOver) {
  EXPECT_EQ(asked(found(digging(), 1)), "act 0 2");
  for (int photo = 2; photo <= photos; ++photo) EXPECT_EQ(asked(found(digging(), photo)), "act 1 3") << photo;
}

TEST(GoldPhoto, Rule59AsManyTreasuresAsItShowsLieInTheChamber) {
  const std::array<int, photos> many{1, 1, 2, 2, 3};
  for (int photo = 1; photo <= photos; ++photo) {
    const State state = found(digging(), photo);
    EXPECT_EQ(state.open.lying.size(), many[photo - 1]);
    for (const Lying& one : state.open.lying) EXPECT_EQ(one.at.name(), "C4");
    EXPECT_EQ(state.open.stack.size(), 8 - many[photo - 1]);
  }
}

TEST(GoldPhoto, Rule60TreasuresAreWorthTwoOrThree) {
  std::map<std::string, int> seen;
  const State state = digging();
  for (u64 luck = 1; luck < 6000; ++luck)
    for (const Lying& one : after(state, reveal("C4"), luck).open.lying) ++seen[nameOfEnum(one.treasure)];
  EXPECT_EQ(seen.size(), 2U);
  EXPECT_NEAR(seen["two"], seen["three"], 200);
  EXPECT_GT(seen["two"], 600);
}

TEST(GoldPhoto, Rule61AnyArchaeologistThereMayTakeThem) {
  const State state = position(R"(
    ......
    ......
    ......
    ..L...
    ..│...
    ..E...
    turn 1, lying three C4
    0: photos 1
    1: archaeologist C5
  )");
  EXPECT_EQ(carries(after(state, {walk("C4"), take(Treasure::three)}), 1), "three");
}

// Four chambers are found, eight treasures but one.
const std::string fourFound = R"(
  LOFI..
  ......
  ......
  ......
  ..│...
  ..E...
)";

TEST(GoldPhoto, Rule63TheMaskIsLaidInTheChamberLikeATreasure) {
  const State state = position(fourFound + "taken 2 3 4 5\n0: archaeologist C5\n1: archaeologist C5");
  const Words words = hearing(state, 1);
  ASSERT_EQ(words.size(), 4U);
  EXPECT_EQ(words[2], "found treasure:mask at:C4");
  EXPECT_EQ(words[3], "armed seat:0 turns:3");
  const State then = found(state, 1);
  EXPECT_EQ(lying(then), "mask C4");
  EXPECT_EQ(ruin(then), "armed C4 0 3 fresh");
  EXPECT_EQ(carries(after(then, {walk("C4"), take(Treasure::mask)}), 0), "mask");
}

TEST(GoldPhoto, Rule64TheMaskIsAlwaysTheLast) {
  // Whatever photo comes last, the mask is what it shows last.
  for (int last = 1; last <= photos; ++last) {
    std::string others = "taken";
    for (int photo = 1; photo <= photos; ++photo)
      if (photo != last) others += " " + std::to_string(photo);
    const State state = position(fourFound + others + "\n0: archaeologist C5");
    const Words finds = toldOf("found", state, reveal("C4"), spectator, luckForPhoto(state, reveal("C4"), last));
    ASSERT_FALSE(finds.empty());
    for (std::size_t i = 0; i + 1 < finds.size(); ++i) EXPECT_NE(finds[i], "found treasure:mask at:C4");
    EXPECT_EQ(finds.back(), "found treasure:mask at:C4");
    EXPECT_EQ(found(state, last).open.stack.size(), 0);
  }
}

}  // namespace
}  // namespace mastaba::gold
