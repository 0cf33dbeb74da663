// The sensible bot, as it plays Der Fluch des Pharao.
#include <algorithm>
#include <cstdio>
#include <gtest/gtest.h>

#include "bots/sensible.h"
#include "games/fluch/test/acting.h"
#include "tests/against_random.h"

namespace mastaba::fluch {
namespace {

Move choice(const State& state) {
  Chance chance(u64{1});
  return sensibleMove<Fluch>(viewOf<Fluch>(state, Fluch::actors(state.open).first()), chance);
}

const std::string fiveColours = "tokens red1 yellow2 blue2 green1 orange2";
// Seat 0 on its way in the corridor; the other far from it.
State inCorridor(const std::string& asked, const std::string& mine, const std::string& more = "") {
  return position(corridor + more + "\n" + asked + "\n0: " + mine + "\n1: at K14");
}

// ---- ways

TEST(FluchBot, WalksIntoTheNextChamber) {
  EXPECT_EQ(choice(inCorridor("move 4", "at E14")), step("E13"));
  EXPECT_EQ(choice(inCorridor("move 1", "at E11")), step("E10"));
  EXPECT_EQ(choice(inCorridor("move 3", "at E10")), Move{Stop{}}) << "there is something to find";
}

TEST(FluchBot, PassesByWhatItCannotUse) {
  const State state = inCorridor("move 2", "at E10, tokens red1", "token E10 red2, faceDown C10\nD10 ─");
  EXPECT_EQ(choice(state), step("D10"));
}

TEST(FluchBot, GoesHomeWhenItHasEnough) {
  EXPECT_EQ(choice(inCorridor("move 3", "at E11, " + fiveColours)), step("E12"));
  EXPECT_EQ(choice(inCorridor("move 1", "at E13, " + fiveColours)), step("E14"));
}

TEST(FluchBot, LeavesByAnOccupiedEntrance) {
  const State state = position(corridor + "move 1\n0: at E13, " + fiveColours + "\n1: at E14");
  EXPECT_EQ(choice(state), step("E14"));
}

TEST(FluchBot, EntersWhereChambersAreNear) {
  // All tokens are in the west.
  const Options options = with(&Options::chamberFill, Fluch::ChamberFill::fixed);
  const State state = position("over, enter 0, empty I10 K10 J8 M8 I6 L6 J4 L2\n1: at G14", options);
  EXPECT_TRUE(choice(state) == enter("C14") || choice(state) == enter("E14"));
}

// ---- building

TEST(FluchBot, BuildsItsWay) {
  EXPECT_EQ(choice(position("lay 3\n0: at E14\n1: at K14")), Move{Draw{}});
  EXPECT_EQ(choice(position("E11 │\nE12 │\ntile straight\n0: at E14\n1: at K14")), lay("E13", Ways::ns));
}

TEST(FluchBot, DrawsNothingItDoesNotNeed) {
  EXPECT_EQ(choice(inCorridor("lay 3", "at E13, " + fiveColours)), Move{Roll{}});
}

TEST(FluchBot, BreaksTheWallInItsWay) {
  const std::string walls = R"(
    D12 │─│
    E13 │
    tile straight
    1: at K14
    0: at E12, )" + fiveColours;
  EXPECT_EQ(choice(position(walls)), passage("E12", Ways::ns));
  EXPECT_EQ(choice(position(walls + ", lives 2")), passage("E12", Ways::ns)) << "also for the last life to spare";
}

// ---- lives

TEST(FluchBot, SpendsALifeToGetOut) {
  EXPECT_EQ(choice(inCorridor("end", "at E12, lives 3, " + fiveColours)), Move{ExtraRoll{}});
}

TEST(FluchBot, KeepsItsLastLives) { EXPECT_EQ(choice(inCorridor("end", "at E13, lives 2")), Move{EndTurn{}}); }

TEST(FluchBot, GivesUpWhenSealedIn) {
  const std::string sealed = "E13 ─\nsealed\n0: at E14, lives 1\n1: at K14";
  EXPECT_EQ(choice(position(sealed)), Move{GiveUp{}});
  EXPECT_EQ(choice(position(sealed, with(&Options::permadeath, Fluch::Permadeath::yes))), Move{PlayOn{}});
}

TEST(FluchBot, WardsOffAmmutButNotEveryTrap) {
  const Options chosen = with(&Options::protection, Fluch::Protection::chosen);
  const auto asked = [&](const std::string& ward, int lives) {
    return choice(position(
        corridor + ward + "\n0: at E12, protection horus, lives " + std::to_string(lives) + ", tokens red2\n1: at K14",
        chosen));
  };
  EXPECT_EQ(asked("collect, cards 1, ward 0 trap", 7), Move{Endure{}});
  EXPECT_EQ(asked("collect, cards 1, ward 0 trap", 1), Move{Ward{}});
}

// ---- tokens

TEST(FluchBot, TurnsUpAndTakes) {
  EXPECT_EQ(choice(inCorridor("collect", "at E10")), Move{TurnUp{}});
  EXPECT_EQ(choice(inCorridor("collect", "at E10", "token E10 red3")), Move{Take{}});
}

TEST(FluchBot, LootsWhatItLacks) {
  EXPECT_EQ(choice(inCorridor("collect", "at E12, tokens red2", "heap E12 red1 blue3")), loot(Token::blue3));
}

// ---- Ammut

TEST(FluchBot, LeadsAmmutToOthers) {
  const std::string both = R"(
    E11 │
    E12 ├┐
    E13 ││
    ammut E12, lead 1
  )";
  EXPECT_EQ(choice(position(both + "0: at E11\n1: at E13")), lead("E13"));
  EXPECT_EQ(choice(position(both + "0: at E13\n1: at E11")), lead("E11"));
  EXPECT_EQ(choice(position(both + "0: at E13\n1: at K14")), lead("F12")) << "not to itself";
}

TEST(FluchBot, PutsAmmutBesideOthers) {
  const std::string maze = corridor + "empty E10 I10\nI11 │\nI12 │\nI13 │\nplace 0\n";
  EXPECT_EQ(choice(position(maze + "0: at E12\n1: at I12")), put("I10"));
  EXPECT_EQ(choice(position(maze + "0: at I12\n1: at E12")), put("E10"));
}

TEST(FluchBot, StaysOutOfAmmutsReach) {
  // Both ways lead home, in one of them she waits.
  const State state = position(R"(
    E11 ├─┐
    E12 │.│
    E13 │.│
    ammut E12, move 2
    0: at E11, lives 2, )" + fiveColours +
                               "\n1: at K14");
  EXPECT_EQ(choice(state), step("F11"));
}

// ---- whole games

struct Played {
  int limits = 0;
  int longest = 0;  // decisions
  std::vector<int> rounds;
  int median() {
    std::sort(rounds.begin(), rounds.end());
    return rounds[rounds.size() / 2];
  }
};
Played playedBy(int games, const Options& options) {
  Played result;
  for (int game = 0; game < games; ++game) {
    Chance chance(static_cast<u64>(game));
    Teller<Fluch::Event> deaf;
    State state = Fluch::setup(options, chance, deaf);
    int decisions = 0;
    for (; !over<Fluch>(state); ++decisions) {
      const Seat seat = Fluch::actors(state.open).first();
      Fluch::play(state, seat, sensibleMove<Fluch>(viewOf<Fluch>(state, seat), chance), chance, deaf);
    }
    result.rounds.push_back(state.open.rounds);
    result.longest = std::max(result.longest, decisions);
    if (Fluch::standing(state).how == Fluch::How::limit) ++result.limits;
  }
  return result;
}

TEST(FluchBot, GamesTakeAsLongAsTheyShould) {
  constexpr int games = 10;
  for (int players = fewest; players <= most; ++players) {
    Played all = playedBy(games, forPlayers(players));
    std::printf("With %d players %d rounds, half of %d games; the longest had %d decisions.\n", players, all.median(),
                games, all.longest);
    EXPECT_GE(all.median(), 7) << players;
    EXPECT_LE(all.median(), 25) << players;
    EXPECT_LE(all.limits, 1) << players;
  }
}

TEST(FluchBot, FinishesUnderHardRules) {
  const Options strict = with(&Options::joinAnchors, Fluch::JoinAnchors::tiles);
  EXPECT_LE(playedBy(8, strict).limits, 1);
  const Options hunted = with(&Options::die, Fluch::Die::hunter, forPlayers(4));
  EXPECT_LE(playedBy(6, hunted).limits, 1);
}

TEST(FluchBot, BeatsRandomPlayClearly) {
  constexpr int games = 60;
  const int won = wonAgainstRandom<Fluch>({}, games, [](const Fluch::Standing& standing, Seat bot) {
    return standing.place[bot] == 1 && standing.how != Fluch::How::limit;
  });
  std::printf("The sensible bot wins %d of %d games against random play.\n", won, games);
  EXPECT_GT(won, games * 98 / 100);
}

}  // namespace
}  // namespace mastaba::fluch
