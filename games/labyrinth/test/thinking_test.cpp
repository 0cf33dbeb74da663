// How the bot of Das Labyrinth des Pharao thinks ahead: the quick board, what was learned, the exact end.
#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <memory>
#include <numeric>
#include <sstream>

#include "bots/sensible.h"
#include "bots/thoughts.h"
#include "games/labyrinth/memory.h"
#include "games/labyrinth/rivals.h"
#include "games/labyrinth/sketch.h"
#include "games/labyrinth/test/position.h"
#include "tools/labyrinth/learn.h"
#include "tools/labyrinth/par.h"

namespace mastaba::labyrinth {
namespace {

using Move = Labyrinth::Move;

// A game by random moves up to a turn.
State randomly(const Options& options, u64 luck, int turns) {
  Chance chance(luck);
  Teller<Labyrinth::Event> deaf;
  State state = Labyrinth::setup(options, chance, deaf);
  while (!over<Labyrinth>(state) && turnOf(state.open) <= turns) {
    const Seat seat = Labyrinth::actors(state.open).first();
    Labyrinth::play(state, seat, randomMove<Labyrinth>(viewOf<Labyrinth>(state, seat), chance), chance, deaf);
  }
  return state;
}

std::vector<Options> manyOptions() {
  std::vector<Options> all;
  for (int i = 0; i < 24; ++i) {
    Options options;
    options.players = 1 + i % Labyrinth::seats;
    options.scoring = static_cast<Labyrinth::Scoring>(i % 2);
    options.betting = static_cast<Labyrinth::Betting>(i / 2 % 2);
    options.entrances = static_cast<Labyrinth::Entrances>(i / 3 % 2);
    options.foreignEntrance = static_cast<Labyrinth::ForeignEntrance>(i / 4 % 2);
    options.colours = static_cast<Labyrinth::Colours>(i / 5 % 2);
    options.stones = static_cast<Labyrinth::Stones>(i / 6 % 2);
    options.special = static_cast<Labyrinth::Special>(i / 7 % 2);
    options.ties = static_cast<Labyrinth::Ties>(i / 8 % 2);
    all.push_back(options);
  }
  return all;
}

// ---- the quick board

TEST(LabyrinthQuick, KnowsTheCorridorAndThePoints) {
  for (const Options& options : manyOptions())
    for (u64 luck = 0; luck < 20; ++luck) {
      const State state = randomly(options, luck, 3 + static_cast<int>(luck));
      const Board& board = state.open.boards[0];
      const Quick quick(board, options);
      EXPECT_EQ(quick.length(), board.corridor.size());
      EXPECT_EQ(quick.points(), tallyOf(board, options).points);
    }
}
TEST(LabyrinthQuick, LinksLeadWhereOneGetsOnFoot) {
  for (u64 luck = 0; luck < 40; ++luck) {
    const State state = randomly({}, luck, 4 + static_cast<int>(luck / 2));
    const Sketch sketch(state.open.boards[0], state.open.options);
    const Quick quick(state.open.boards[0], state.open.options);
    for (int knot = 0; knot < knots; ++knot) {
      const int beyond = beyondKnot[static_cast<std::size_t>(knot)];
      if (!quick.isFree(fieldOfKnot[static_cast<std::size_t>(knot)]) || beyond == nowhere) continue;
      if (knot == quick.end()) continue;  // back through the corridor: nobody goes there
      int many = 0;
      const Side in = artwork::outer[static_cast<std::size_t>(halfOfKnot(beyond))].side;
      const End end =
          follow(sketch, sketch.options, fieldOfKnot[static_cast<std::size_t>(beyond)], in, [&many](int) { ++many; });
      EXPECT_EQ(quick.lengths[static_cast<std::size_t>(knot)], many);
      const int there = end.alive()
                            ? int{knotOfField[static_cast<std::size_t>(end.field)][static_cast<std::size_t>(end.side)]}
                            : int{nowhere};
      EXPECT_EQ(quick.to[static_cast<std::size_t>(knot)], there);
    }
  }
}
TEST(LabyrinthQuick, TakesBackWhatItTries) {
  for (u64 luck = 0; luck < 20; ++luck) {
    const State state = randomly({}, luck, 4 + static_cast<int>(luck));
    Quick quick(state.open.boards[0], state.open.options);
    const Quick before = quick;
    bestDeed(quick, learnedFor({}), tileOf(state.open), bitsOf(state.open.stack));
    EXPECT_EQ(quick.to, before.to);
    EXPECT_EQ(quick.lengths, before.lengths);
    EXPECT_EQ(quick.alive, before.alive);
    EXPECT_EQ(quick.positions, before.positions);
    EXPECT_EQ(quick.chains, before.chains);
    EXPECT_EQ(quick.free, before.free);
  }
}

// ---- in haste

TEST(LabyrinthMarks, SayWhatTheWaysSay) {
  for (int number = 1; number <= designs; ++number)
    for (int turns = 0; turns < distinctTurns(number); ++turns) {
      const Ways& ways = waysOf(number, turns);
      const Marks& marks = allMarks[static_cast<std::size_t>(number)];
      for (int set = 0; set < 256; ++set) {
        u8 kept = 0;
        int sum = 0;  // each way twice
        for (int half = 0; half < halves; ++half) {
          const int out = ways.out[static_cast<std::size_t>(half)];
          if (out == none || ((set >> half) & 1) == 0 || ((set >> out) & 1) == 0) continue;
          kept = static_cast<u8>(kept | 1 << half);
          sum += ways.fields[static_cast<std::size_t>(half)];
        }
        const Marks::Joined joined = marks.joins[std::rotr(static_cast<u8>(set), 2 * turns)];
        EXPECT_EQ(std::rotl(joined.kept, 2 * turns), kept);
        EXPECT_EQ(2 * joined.fields, sum);
      }
      for (int half = 0; half < halves; ++half)
        EXPECT_EQ((ways.walls >> half) & 1, ways.fields[static_cast<std::size_t>(half)] == 0);
      EXPECT_EQ(marks.scarabs, scarabsOn(number));
      EXPECT_EQ(ways.chambers, scarabsOn(number));
      for (std::size_t i = 0; i < ways.chambers; ++i) {
        const Ways::Chamber& chamber = ways.chamber[i];
        EXPECT_TRUE(hasScarab({number, turns}, static_cast<Quarter>(chamber.quarter)));
        u8 openings = 0;
        for (int half = 0; half < halves; ++half) {
          if (artwork::outer[static_cast<std::size_t>(half)].quarter != static_cast<Quarter>(chamber.quarter)) continue;
          const u32 bit = atCorners[std::size_t{1} << half] >> (8 * chamber.corner);
          EXPECT_TRUE(bit == 1 || bit == 2);
          if (ways.fields[static_cast<std::size_t>(half)] > 0) openings = static_cast<u8>(openings | bit);
        }
        EXPECT_EQ(chamber.openings, openings);
        // Turned once more, it lies at the next corner.
        const auto& printed = waysOf(number, 0).chamber;
        EXPECT_TRUE(std::any_of(printed.begin(), printed.begin() + ways.chambers, [&](const Ways::Chamber& one) {
          return (one.corner + turns) % 4 == chamber.corner && one.openings == chamber.openings;
        }));
      }
    }
}
TEST(LabyrinthMarks, FromEveryHalfEdgeTheWaysThroughAreTheSame) {
  for (int in = 0; in < halves; ++in) {
    const Through& through = throughs[static_cast<std::size_t>(in)];
    u8 seen = 0;
    for (std::size_t i = 0; i < through.outs.size(); ++i) {
      const Crossing& crossing = crossings[static_cast<std::size_t>(in)][through.outs[i]];
      EXPECT_EQ(through.cards[i], crossing.cards);
      EXPECT_EQ(Through::fields[i], crossing.fields);
      seen = static_cast<u8>(seen | 1 << through.outs[i]);
    }
    EXPECT_EQ(seen, 255 & ~(1 << in));
  }
}

// Plays a game in haste, and has a look after each turn.
template <class Look>
void inHaste(const Options& options, u64 luck, Look look) {
  const State state = randomly(options, luck, 4 + static_cast<int>(luck % 4) * 4);
  Board board = state.open.boards[0];
  u32 stack = bitsOf(state.open.stack);
  Haste haste(Quick(board, options), stack);
  haste.board.options = &options;
  while (haste.board.turns() > 0) {
    const Number card = numberOf(std::countr_zero(stack));
    stack = without(stack, card);
    const auto [place, turns] = haste.choose(card, stack);
    ASSERT_FALSE(covered(board, place));
    ASSERT_LT(turns, distinctTurns(card));
    board.tiles[place] = {card, turns};
    haste.lay(place, card, turns);
    std::array<Gem, quarters> stones{};
    haste.chooseStones(place, card, turns, stones);
    for (int quarter = 0; quarter < quarters; ++quarter) {
      const Gem gem = stones[static_cast<std::size_t>(quarter)];
      if (gem == Gem::none) continue;
      ASSERT_TRUE(hasScarab({card, turns}, static_cast<Quarter>(quarter)));
      ASSERT_GT(board.left[static_cast<int>(gem)], 0);
      board.stones[fieldAt(Place(place), static_cast<Quarter>(quarter))] = gem;
      --board.left[static_cast<int>(gem)];
    }
    walk(board, options);
    look(haste, board, stack);
  }
}
TEST(LabyrinthHaste, LaysWhereItIsFreeAndKeepsTheBoardRight) {
  for (const Options& options : manyOptions())
    for (u64 luck = 0; luck < 4; ++luck)
      inHaste(options, luck, [&](const Haste& haste, const Board& board, u32) {
        EXPECT_EQ(haste.board.length(), board.corridor.size());
        EXPECT_EQ(haste.board.points(), tallyOf(board, options).points);
      });
}
TEST(LabyrinthHaste, KeepsWhatItWouldSeeAfresh) {
  for (const Options& options : manyOptions())
    for (u64 luck = 0; luck < 4; ++luck)
      inHaste(options, luck, [&](Haste& haste, const Board& board, u32 stack) {
        Haste afresh(Quick(board, options), stack);
        for (u32 rest = haste.board.free; rest != 0; rest &= rest - 1) {
          const int place = std::countr_zero(rest);
          const Haste::Around& kept = haste.around[static_cast<std::size_t>(place)];
          const Haste::Around& seen = afresh.around[static_cast<std::size_t>(place)];
          EXPECT_EQ(kept.free, seen.free);
          EXPECT_EQ(kept.open, seen.open);
          EXPECT_EQ(kept.passed, seen.passed);
          // What has changed is worked out as if nothing had been known.
          const int ahead = haste.board.turns();
          const u8& stale = haste.stale[static_cast<std::size_t>(place)];
          for (int half = 0; half < halves; ++half)
            if (((stale >> half) & 1) != 0) {
              const int knot = place * halves + half;
              EXPECT_EQ(haste.outlook(knot, stack, ahead), afresh.outlook(knot, stack, ahead));
              EXPECT_EQ((stale >> half) & 1, 0);
            }
        }
      });
}
TEST(LabyrinthHaste, WallsAreWishedForBesideStones) {
  Options options;
  inHaste(options, 1, [&](const Haste& haste, const Board& board, u32) {
    const Haste afresh(Quick(board, options), 0);
    for (u32 rest = haste.board.free; rest != 0; rest &= rest - 1) {
      const auto place = static_cast<std::size_t>(std::countr_zero(rest));
      // Only stones that are lost are still thought of.
      for (int half = 0; half < halves; ++half)
        EXPECT_GE((haste.around[place].wishes >> (8 * half)) & 255, (afresh.around[place].wishes >> (8 * half)) & 255);
    }
  });
}
TEST(LabyrinthStack, WithoutACardItIsTheBagWithoutIt) {
  Bag<designs> bag;
  for (std::size_t i = 0; i < designs; ++i) bag.of[i] = designOf[i].copies;
  for (int number = 1; number <= designs; ++number) {
    Bag<designs> fewer = bag;
    --fewer.of[number - 1];
    EXPECT_EQ(without(bitsOf(bag), number), bitsOf(fewer));
  }
}

// ---- playing on

TEST(LabyrinthPlayOn, EndsEveryGameAsTheRulesHaveIt) {
  for (const Options& options : manyOptions())
    for (u64 luck = 0; luck < 8; ++luck) {
      // In the middle of a turn, too: some have laid, some have not.
      State state = randomly(options, luck, static_cast<int>(luck) * 3);
      Chance chance(luck);
      Teller<Labyrinth::Event> deaf;
      for (u64 i = 0; i < luck % 4 && !over<Labyrinth>(state); ++i) {
        const Seat seat = Labyrinth::actors(state.open).first();
        Labyrinth::play(state, seat, randomMove<Labyrinth>(viewOf<Labyrinth>(state, seat), chance), chance, deaf);
      }
      if (over<Labyrinth>(state)) continue;
      const int turns = places - turnOf(state.open);
      const auto memory = std::make_unique<Labyrinth::Memory>(Seat{0});
      const Chances chances = playToTheEnd(state, chance, *memory);
      EXPECT_TRUE(over<Labyrinth>(state));
      const char* fault = Labyrinth::faults(state);
      EXPECT_EQ(fault, nullptr) << fault;
      const Labyrinth::Standing standing = Labyrinth::standing(state);
      if (options.players == 1) {
        EXPECT_EQ(chances[0], standing.points[0] * surely / Labyrinth::thinking.points);
        continue;
      }
      Prospects prospects{};
      for (Seat seat = 0; seat < options.players; ++seat) prospects[seat] = standing.points[seat] * onePoint;
      EXPECT_EQ(chances, chancesOf(options, prospects, turns));
    }
}
TEST(LabyrinthPlayOn, ALeadIsCertainOnlyAtTheEnd) {
  const auto lead = [](int points, int turns) {
    Options options{};
    options.players = 2;
    return chancesOf(options, {(60 + points) * onePoint, 60 * onePoint}, turns)[0];
  };
  EXPECT_EQ(lead(0, 5), surely / 2);
  EXPECT_GT(lead(3, 20), surely / 2);
  EXPECT_GT(lead(3, 5), lead(3, 20)) << "the nearer the end, the more it says";
  EXPECT_GT(lead(6, 5), lead(3, 5));
  EXPECT_GE(lead(1, 0), surely - 1);
}
TEST(LabyrinthPlayOn, EqualLuckBringsEqualGames) {
  const State start = randomly({}, 5, 9);
  std::array<Chances, 2> came{};
  for (Chances& one : came) {
    const auto memory = std::make_unique<Labyrinth::Memory>(Seat{0});
    Chance chance(u64{7});
    one = Labyrinth::playOn(start, chance, *memory);
  }
  EXPECT_EQ(came[0], came[1]);
}
TEST(LabyrinthPlayOn, WithAMemoryItComesToTheSame) {
  for (const Options& options : manyOptions()) {
    const State state = randomly(options, 6, options.players * 4);
    if (over<Labyrinth>(state)) continue;
    const Seat me = Labyrinth::actors(state.open).first();
    Labyrinth::Moves moves;
    Labyrinth::moves(state.open, state.own[me], me, moves);
    const auto memory = std::make_unique<Labyrinth::Memory>(me);
    Teller<Labyrinth::Event> deaf;
    for (u64 world = 0; world < 4; ++world)
      for (int i = 0; i < moves.size(); i += 1 + moves.size() / 40) {  // more than it remembers
        Chance luck(world);
        State tried = Labyrinth::imagine(viewOf<Labyrinth>(state, me), luck);
        Chance chance(~world);
        Labyrinth::play(tried, me, moves[i], chance, deaf);
        if (over<Labyrinth>(tried)) continue;
        Chance same = chance;
        const Chances remembered = Labyrinth::playOn(tried, chance, *memory);
        const auto nothing = std::make_unique<Labyrinth::Memory>(me);
        EXPECT_EQ(remembered, playToTheEnd(tried, same, *nothing));
        EXPECT_EQ(chance.drawn(), same.drawn());
      }
  }
}
TEST(LabyrinthPlayOn, MakesOnlyLegalMoves) {
  for (const Options& options : manyOptions()) {
    if (options.players != 1) continue;
    State state = begin(options, 3);
    Chance chance(u64{3});
    Teller<Labyrinth::Event> deaf;
    while (!over<Labyrinth>(state)) {
      const auto make = [&](const Move& move) {
        EXPECT_FALSE(refusal(state, 0, move));
        Labyrinth::play(state, 0, move, chance, deaf);
      };
      if (Labyrinth::asked(state.open, 0) == Ask::bet) {
        make(Bet{likelierGuess(tileOf(state.open), bitsOf(state.open.stack))});
        continue;
      }
      Quick quick(state.open.boards[0], options);
      const u32 stack = bitsOf(state.open.stack);
      if (!quick.hasStart()) {
        const Gate gate = bestGate(quick, learnedFor(options), stack);
        make(Start{gate});
        quick.enter(gate);
      }
      const Deed deed = bestDeed(quick, learnedFor(options), tileOf(state.open), stack);
      const int turn = turnOf(state.open);
      make(Lay{deed.place, deed.turns});
      // In ascending order, should that be asked for.
      std::vector<int> order{0, 1, 2, 3};
      const auto gemOn = [&](int quarter) { return deed.stones[static_cast<std::size_t>(quarter)]; };
      std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return gemOn(a) < gemOn(b); });
      for (const int quarter : order)
        if (gemOn(quarter) != Gem::none) make(Stone{gemOn(quarter), deed.place, static_cast<Quarter>(quarter)});
      if (!over<Labyrinth>(state) && turnOf(state.open) == turn && Labyrinth::asked(state.open, 0) == Ask::stones)
        make(Done{});
    }
  }
}

// ---- what was learned

TEST(LabyrinthLearned, TheFileHasWhatTheProgramWasBuiltWith) {
  std::ifstream file("games/labyrinth/weights.txt");
  ASSERT_TRUE(file);
  std::vector<int> numbers;
  std::string line;
  std::getline(file, line);
  EXPECT_TRUE(line.starts_with("// Made by labyrinth_lab train")) << line;
  while (std::getline(file, line)) {
    if (line.starts_with("//")) continue;
    std::istringstream words(line);
    for (std::string word; std::getline(words, word, ',');) numbers.push_back(std::stoi(word));
  }
  ASSERT_EQ(numbers.size(), 2 * static_cast<std::size_t>(Learned::many));
  for (std::size_t i = 0; i < numbers.size(); ++i)
    ASSERT_EQ(numbers[i], learned[i / Learned::many].of[i % Learned::many]) << i;
}
TEST(LabyrinthLearned, MakesAStoneLikelierTheMoreWallsStand) {
  for (const Learned& one : learned)
    for (int ahead = 4; ahead < 16; ++ahead) {
      const auto likely = [&](int pending, int touch) {
        return one.of[static_cast<std::size_t>(Learned::chamberAt(ahead, pending, touch))];
      };
      EXPECT_GT(likely(0, 1 + 2 * 4), likely(1, 1 + 2 * 4));
      EXPECT_GT(likely(1, 0), likely(2, 0));
    }
}
int meanOf(Learner& learner, int games) {
  int sum = 0;
  for (int i = 0; i < games; ++i) sum += learner.game(false);
  return sum / games;
}
TEST(LabyrinthLearned, AFewGamesTeachSomething) {
  const auto nothing = std::make_unique<Learner>(Options{}, 1, Learned{});
  nothing->settling = 0;
  nothing->step = 0.3;
  const int before = meanOf(*nothing, 100);
  for (int i = 0; i < 600; ++i) nothing->game(true);
  EXPECT_GT(meanOf(*nothing, 100), before + 3);
}
TEST(LabyrinthLearned, EqualSeedsTeachTheSame) {
  const auto teach = [] {
    const auto learner = std::make_unique<Learner>(Options{}, 2, firstGuess());
    learner->settling = 10;
    for (int i = 0; i < 30; ++i) learner->game(true);
    return learner->weights().of;
  };
  EXPECT_EQ(teach(), teach());
}
TEST(LabyrinthLearned, WorthIsTheSumOfItsFeatures) {
  for (u64 luck = 0; luck < 30; ++luck) {
    const State state = randomly({}, luck, 3 + static_cast<int>(luck % 20));
    const Quick quick(state.open.boards[0], state.open.options);
    Features features;
    const u32 stack = bitsOf(state.open.stack);
    double sum = featuresOf(quick, learned[0], stack, features);
    for (const Feature& feature : features)
      sum += learned[0].of[static_cast<std::size_t>(feature.index)] * (feature.much / 1024.0);
    EXPECT_NEAR(sum, worthOf(quick, learned[0], stack), 64);
  }
}

// ---- value

int chanceOf(const State& state, Seat seat) { return Labyrinth::value(state)[seat]; }

TEST(LabyrinthValue, SumsUpForEveryNumberOfPlayers) {
  for (const Options& options : manyOptions())
    for (const int turns : {0, 1, 3, 8, 16, 24}) {
      const State state = randomly(options, 4, turns);
      if (over<Labyrinth>(state)) continue;
      const Chances chances = Labyrinth::value(state);
      for (int seat = 0; seat < options.players; ++seat) EXPECT_GE(chances[static_cast<std::size_t>(seat)], 0);
      if (options.players > 1) {
        EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0), surely, options.players);
      }
    }
}
TEST(LabyrinthValue, MorePointsAreBetterAndALateLeadIsNearlyCertain) {
  const std::string late = without(without(firstBoard, "E1"), "E5");
  State state = position(late, 2, forPlayers(2), Gate::westLeft);
  EXPECT_NEAR(chanceOf(state, 0), surely / 2, 8);
  const State ahead = with(state, 0, {"C3a", "B3c"});
  EXPECT_GE(chanceOf(ahead, 0), chanceOf(state, 0));
  // The other one never came in.
  state.open.boards[1].gate = Gate::middleLeft;
  walk(state.open.boards[1], state.open.options);
  EXPECT_GT(chanceOf(state, 0), surely * 98 / 100);
}
TEST(LabyrinthValue, AloneItIsThePointsThatAreExpected) {
  const State late = position(without(firstBoard, "E1"), 2, {}, Gate::westLeft);
  EXPECT_GE(chanceOf(late, 0), 54 * surely / Labyrinth::thinking.points);
  const State early = position("1 2 3", 4);
  EXPECT_GT(chanceOf(early, 0), 40 * surely / Labyrinth::thinking.points);
  EXPECT_LT(chanceOf(early, 0), 90 * surely / Labyrinth::thinking.points);
}

// ---- the exact end

// Everything the rules allow, tried through the rules themselves: the mean of the points.
double tryAll(const State& state);
double tryMove(const State& state, const Move& move) {
  Chance chance(u64{1});
  Teller<Labyrinth::Event> deaf;
  State then = state;
  Labyrinth::play(then, 0, move, chance, deaf);
  if (over<Labyrinth>(then)) return Labyrinth::standing(then).points[0];
  if (turnOf(then.open) == turnOf(state.open)) return tryAll(then);
  // Any card may have come instead of this one.
  ++then.open.stack.of[tileOf(then.open) - 1];
  double sum = 0;
  for (int i = 0; i < designs; ++i) {
    const int copies = then.open.stack.of[static_cast<std::size_t>(i)];
    if (copies == 0) continue;
    State with = then;
    --with.open.stack.of[static_cast<std::size_t>(i)];
    with.open.cards.back() = i + 1;
    with.open.agenda.back().n = static_cast<u8>(i + 1);
    sum += copies * tryAll(with);
  }
  return sum / then.open.stack.size();
}
double tryAll(const State& state) {
  Labyrinth::Moves moves;
  Labyrinth::moves(state.open, state.own[0], 0, moves);
  double best = 0;
  for (const Move& move : moves) best = std::max(best, tryMove(state, move));
  return best;
}

void compare(const State& state) {
  Labyrinth::Moves moves;
  Labyrinth::moves(state.open, state.own[0], 0, moves);
  Weights<Labyrinth::Moves> chances{};
  ASSERT_TRUE(Labyrinth::solve(viewOf<Labyrinth>(state, 0), moves, chances));
  for (int i = 0; i < moves.size(); ++i)
    EXPECT_NEAR(chances[static_cast<std::size_t>(i)], tryMove(state, moves[i]) * surely / Labyrinth::thinking.points, 2)
        << i;
}
TEST(LabyrinthSolve, AgreesWithTryingEverything) {
  for (const Options& options : {Options{}, expert()})
    for (u64 luck = 1; luck <= 3; ++luck) {
      State state = begin(options, luck);
      Chance chance(luck);
      Teller<Labyrinth::Event> deaf;
      while (turnOf(state.open) < places - 1)
        Labyrinth::play(state, 0, sensibleMove<Labyrinth>(viewOf<Labyrinth>(state, 0), chance), chance, deaf);
      compare(state);
      Labyrinth::play(state, 0, sensibleMove<Labyrinth>(viewOf<Labyrinth>(state, 0), chance), chance, deaf);
      compare(state);  // perhaps in the middle of the turn
    }
}
TEST(LabyrinthSolve, DoesNotTryWhatIsTooMuch) {
  const State state = randomly({}, 1, 12);
  Labyrinth::Moves moves;
  Labyrinth::moves(state.open, state.own[0], 0, moves);
  Weights<Labyrinth::Moves> chances{};
  EXPECT_FALSE(Labyrinth::solve(viewOf<Labyrinth>(state, 0), moves, chances));
}
TEST(LabyrinthSolve, TakesTheVictoryRatherThanNothing) {
  // Both have the same board but for a stone that counts: whoever has it wins, and the solver knows.
  State state = position(without(firstBoard, "E5"), 6, forPlayers(2), Gate::westLeft);
  state = with(state, 0, {"C3a"});
  Labyrinth::Moves moves;
  Labyrinth::moves(state.open, state.own[0], 0, moves);
  Weights<Labyrinth::Moves> chances{};
  ASSERT_TRUE(Labyrinth::solve(viewOf<Labyrinth>(state, 0), moves, chances));
  EXPECT_GT(*std::max_element(chances.begin(), chances.begin() + moves.size()), surely * 9 / 10);
  ASSERT_TRUE(Labyrinth::solve(viewOf<Labyrinth>(state, 1), moves, chances));
  EXPECT_LT(*std::max_element(chances.begin(), chances.begin() + moves.size()), surely / 10);
}

// ---- the search

TEST(LabyrinthSearch, PlaysBetterThanAtFirstSight) {
  const auto mean = [](const Player& player) {
    constexpr int games = 2;
    int sum = 0;
    for (u64 luck = 1; luck <= games; ++luck) {
      Chance chance(luck);
      Teller<Labyrinth::Event> deaf;
      State state = Labyrinth::setup({}, chance, deaf);
      while (!over<Labyrinth>(state)) {
        const auto move = Opponent<Labyrinth>::decide(viewOf<Labyrinth>(state, 0), player, {luck, 0}).move;
        Labyrinth::play(state, 0, move, chance, deaf);
      }
      sum += Labyrinth::standing(state).points[0];
    }
    return sum / games;
  };
  Player thinks;
  thinks.level = 5;
  thinks.simulations = 60;
  EXPECT_GE(mean(thinks), 55);
}

TEST(LabyrinthPar, WhoKnowsTheCardsReachesMore) {
  Options options;
  const State state = playedOut(options, 1);
  const std::vector<Number> order(state.open.cards.begin(), state.open.cards.end());
  const Board empty = begin(options).open.boards[0];
  const int narrow = parOf(options, empty, order, 1);
  const int wide = parOf(options, empty, order, 30);
  EXPECT_GT(narrow, 30);
  EXPECT_GT(wide, narrow);
}

}  // namespace
}  // namespace mastaba::labyrinth
