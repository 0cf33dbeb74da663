// Rules 1 to 12, 37 and 38: what everybody has, which cards come, and when it is over.
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "describe/every.h"
#include "games/labyrinth/test/position.h"
#include "table/table.h"

namespace mastaba::labyrinth {
namespace {

int cardsOf(int number) { return number >= 6 && number <= 14 ? 2 : 1; }

// Everybody does the first thing that is possible, until it is over; every position on the way is looked at.
template <class Look>
State playThrough(const Options& options, const std::string& deal, const Look& look) {
  Table<Labyrinth> table(options, Seed::named(deal), {});
  Labyrinth::Moves moves;
  for (int i = 0; !table.over() && i < 2000; ++i) {
    look(table.state());
    const Seat seat = table.actors().first();
    table.moves(seat, moves);
    EXPECT_FALSE(table.play(seat, moves[0]));
  }
  EXPECT_TRUE(table.over());
  return table.state();
}
std::vector<int> cardsDealt(const Options& options, const std::string& deal) {
  const State state = playThrough(options, deal, [](const State&) {});
  return {state.open.cards.begin(), state.open.cards.end()};
}

TEST(LabyrinthSetup, Rule01OneToFivePlay) {
  EXPECT_EQ(Labyrinth::refuse(forPlayers(0)), no(1));
  for (int players = 1; players <= 5; ++players) {
    EXPECT_FALSE(Labyrinth::refuse(forPlayers(players)));
    const State state = begin(forPlayers(players));
    EXPECT_EQ(Labyrinth::actors(state.open), Seats::upTo(players));
    EXPECT_EQ(Labyrinth::faults(state), nullptr);
  }
  EXPECT_EQ(Labyrinth::seats, 5) << "nobody can ask for six";
  EXPECT_EQ(int{Options{}.players}, 1) << "usual is one";
}

TEST(LabyrinthSetup, Rule02FiveByFivePlaces) {
  const State state = position("", 19);
  std::set<std::string> free;
  Labyrinth::Moves moves;
  Labyrinth::moves(state.open, state.own[0], 0, moves);
  for (const Labyrinth::Move& move : moves)
    if (const auto* lay = as<Lay>(move)) free.insert(nameOf(fieldAt(lay->at, Quarter::a)).substr(0, 2));
  EXPECT_EQ(free.size(), 25U);
  for (const char* corner : {"A1", "E1", "A5", "E5"}) EXPECT_TRUE(free.contains(corner)) << corner;
  EXPECT_EQ(fieldNamed("A1a"), Field::at(0, 0));
  EXPECT_EQ(fieldNamed("B1a"), Field::at(2, 0)) << "letters go east";
  EXPECT_EQ(fieldNamed("A2a"), Field::at(0, 2)) << "numbers go south";
}

TEST(LabyrinthSetup, Rule03ATileCoversFourFields) {
  const Board board = boardOf(row(3, ". . 19"));
  for (const char* field : {"C3a", "C3b", "C3c", "C3d"}) {
    EXPECT_EQ(placeOf(fieldNamed(field)), placeNamed("C3"));
    EXPECT_TRUE(covered(board, placeOf(fieldNamed(field))));
  }
  EXPECT_EQ(fieldNamed("C3b"), Field::at(5, 4)) << "b is in the north-east";
  EXPECT_EQ(fieldNamed("C3c"), Field::at(4, 5)) << "c is in the south-west";
}

TEST(LabyrinthSetup, Rule04EverybodyLaysTheSameTiles) {
  const auto sameForAll = [](const State& state) {
    std::map<int, int> first;
    for (const Tile& tile : state.open.boards[0].tiles) ++first[tile.number];
    for (Seat seat = 1; seat < state.open.options.players; ++seat) {
      std::map<int, int> other;
      for (const Tile& tile : state.open.boards[seat].tiles) ++other[tile.number];
      EXPECT_EQ(other, first);
    }
  };
  const State end = playThrough(forPlayers(3), "same", sameForAll);
  sameForAll(end);
  std::map<int, int> laid;
  for (const Tile& tile : end.open.boards[2].tiles) ++laid[tile.number];
  for (const Number card : end.open.cards) --laid[card];
  for (const auto& [number, difference] : laid) EXPECT_EQ(difference, 0) << number;
}

TEST(LabyrinthSetup, Rule06TwelveStonesEach) {
  const auto left = [](const Options& options, Seat seat, Gem gem) {
    return int{begin(options).open.boards[seat].left[static_cast<int>(gem)]};
  };
  for (Seat seat = 0; seat < 5; ++seat) {
    EXPECT_EQ(left(forPlayers(5), seat, Gem::plain), 12);
    EXPECT_EQ(left(expert(5), seat, Gem::blue), 5);
    EXPECT_EQ(left(expert(5), seat, Gem::green), 4);
    EXPECT_EQ(left(expert(5), seat, Gem::red), 3);
    EXPECT_EQ(stonesLeft(begin(forPlayers(5)).open.boards[seat]), 12);
    EXPECT_EQ(stonesLeft(begin(expert(5)).open.boards[seat]), 12);
  }
}

TEST(LabyrinthSetup, Rule07EverybodyHasARobber) {
  constexpr std::array<Gate, 5> gates{Gate::westLeft, Gate::eastLeft, Gate::middleLeft, Gate::westRight,
                                      Gate::westLeft};
  State state = position("", 19, forPlayers(5));
  for (Seat seat = 0; seat < 5; ++seat) {
    state = after(state, seat, Start{gates[seat]});
    state = after(state, seat, {layOn(seat == 4 ? "A1" : "A3"), Done{}});
  }
  for (Seat seat = 0; seat < 5; ++seat) {
    EXPECT_EQ(state.open.boards[seat].gate, gates[seat]);
    const bool comesIn = seat == 0 || seat == 3;
    EXPECT_EQ(state.open.boards[seat].corridor.size(), comesIn ? 1 : 0) << "each on the own board";
  }
}

TEST(LabyrinthSetup, Rule08ACardForEachTile) {
  for (int number = 1; number <= 19; ++number) {
    int first = 0;
    const State state = begin({});
    first += tileOf(state.open) == number ? 1 : 0;
    EXPECT_EQ(state.open.stack.of[static_cast<std::size_t>(number - 1)] + first, cardsOf(number)) << number;
  }
  EXPECT_EQ(begin({}).open.stack.size(), 27);
}

TEST(LabyrinthSetup, Rule09WhichTilesAreLeftIsNeverASecret) {
  playThrough(withBets(2), "open tiles", [](const State& state) {
    const View<Labyrinth> view = viewOf<Labyrinth>(state, spectator);
    for (int number = 1; number <= 19; ++number)
      ASSERT_EQ(view.open.stack.of[static_cast<std::size_t>(number - 1)] + view.open.cards.count(number),
                cardsOf(number));
  });
}

TEST(LabyrinthSetup, Rule10TheSameDealGivesTheSameCardsToAnyNumberAndWhateverTheOptions) {
  for (const char* deal : {"pyramid-1", "pyramid-2", "nile"}) {
    const std::vector<int> alone = cardsDealt({}, deal);
    Options all = expert(5);
    all.betting = Labyrinth::Betting::on;
    all.entrances = Labyrinth::Entrances::south;
    all.colours = Labyrinth::Colours::ascending;
    all.stones = Labyrinth::Stones::perTurn;
    all.ties = Labyrinth::Ties::broken;
    for (const Options& options : {forPlayers(5), expert(), withBets(), withBets(4), all})
      EXPECT_EQ(cardsDealt(options, deal), alone) << deal;
  }
  EXPECT_NE(cardsDealt({}, "pyramid-1"), cardsDealt({}, "pyramid-2"));
}

TEST(LabyrinthSetup, Rule10EveryCardIsAsLikely) {
  std::map<int, int> first;
  constexpr int often = 2800;
  for (u64 luck = 0; luck < often; ++luck) ++first[tileOf(begin({}, luck).open)];
  for (int number = 1; number <= 19; ++number) {
    EXPECT_GT(first[number], 60 * cardsOf(number)) << number;
    EXPECT_LT(first[number], 145 * cardsOf(number)) << number;
  }
  // And so at the end: 14, 6 and 8 twice are left for the last turn.
  State state = position(without(without(secondBoard, "E5"), "E1"), 14, {}, Gate::eastLeft);
  state = after(state, 0, layOn("E1", 3));
  std::map<int, int> last;
  for (u64 luck = 0; luck < 800; ++luck) ++last[tileOf(after(state, 0, Done{}, luck).open)];
  EXPECT_EQ(last.size(), 3U);
  EXPECT_NEAR(last[8], 400, 80);
}

TEST(LabyrinthSetup, Rule11WhatABoardIsWorthFollowsFromWhatLiesOpen) {
  const State state = with(position(row(3, "17@0 12@0"), 8, {}, Gate::westLeft), 0, {"A3d", "B3c"});
  const Tally now = tallyOf(viewOf<Labyrinth>(state, spectator).open.boards[0], {});
  EXPECT_EQ(now.corridor, 4);
  EXPECT_EQ(now.counting, 1);
  EXPECT_EQ(now.points, 6);
  // At the end it is what is noted.
  for (const Options& options : {withBets(2), expert(2)}) {
    const State end = playedOut(options, 7);
    for (Seat seat = 0; seat < 2; ++seat)
      EXPECT_EQ(Labyrinth::standing(end).points[seat], tallyOf(end.open.boards[seat], options).points);
  }
}

TEST(LabyrinthSetup, Rule12ATurnBeginsWithACardForEverybody) {
  Chance chance(u64{3});
  Telling<Labyrinth::Event> told;
  Teller<Labyrinth::Event> teller(told);
  const State state = Labyrinth::setup(forPlayers(3), chance, teller);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].to, everyone);
  const auto* revealed = as<Labyrinth::Revealed>(told[0].event);
  ASSERT_NE(revealed, nullptr);
  EXPECT_EQ(int{revealed->turn}, 1);
  EXPECT_EQ(revealed->card, tileOf(state.open));
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(Labyrinth::asked(state.open, seat), Ask::lay);
  EXPECT_EQ(Labyrinth::actors(state.open), Seats::upTo(3)) << "nobody is asked to turn it up";
}

TEST(LabyrinthSetup, Rule37OverWhenAllPlacesAreCovered) {
  for (const Options& options : {Options{}, withBets(3)}) {
    int last = 0;
    const State end = playThrough(options, "end", [&](const State& state) {
      last = turnOf(state.open);
      for (Seat seat = 0; seat < options.players; ++seat) {
        const auto& tiles = state.open.boards[seat].tiles;
        EXPECT_TRUE(std::any_of(tiles.begin(), tiles.end(), [](const auto& tile) { return tile.number == 0; }));
      }
    });
    EXPECT_EQ(last, 25);
    for (Seat seat = 0; seat < options.players; ++seat)
      for (int place = 0; place < places; ++place) EXPECT_TRUE(covered(end.open.boards[seat], place));
    for (Seat seat = 0; seat < options.players; ++seat) {
      EXPECT_EQ(movesOf(end, seat), 0);
      for (const Labyrinth::Move& move :
           {Labyrinth::Move{layOn("A1")}, Labyrinth::Move{Done{}}, Labyrinth::Move{stoneOn("A1a")},
            Labyrinth::Move{Start{Gate::westLeft}}, Labyrinth::Move{Bet{Guess::high}}})
        EXPECT_EQ(whyNot(end, seat, move), "37");
    }
  }
}

TEST(LabyrinthSetup, Rule38ThreeCardsStay) {
  for (const char* deal : {"a", "b", "c"}) {
    const State end = playThrough(withBets(2), deal, [](const State&) {});
    EXPECT_EQ(end.open.stack.size(), 3);
    EXPECT_EQ(end.open.cards.size(), 25);
  }
}

}  // namespace
}  // namespace mastaba::labyrinth
