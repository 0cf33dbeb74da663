// What seats remember, seen in the worlds they imagine: after a shuffle everybody knows what is in the hands.
#include <gtest/gtest.h>
#include <set>

#include "bots/random.h"
#include "describe/every.h"
#include "games/schatz/test/position.h"

namespace mastaba::schatz {
namespace {

// The hand of a seat in worlds that another imagines, each of which must be possible.
template <class Look>
void eachImagined(const State& state, Seat by, Seat whose, int worlds, const Look& look) {
  Chance chance(u64{77});
  const View<Schatz> view = viewOf<Schatz>(state, by);
  for (int i = 0; i < worlds; ++i) {
    const State world = Schatz::imagine(view, chance);
    const char* fault = Schatz::faults(world);
    ASSERT_EQ(fault, nullptr) << fault;
    ASSERT_TRUE((viewOf<Schatz>(world, by) == view));
    look(world.own[whose].hand);
  }
}

// Is every card of the one in the other, as often?
bool contains(const Hand& all, const Hand& some) {
  for (const Card card : some)
    if (all.count(card) < some.count(card)) return false;
  return true;
}

Hand without(Hand all, const Hand& some) {
  for (const Card card : some) all.drop(card);
  return all;
}

// The pile is empty: the next card drawn brings the shuffle.
constexpr auto beforeTheShuffle =
    "row 11 10 9 8 7, pawn L, rest discard, turn 0\n"
    "0: on 0, laid T3 P, hand L1 R2 M\n"
    "1: on 0, laid S4, hand L1 T5 T5 C\n";

TEST(SchatzMemory, BeforeTheShuffleAnotherHandMayBeAnything) {
  std::set<std::string> hands;
  const State state = position("pawn L, turn 0\n0: on 0, laid, hand L1\n1: on 0, laid, hand L2 T1\n");
  eachImagined(state, 0, 1, 200, [&](const Hand& hand) { hands.insert(codeOf(hand[0]) + codeOf(hand[1])); });
  EXPECT_GT(hands.size(), 100U);
}

TEST(SchatzMemory, AfterAShuffleOfTwoTheOthersHandIsKnown) {
  const State state = after(position(beforeTheShuffle), 0, Draw{2});
  eachImagined(state, 0, 1, 300, [&](const Hand& hand) { EXPECT_EQ(hand, state.own[1].hand); });
  // The other knows what was held, and what was drawn since comes from the shuffled cards.
  const Hand held = position(beforeTheShuffle).own[0].hand;
  std::set<Card> drawn;
  eachImagined(state, 1, 0, 300, [&](const Hand& hand) {
    ASSERT_EQ(hand.size(), 5);
    ASSERT_TRUE(contains(hand, held));
    for (const Card card : without(hand, held)) drawn.insert(card);
  });
  EXPECT_GT(drawn.size(), 18U);
  EXPECT_FALSE(drawn.contains(Card::torch5)) << "I hold both of them";
}

TEST(SchatzMemory, CardsDrawnSinceComeFromTheShuffledOnesOnly) {
  const State before = position(beforeTheShuffle);
  const State state = after(after(before, 0, Draw{1}), 1, Draw{2});
  const Hand held = before.own[1].hand;
  Schatz::Pool shuffled{};
  for (const Card card : before.open.discarded) ++shuffled[static_cast<std::size_t>(card)];
  for (const Card card : without(state.own[0].hand, before.own[0].hand)) --shuffled[static_cast<std::size_t>(card)];
  std::set<Card> drawn;
  eachImagined(state, 0, 1, 400, [&](const Hand& hand) {
    ASSERT_TRUE(contains(hand, held));
    const Hand since = without(hand, held);
    ASSERT_EQ(since.size(), 2);
    for (const Card card : since) {
      EXPECT_GE(int{shuffled[static_cast<std::size_t>(card)]}, since.count(card));
      drawn.insert(card);
    }
  });
  EXPECT_GT(drawn.size(), 18U);
}

TEST(SchatzMemory, WhatIsPlayedForSureIsTakenFromWhatIsKnown) {
  State state = after(position(beforeTheShuffle), 0, Draw{1});
  state = after(state, 1, Play{Card::ladder1});  // it has drawn nothing since: the one it held
  eachImagined(state, 0, 1, 100, [&](const Hand& hand) { EXPECT_EQ(hand, state.own[1].hand); });
}

TEST(SchatzMemory, ACardThatMayBeFromEitherIsADoubtThatIsThoughtOver) {
  // Seat 1 held L1 and drew one of N cards, one of them the other L1, and now plays an L1. In one case of N + 1 it was
  // the drawn one and the held one is still there; otherwise the drawn card is any of N, perhaps L1: 2 cases of N + 1.
  std::string text = beforeTheShuffle;
  text.replace(text.find("hand L1 R2 M"), 12, "hand R2 M");
  State state{};
  for (u64 luck = 1; !state.pile.has(Card::ladder1); ++luck) state = after(position(text), 0, Draw{1}, luck);
  const int n = state.pile.size() - 1;  // seat 0 takes one of them too
  state.pile.drop(Card::ladder1);
  state.pile.insert(0, Card::ladder1);  // it is not the one that is drawn
  state = after(state, 1, Draw{1});
  state = after(state, 0, Draw{1});
  state = after(state, 1, Play{Card::ladder1});
  int still = 0;
  constexpr int worlds = 6000;
  eachImagined(state, 0, 1, worlds, [&](const Hand& hand) {
    still += hand.has(Card::ladder1) ? 1 : 0;
    EXPECT_TRUE(hand.count(Card::torch5) == 2 && hand.has(Card::curse));
  });
  const double expected = 2.0 / (n + 1) * worlds;
  EXPECT_GT(still, expected * 0.7) << n;
  EXPECT_LT(still, expected * 1.3) << n;
}

// Positions of random games of any size: f(state, n, chance) after the n-th move of each.
template <class F>
void eachPosition(u64 games, int length, F f) {
  for (u64 luck = 0; luck < games; ++luck) {
    Options options;
    options.players = static_cast<int>(2 + luck % 5);
    options.losses = static_cast<Schatz::Losses>(luck % 2);
    Chance chance(luck);
    Teller<Schatz::Event> deaf;
    State state = Schatz::setup(options, chance, deaf);
    for (int i = 0; i < length && !over<Schatz>(state); ++i) {
      const Seat mover = Schatz::actors(state.open).first();
      Schatz::play(state, mover, randomMove<Schatz>(viewOf<Schatz>(state, mover), chance), chance, deaf);
      f(state, i, chance);
    }
  }
}

TEST(SchatzMemory, WorldsAreSoundThroughoutGamesOfAnySize) {
  eachPosition(40, 150, [](const State& state, int, Chance& chance) {
    for (Seat seat = 0; seat < state.open.options.players; ++seat)
      eachImagined(state, seat, seat, 1, [&](const Hand& hand) { ASSERT_EQ(hand, state.own[seat].hand); });
    ASSERT_EQ(Schatz::faults(Schatz::imagine(viewOf<Schatz>(state, spectator), chance)), nullptr);
  });
}

// What a seat may do must not depend on what others hold, or it would tell.
TEST(SchatzMemory, MovesAndRefusalsDoNotDependOnOthersHands) {
  eachPosition(12, 60, [](const State& state, int n, Chance& chance) {
    if (n % 10 != 0) return;
    for (Seat seat = 0; seat < state.open.options.players; ++seat) {
      const State world = Schatz::imagine(viewOf<Schatz>(state, seat), chance);
      EXPECT_EQ(Schatz::actors(world.open), Schatz::actors(state.open));
      EXPECT_EQ(movesOf(world, seat), movesOf(state, seat));
      eachValue<Schatz::Move>(
          [&](const Schatz::Move& move) { EXPECT_EQ(refusal(world, seat, move), refusal(state, seat, move)); });
    }
  });
}

}  // namespace
}  // namespace mastaba::schatz
