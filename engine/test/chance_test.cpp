#include "engine/chance.h"

#include <gtest/gtest.h>
#include <vector>

#include "engine/below.h"

namespace mastaba {
namespace {

enum class Luck : u8 { deck, dice, last = 7, beyond };
using Draws = std::vector<u32>;

Chance table() { return Chance(Seed::named("pyramid-42")); }

Draws draws(Chance& chance, Luck stream, Seat seat, int many, u32 n = 1000) {
  Draws out;
  for (int i = 0; i < many; ++i) out.push_back(chance.below(stream, seat, n));
  return out;
}

Draws freshDraws(Luck stream, Seat seat, int many) {
  Chance chance = table();
  return draws(chance, stream, seat, many);
}

// Both golden sequences were computed by another program (Python; ChaCha20 by OpenSSL). If one changes, no record of a
// game can be replayed and no fingerprint compared.
TEST(Chance, ATableDrawsTheGoldenNumbers) {
  EXPECT_EQ(freshDraws(Luck::deck, nobody, 20),
            (Draws{240, 272, 854, 79,  531, 989, 402, 624, 914, 546,  // more than the 16 words of one block
                   213, 634, 341, 795, 553, 958, 677, 384, 599, 172}));
  EXPECT_EQ(freshDraws(Luck::dice, 0, 6), (Draws{249, 990, 316, 357, 894, 520}));
  EXPECT_EQ(freshDraws(Luck::dice, 3, 6), (Draws{79, 451, 671, 157, 207, 693}));
  EXPECT_EQ(freshDraws(Luck::last, 5, 6), (Draws{36, 734, 546, 204, 560, 643}));
}

TEST(Chance, SearchDrawsTheGoldenNumbers) {
  Chance chance(u64{42});
  EXPECT_EQ(draws(chance, Luck::dice, 0, 12), (Draws{814, 318, 983, 701, 793, 588, 125, 605, 207, 933, 559, 850}));
  Chance wide(u64{42});
  EXPECT_EQ(draws(wide, Luck::dice, 0, 4, 0xffffffff), (Draws{3497413966, 1369325939, 4225793274, 3011354463}));
}

TEST(Chance, EqualSeedsMeanEqualLuck) {
  EXPECT_EQ(freshDraws(Luck::dice, 1, 40), freshDraws(Luck::dice, 1, 40));
  Chance one(u64{7});
  Chance other(u64{7});
  EXPECT_EQ(draws(one, Luck::dice, 1, 40), draws(other, Luck::dice, 1, 40));
}

TEST(Chance, DifferentSeedsMeanDifferentLuck) {
  Chance one(Seed::named("a"));
  Chance other(Seed::named("b"));
  EXPECT_NE(draws(one, Luck::dice, 1, 10), draws(other, Luck::dice, 1, 10));
  Chance third(u64{1});
  Chance fourth(u64{2});
  EXPECT_NE(draws(third, Luck::dice, 1, 10), draws(fourth, Luck::dice, 1, 10));
}

TEST(Chance, EveryStreamOfEverySeatHasItsOwnLuck) {
  std::vector<Draws> all;
  for (int stream = 0; stream < Chance::streams; ++stream)
    for (int seat = 0; seat < 8; ++seat) all.push_back(freshDraws(static_cast<Luck>(stream), seat, 8));
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) EXPECT_NE(all[i], all[k]) << i << " " << k;
}

TEST(Chance, WhatOthersDrawDoesNotChangeTheLuckOfASeat) {
  const Draws alone = freshDraws(Luck::dice, 2, 40);
  Chance chance = table();
  Draws among;
  for (int i = 0; i < 40; ++i) {
    // Others draw more and more in between, so that all pass the ends of their blocks at different times.
    draws(chance, Luck::dice, 1, i % 5);
    draws(chance, Luck::deck, 2, i % 3);
    draws(chance, Luck::deck, nobody, i % 7);
    among.push_back(chance.below(Luck::dice, 2, 1000));
  }
  EXPECT_EQ(among, alone);
}

TEST(Chance, ADrawThatFallsToNoSeatIsNobodysStream) {
  Chance chance = table();
  Draws without;
  for (int i = 0; i < 8; ++i) without.push_back(chance.below(Luck::dice, 1000));
  EXPECT_EQ(without, freshDraws(Luck::dice, nobody, 8));
}

TEST(Chance, CopiesContinueAlikeAndApart) {
  Chance chance = table();
  draws(chance, Luck::dice, 0, 21);
  Chance copy = chance;
  draws(chance, Luck::deck, 4, 30);
  const Draws first = draws(chance, Luck::dice, 0, 30);
  EXPECT_EQ(draws(copy, Luck::dice, 0, 30), first) << "what the original drew meanwhile is not the copy's luck";

  Chance fast(u64{3});
  draws(fast, Luck::dice, 0, 5);
  Chance fastCopy = fast;
  EXPECT_EQ(draws(fast, Luck::dice, 0, 30), draws(fastCopy, Luck::dice, 0, 30));
}

TEST(Chance, WhereThereIsNothingToChooseNothingIsDrawn) {
  Chance chance = table();
  EXPECT_EQ(chance.below(Luck::dice, 0, 1), 0U);
  EXPECT_EQ(chance.below(Luck::dice, 0, 0), 0U);
  EXPECT_EQ(chance.drawn(), 0U);
  EXPECT_EQ(draws(chance, Luck::dice, 0, 8), freshDraws(Luck::dice, 0, 8)) << "and no word of the stream was used";
}

TEST(Chance, DrawnCountsTheNumbersOfAllStreams) {
  Chance chance = table();
  draws(chance, Luck::dice, 0, 3);
  draws(chance, Luck::deck, 5, 4);
  EXPECT_EQ(chance.drawn(), 7U);
  Chance fast(u64{1});
  draws(fast, Luck::dice, 0, 5);
  EXPECT_EQ(fast.drawn(), 5U);
}

TEST(Chance, ANumberCountsOnceHoweverManyWordsItTook) {
  // A quarter of all words is thrown away for this n.
  Chance chance = table();
  draws(chance, Luck::dice, 0, 100, u32{3} << 30);
  EXPECT_EQ(chance.drawn(), 100U);
}

TEST(Chance, ShuffleDrawsFromTheStreamOfItsSeat) {
  Seq<Below<10>, 8> mine;
  Seq<Below<10>, 8> nobodys;
  for (int i = 0; i < 8; ++i) {
    mine.push(i);
    nobodys.push(i);
  }
  Chance chance = table();
  draws(chance, Luck::deck, nobody, 9);
  chance.shuffle(Luck::deck, mine, 2);
  EXPECT_EQ(chance.drawn(), 9U + 7U) << "the last card has no choice";
  Chance again = table();
  Seq<Below<10>, 8> alone;
  for (int i = 0; i < 8; ++i) alone.push(i);
  again.shuffle(Luck::deck, alone, 2);
  again.shuffle(Luck::deck, nobodys);
  EXPECT_EQ(mine, alone);
  EXPECT_NE(mine, nobodys);
}

#ifndef NDEBUG
TEST(ChanceDeathTest, ADebugBuildStopsAtAStreamThatIsNotThere) {
  Chance chance = table();
  EXPECT_DEATH(chance.below(Luck::beyond, 0, 6), "streams");
}
#endif

}  // namespace
}  // namespace mastaba
