// What the bot thinks of positions, and which ways to spend a turn it sees.
#include <gtest/gtest.h>
#include <set>

#include "bots/search.h"
#include "bots/sensible.h"
#include "games/gold/outlook.h"
#include "games/gold/test/acting.h"

namespace mastaba::gold {
namespace {

int chanceOf(const State& state, Seat seat = 0) { return Gold::value(state)[seat]; }
int sum(const Chances& chances) {
  int all = 0;
  for (const int chance : chances) all += chance;
  return all;
}

const std::string straightNorth = R"(
  ......
  ..L...
  ..│...
  ..│...
  ..│...
  ..E...
)";
// Ring 1 falls after this turn.
const std::string ringFalls = R"(
  L....O
  ......
  F._..I
  ..├┐..
  ..├...
  ..E...
  falling C3 0, )";

// ---- value

TEST(GoldValue, IsShared) {
  for (const int players : {2, 3, 4}) {
    const Chances chances = Gold::value(begin(forPlayers(players)));
    EXPECT_NEAR(sum(chances), surely, surely / 50) << players;
    for (int seat = 0; seat < players; ++seat)
      EXPECT_NEAR(chances[static_cast<std::size_t>(seat)], surely / players, surely / 12) << players;
    for (int seat = players; seat < maxSeats; ++seat) EXPECT_EQ(chances[static_cast<std::size_t>(seat)], 0);
  }
  EXPECT_NEAR(chanceOf(begin(with(&Options::entrance, Gold::EntrancePlace::chosen))), surely / 2, 1);
}

TEST(GoldValue, StaysInBoundsInAllGames) {
  Teller<Gold::Event> deaf;
  for (u64 luck = 0; luck < 24; ++luck) {
    Chance chance(luck);
    Options options = forPlayers(2 + static_cast<int>(luck % 3));
    options.doors = luck % 2 == 0 ? Gold::Doors::four : Gold::Doors::one;
    options.pace = luck % 4 < 2 ? Gold::Pace::fair : Gold::Pace::hard;
    State state = Gold::setup(options, chance, deaf);
    while (!over<Gold>(state)) {
      const Chances chances = Gold::value(state);
      EXPECT_NEAR(sum(chances), surely, surely / 8);
      for (const int one : chances) {
        EXPECT_GE(one, 0);
        EXPECT_LE(one, surely);
      }
      const Seat seat = Gold::actors(state.open).first();
      Gold::play(state, seat, sensibleMove<Gold>(viewOf<Gold>(state, seat), chance), chance, deaf);
    }
  }
}

TEST(GoldValue, LikesTreasuresAtHomeBetterThanInHandAndInHandBetterThanLying) {
  const int home = chanceOf(position(straightNorth + "0: archaeologist C4, museum 3"));
  const int inHand = chanceOf(position(straightNorth + "0: archaeologist C4, carries three"));
  const int lying = chanceOf(position(straightNorth + "lying three C2\n0: archaeologist C4"));
  const int theirs = chanceOf(position(straightNorth + "0: archaeologist C4\n1: museum 3"));
  EXPECT_GT(home, inHand);
  EXPECT_GT(inHand, lying);
  EXPECT_GT(lying, theirs);
}

TEST(GoldValue, LikesToBeNearTheEntranceWithATreasure) {
  const auto at = [](const std::string& place) {
    return chanceOf(position(straightNorth + "0: archaeologist " + place + ", carries three"));
  };
  EXPECT_GE(at("C5"), at("C3"));
  EXPECT_GT(at("C3"), at("C2"));
}

TEST(GoldValue, FearsThieves) {
  const std::string board = straightNorth + "turn 1\n0: archaeologist C2, carries three\n1: archaeologist ";
  EXPECT_GT(chanceOf(position(board + "C6")), chanceOf(position(board + "C3")));
}

TEST(GoldValue, LikesLampsOnTheWay) {
  EXPECT_GT(chanceOf(position(straightNorth + "lying three C2, lying two C2\n0: lamps C3 C4 C5")),
            chanceOf(position(straightNorth + "lying three C2, lying two C2\n0: ")));
}

TEST(GoldValue, KnowsWhoIsBuried) {
  // Seat 0 has one action to leave the ring that falls.
  const int free = chanceOf(position(ringFalls + "actions 1\n0: archaeologist C5, helper C6"));
  const int saved = chanceOf(position(ringFalls + "actions 1\n0: archaeologist C4, helper C6"));
  const int lost = chanceOf(position(ringFalls + "actions 1\n0: archaeologist D4, helper C6"));
  EXPECT_GE(free, saved);
  EXPECT_GT(saved, lost);
}

TEST(GoldValue, IsAllButCertainAtTheEnd) {
  const State state = position(ringFalls + "actions 1\n0: museum 3 3 2\n1: archaeologist C5");
  EXPECT_GT(chanceOf(state), surely * 9 / 10);
}

TEST(GoldValue, FollowsTheScoreWhenNothingIsFoundForLong) {
  const std::string behind = "\n0: photos 0\n1: museum 3, photos 1";
  EXPECT_LT(chanceOf(position(straightNorth + "quiet 23" + behind)),
            chanceOf(position(straightNorth + "quiet 1" + behind)));
}

TEST(GoldValue, LeavesExploringToWhoIsThereEvenWithoutAWayHome) {
  const Outlook outlook(position(R"(
    L.....
    ..│...
    ..│...
    ..│...
    ..─...
    .│E│..
    0: archaeologist C2, carries two
  )"));
  const auto exploring = static_cast<std::size_t>(Sight::exploring);
  EXPECT_GT(outlook.seats[0][exploring], outlook.seats[1][exploring]);
}

// ---- lines

Lines<Move> linesOf(const State& state) {
  Lines<Move> lines;
  Gold::lines(viewOf<Gold>(state, Gold::actors(state.open).first()), lines);
  return lines;
}
bool has(const Line<Move>& line, const Move& move) { return std::find(line.begin(), line.end(), move) != line.end(); }
bool depends(const State& state, const Move& move) {
  if (as<Reveal>(move)) return true;
  return as<Lay>(move) && isChamber(state.open.tiles[state.open.agenda.back().n].kind);
}

// Every move of a line is legal in its turn, luck ends it, and no two lead to the same position.
void expectSound(const State& state) {
  const Seat seat = Gold::actors(state.open).first();
  const Lines<Move> lines = linesOf(state);
  if (lines.empty()) FAIL() << "no line";
  std::set<u64> ends;
  for (const Line<Move>& line : lines) {
    State now = state;
    Chance chance(u64{1});
    Teller<Gold::Event> deaf;
    u64 luck = 0;
    for (int i = 0; i < line.size(); ++i) {
      ASSERT_TRUE(Gold::actors(now.open).has(seat));
      ASSERT_FALSE(Gold::refuse(now.open, now.own[seat], seat, line[i])) << "move " << i;
      if (depends(now, line[i])) {
        ASSERT_EQ(i, line.size() - 1) << "luck ends a line";
        luck = nameOf(line[i]) + 1;
        break;
      }
      Gold::play(now, seat, line[i], chance, deaf);
    }
    EXPECT_TRUE(luck != 0 || !Gold::actors(now.open).has(seat) || line.size() == line.capacity());
    EXPECT_TRUE(ends.insert(hashOf(now) + luck).second) << "twice the same position";
  }
}

TEST(GoldLines, AreSoundInAllGames) {
  Teller<Gold::Event> deaf;
  for (u64 luck = 0; luck < 12; ++luck) {
    Chance chance(luck);
    Options options = forPlayers(2 + static_cast<int>(luck % 3));
    options.doors = luck % 2 == 0 ? Gold::Doors::four : Gold::Doors::one;
    State state = Gold::setup(options, chance, deaf);
    for (int move = 0; !over<Gold>(state); ++move) {
      if (move % 7 == 0) expectSound(state);
      const Seat seat = Gold::actors(state.open).first();
      Gold::play(state, seat, sensibleMove<Gold>(viewOf<Gold>(state, seat), chance), chance, deaf);
    }
  }
}

TEST(GoldLines, AskNothingAboutTheEntrance) {
  EXPECT_TRUE(linesOf(begin(with(&Options::entrance, Gold::EntrancePlace::chosen))).empty());
}

TEST(GoldLines, FetchAndBringHomeInOneTurn) {
  const Lines<Move> lines = linesOf(position(straightNorth + "lying three C4\n0: archaeologist C3"));
  EXPECT_TRUE(has(lines[0], take(Treasure::three)));
  EXPECT_TRUE(has(lines[0], walk("C6")));
}

TEST(GoldLines, RobOnTheWay) {
  const Lines<Move> lines =
      linesOf(position(straightNorth + "0: archaeologist C3\n1: archaeologist C4, carries three"));
  EXPECT_TRUE(has(lines[0], steal(1)));
}

// ---- thinking

Thoughts<Gold> thoughtsOf(const State& state, int simulations = 300) {
  Search<Gold> search(2 * simulations + 2);
  return search.think(viewOf<Gold>(state, Gold::actors(state.open).first()), 12, Budget(simulations, 0), 1);
}
// What it does until its turn is over.
std::vector<Move> turnOf(State state) {
  const Seat seat = Gold::actors(state.open).first();
  std::vector<Move> moves;
  while (Gold::actors(state.open).has(seat)) {
    moves.push_back(thoughtsOf(state).move());
    state = after(state, moves.back());
  }
  return moves;
}
bool has(const std::vector<Move>& moves, const Move& move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

const std::string allFound = R"(
  L....O
  ......
  F.C..I
  ..├┐..
  ..├...
  ..E...
)";

TEST(GoldThinking, BringsTheMaskHomeInOneTurn) {
  const std::vector<Move> moves = turnOf(
      position(allFound +
               "armed 0 2, lying mask C3\n0: archaeologist C3, photos 2, museum 3 3 2 2\n1: photos 3, museum 3 3 2 2"));
  EXPECT_EQ(moves[0], take(Treasure::mask));
  EXPECT_TRUE(has(moves, walk("C6")));
}

TEST(GoldThinking, FleesFromTheRingThatFalls) {
  EXPECT_EQ(
      thoughtsOf(position(ringFalls + "actions 1, lying three D4\n0: archaeologist C4, photos 3\n1: photos 2")).move(),
      walk("C5"));
}

TEST(GoldThinking, RobsWhenItDecides) {
  const State state = position(straightNorth + "0: archaeologist C3\n1: archaeologist C4, carries three");
  EXPECT_TRUE(has(turnOf(state), steal(1)));
}

TEST(GoldThinking, BringsHomeWhatItCarriesBeforeItWakesTheMummy) {
  // The only photos left show mummies: the archaeologist would flee and drop what it carries.
  const State state = position(R"(
    ......
    ......
    ..│...
    .F│L..
    .O│...
    ..E...
    taken 1 2 4, actions 2
    0: archaeologist C4, carries three
  )");
  EXPECT_EQ(thoughtsOf(state).move(), walk("C5"));
}

}  // namespace
}  // namespace mastaba::gold
