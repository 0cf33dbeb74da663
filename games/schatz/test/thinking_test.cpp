// How Der Schatz des Pharaos is thought about: value, first sight, the end reckoned out, and what a search finds.
#include <gtest/gtest.h>
#include <numeric>

#include "bots/search.h"
#include "bots/sensible.h"
#include "games/schatz/test/position.h"

namespace mastaba::schatz {
namespace {

Schatz::Move found(const State& state, Seat seat, int simulations = 400) {
  Search<Schatz> search(2 * simulations);
  return search.think(viewOf<Schatz>(state, seat), 12, Budget(simulations, 0), 7).move();
}

struct Solved {
  bool done;
  Schatz::Moves moves;
  Weights<Schatz::Moves> chances{};

  Solved(const State& state, Seat seat) {
    const View<Schatz> view = viewOf<Schatz>(state, seat);
    Schatz::moves(view.open, view.own, seat, moves);
    done = Schatz::solve(view, moves, chances);
  }
  int of(const Schatz::Move& move) const {
    for (int i = 0; i < moves.size(); ++i)
      if (moves[i] == move) return chances[static_cast<std::size_t>(i)];
    return -1;
  }
};

int sumOver(const Chances& chances) { return std::accumulate(chances.begin(), chances.end(), 0); }

// ---- value

TEST(SchatzValue, AddsUpForAnyNumberOfPlayers) {
  for (int players = 2; players <= 6; ++players) {
    Options options;
    options.players = players;
    for (u64 luck = 0; luck < 20; ++luck) {
      const State state = begin(options, luck);
      const Chances chances = Schatz::value(state);
      EXPECT_NEAR(sumOver(chances), surely, players);
      for (Seat seat = 0; seat < maxSeats; ++seat) {
        EXPECT_GE(chances[seat], 0);
        EXPECT_TRUE(seat < players || chances[seat] == 0);
      }
      // Nothing has happened yet: nobody is out of the race.
      for (Seat seat = 0; seat < players; ++seat) EXPECT_GT(chances[seat], surely / players / 6);
    }
  }
}

int valueOfFirst(const std::string& text) { return Schatz::value(position(text))[0]; }

TEST(SchatzValue, PrefersWhoIsNearer) {
  const std::string other = "1: on 2, laid, hand L3 T2 R4 S1 C\n";
  int before = 0;
  for (int on = 0; on < 5; ++on) {
    const int now = valueOfFirst("row 6 9 5 8 7, pawn S, turn 1\n0: on " + std::to_string(on) +
                                 ", laid, hand L2 T4 R3 S2 C\n" + other);
    EXPECT_GT(now, before) << on;
    before = now;
  }
}

TEST(SchatzValue, PrefersWhoHasLaidMore) {
  const auto value = [](const std::string& laid) {
    return valueOfFirst("pawn S, turn 1\n0: on 5, laid" + laid + ", hand L2 T2 R3 C\n" +
                        "1: on 4, laid, hand L3 T2 R4 S1 C\n");
  };
  EXPECT_GT(value(" L5"), value(""));
  EXPECT_GT(value(" L5 R4"), value(" L5"));
}

TEST(SchatzValue, IsNearlyCertainWhenTheNextCardWins) {
  EXPECT_GT(valueOfFirst("pawn S, turn 0\n0: on 5, laid L5 R4, hand S3 T1\n1: on 3, laid, hand L3 T2 R4 S1 C\n"),
            surely * 97 / 100);
  EXPECT_GT(valueOfFirst("pawn L, turn 0\n0: on 5, laid L5 R4, hand S3 M\n1: on 3, laid, hand L3 T2 R4 S1 C\n"),
            surely * 93 / 100);
}

TEST(SchatzValue, KnowsWhoseTurnItIs) {
  const std::string seats = "0: on 5, laid L5 R4, hand S3 T1\n1: on 5, laid R5 L4, hand S3 T1\n";
  EXPECT_GT(valueOfFirst("pawn S, turn 0\n" + seats), surely * 9 / 10);
  EXPECT_LT(valueOfFirst("pawn S, turn 1\n" + seats), surely / 10);
}

TEST(SchatzValue, KnowsThatAStepIsFollowedByTheTurnOrNot) {
  // An exact hit: the seat puts the black pawn where it likes and goes on.
  State hit = position("row 11 10 9 8 4, pawn L, turn 0\n0: on 4, laid, hand L4 S3 T1\n1: on 5, laid R5, hand S1\n");
  hit = after(hit, 0, Play{Card::ladder4});
  ASSERT_EQ(hit.open.agenda.back().ask, Ask::pawn);
  EXPECT_NEAR(sumOver(Schatz::value(hit)), surely, 2);
  // Under a curse the next one is left of who cursed.
  State cursed = position("pawn L, turn 0\n0: on 4, laid, hand C S3 T1\n1: on 5, laid R5 L4, hand S1 S2\n");
  cursed = after(cursed, 0, Play{Card::curse});
  ASSERT_EQ(cursed.open.agenda.back().ask, Ask::giveUp);
  EXPECT_NEAR(sumOver(Schatz::value(cursed)), surely, 2);
}

// ---- first sight

TEST(SchatzSight, NothingIsBetterThanToWin) {
  const State state = position(
      "pawn S, turn 0\n"
      "0: on 5, laid L5 R4, hand S3 S1 S2 M C P T5\n"
      "1: on 5, laid R5, hand S1\n");
  Schatz::Moves moves;
  Weights<Schatz::Moves> weights{};
  const View<Schatz> view = viewOf<Schatz>(state, 0);
  Schatz::moves(view.open, view.own, 0, moves);
  Schatz::prior(view, moves, weights);
  for (int i = 0; i < moves.size(); ++i) {
    const bool wins = moves[i] == Schatz::Move{Play{Card::spade3}};
    EXPECT_EQ(weights[static_cast<std::size_t>(i)] == dominated, !wins);
  }
}

// ---- the end, reckoned out

TEST(SchatzSolve, FindsTheVictoryOfThisTurn) {
  const State here = position("pawn S, turn 0\n0: on 5, laid L5 R4, hand S3 S1 M\n1: on 5, laid R5, hand S1\n");
  const Solved solved(here, 0);
  ASSERT_TRUE(solved.done);
  EXPECT_EQ(solved.of(Play{Card::spade3}), surely);
  EXPECT_EQ(solved.of(Magic{Item::spade}), surely);
  EXPECT_EQ(solved.of(Draw{1}), notReckoned);
}

// With cards in the pile, only this turn can be reckoned: there is a card that fits, here or with magic.
TEST(SchatzSolve, AgreesWithWhatTheCardsSay) {
  Options options;
  options.players = 2;
  int asked = 0;
  int won = 0;
  for (u64 luck = 0; luck < 40; ++luck) {
    State state = begin(options, luck);
    Chance chance(luck);
    while (!over<Schatz>(state)) {
      const Seat seat = Schatz::actors(state.open).first();
      const Hand& hand = state.own[seat].hand;
      if (asks(state.open.agenda, Ask::turn, seat) && state.open.pileSize > 0) {
        const auto fits = [&](Card card, bool anywhere) {
          return isEquipment(card) && valueOf(card) == missing(state.open, seat) &&
                 (anywhere || itemOf(card) == state.open.pawn);
        };
        const bool wins = facesTreasure(state.open, seat) && std::any_of(hand.begin(), hand.end(), [&](Card card) {
                            return fits(card, hand.has(Card::magic));
                          });
        EXPECT_EQ(Solved(state, seat).done, wins) << textOf(state);
        ++asked;
        won += wins ? 1 : 0;
      }
      state = after(state, seat, sensibleMove<Schatz>(viewOf<Schatz>(state, seat), chance), luck);
    }
  }
  EXPECT_GT(asked, 500);
  EXPECT_GT(won, 20);
}

// Everything is known, and nothing the other can do moves the black pawn or takes a card away.
TEST(SchatzSolve, LooksBeyondTheTurnWhenAllIsKnown) {
  const State state =
      position("pawn S, rest discard, turn 0\n0: on 5, laid L5 R2, hand S3 S2 T5\n1: on 5, laid, hand L1\n");
  const Solved solved(state, 0);
  ASSERT_TRUE(solved.done);
  EXPECT_EQ(solved.of(Play{Card::spade3}), surely);
  EXPECT_EQ(solved.of(Play{Card::spade2}), surely);
  EXPECT_EQ(solved.of(Swap{Card::torch5, Card::none}), notReckoned);
  // A curse or magic in the other's hand, and it is not certain any more. Nor if the other may hold anything.
  EXPECT_FALSE(Solved(position("pawn S, rest discard, turn 0\n0: on 5, laid L5 R2, hand S3 S2 T5\n"
                               "1: on 5, laid, hand C\n"),
                      0)
                   .done);
  EXPECT_FALSE(
      Solved(position("pawn S, turn 0\n0: on 5, laid L5 R2, hand S3 S2 T5\n1: on 5, laid, hand L1\n"), 0).done);
}

// Every line, without any cleverness: does the first seat win whatever the other does? Nobody may draw here.
bool winsForCertain(const State& state, int depth) {
  if (over<Schatz>(state)) return state.open.passed[0] == adventures;
  if (depth == 0) return false;
  const Seat seat = Schatz::actors(state.open).first();
  Schatz::Moves moves;
  Schatz::moves(state.open, state.own[seat], seat, moves);
  bool all = true;
  bool any = false;
  for (const Schatz::Move& move : moves) {
    if (as<Swap>(move) || as<Draw>(move)) {
      if (seat == 0) continue;  // leaves it to luck
      // Whatever the other draws, the first one moves next.
      const State next = after(state, seat, move);
      const bool wins = [&] {
        for (const Card card : next.own[0].hand)
          if (isEquipment(card) && facesTreasure(next.open, 0) && valueOf(card) == missing(next.open, 0) &&
              (itemOf(card) == next.open.pawn || next.own[0].hand.has(Card::magic)))
            return true;
        return false;
      }();
      all = all && wins;
      continue;
    }
    const bool wins = winsForCertain(after(state, seat, move), depth - 1);
    all = all && wins;
    any = any || wins;
  }
  return seat == 0 ? any : all;
}

TEST(SchatzSolve, AgreesWithBruteForce) {
  const std::string table = "pawn S, rest discard, turn 0\n";
  const char* mine[] = {"laid L5 R2, hand S3 S2",   "laid L5 R2, hand S3 R2 M", "laid L5 R3, hand S3 T1",
                        "laid L5 R5, hand R2 M",    "laid L5 R5, hand R2",      "laid L5 R2 P, hand S1 S4",
                        "laid L4 R3, hand S5 S4 T1"};
  const char* others[] = {"on 5, laid, hand L1", "on 5, laid L3 R4, hand S5", "on 5, laid, hand C",
                          "on 4, laid, hand P R1", "on 5, laid L4 R4, hand T4 M"};
  int certain = 0;
  for (const char* my : mine)
    for (const char* other : others) {
      const State state = position(table + "0: on 5, " + my + "\n1: " + other + "\n");
      const bool wins = winsForCertain(state, 6);
      EXPECT_EQ(Solved(state, 0).done, wins) << my << " / " << other;
      certain += wins ? 1 : 0;
    }
  EXPECT_GE(certain, 8);
}

TEST(SchatzSolve, RefusesWhatIsTooMuch) {
  for (int players = 2; players <= 6; ++players) {
    Options options;
    options.players = players;
    const State state = begin(options, 3);
    EXPECT_FALSE(Solved(state, state.open.starter).done);
  }
  EXPECT_FALSE(
      Solved(position("pawn S, turn 0\n0: on 5, laid L5, hand S3 S1 M T5 R2 C P L1\n1: on 5, laid R5, hand S1\n"), 0)
          .done);
}

// ---- what a search finds

TEST(SchatzSearch, WinsAtOnce) {
  const State here = position("pawn S, turn 0\n0: on 5, laid L5 R4, hand S3 S1 S2 M C\n1: on 5, laid R5, hand S1\n");
  EXPECT_TRUE((found(here, 0) == Schatz::Move{Play{Card::spade3}}));
  const State there = position("pawn L, turn 0\n0: on 5, laid L5 R4, hand S3 T1 M\n1: on 5, laid R5, hand S1\n");
  EXPECT_TRUE((found(there, 0) == Schatz::Move{Magic{Item::spade}}));
}

TEST(SchatzSearch, EmptiesItsHand) {
  const State state =
      position("row 9 8 11 10 7, pawn L, turn 0\n0: on 2, laid, hand P\n1: on 2, laid, hand S1 S2 T4 L3 R5\n");
  EXPECT_TRUE((found(state, 0) == Schatz::Move{Play{Card::protection}}));
}

TEST(SchatzSearch, CursesWhoIsAboutToWin) {
  const State state = position(
      "row 9 8 11 10 7, pawn S, rest discard, turn 0\n"
      "0: on 4, laid, hand C R5 T4 L3\n"
      "1: on 5, laid L5 R4, hand S3\n");
  EXPECT_TRUE((found(state, 0) == Schatz::Move{Play{Card::curse}}));
}

TEST(SchatzSearch, KeepsToWhatItCanFinishBeforeTheTreasure) {
  // Eight are missing: after the five nothing would fit.
  const State state = position("pawn S, turn 0\n0: on 5, laid L4, hand S5 S4 S4\n1: on 2, laid, hand T1 T2 R4 L3\n");
  EXPECT_TRUE((found(state, 0) == Schatz::Move{Play{Card::spade4}}));
}

}  // namespace
}  // namespace mastaba::schatz
