// A type with a field of every kind that can be described, for the tests of this folder.
#pragma once

#include "describe/types.h"

namespace mastaba {

enum class SampleMetal : u8 { none, copper, gold };
BOOST_DESCRIBE_ENUM(SampleMetal, none, copper, gold)

struct SampleStep {
  Square<3, 2> to;
  Seat by;
};
struct SampleWait {};
BOOST_DESCRIBE_STRUCT(SampleStep, (), (to, by))
BOOST_DESCRIBE_STRUCT(SampleWait, (), ())
using SampleMove = std::variant<SampleStep, SampleWait>;

struct SampleChest {
  SampleMetal metal;
  Seq<Below<10>, 3> coins;
};
BOOST_DESCRIBE_STRUCT(SampleChest, (), (metal, coins))

struct SampleAll {
  bool ready = false;
  i16 debt = 0;
  int points = 0;
  u32 words = 0;
  Below<7> lot;
  Square<3, 2> at;
  Seat seat;
  Seats seats;
  std::string name;
  SampleMetal metal{};
  std::array<std::array<u8, 2>, 2> grid{};
  std::array<SampleChest, 2> chests{};
  List<int, 3> tally;
  std::vector<std::string> notes;
  std::optional<Below<4>> guess;
  SampleMove move;
  std::vector<SampleMove> moves;
};
BOOST_DESCRIBE_STRUCT(SampleAll, (),
                      (ready, debt, points, words, lot, at, seat, seats, name, metal, grid, chests, tally, notes, guess,
                       move, moves))

inline SampleAll sampleAll() {
  SampleAll all;
  all.ready = true;
  all.debt = -300;
  all.points = -70000;
  all.words = 4'000'000'000;
  all.lot = 6;
  all.at = 5;
  all.seat = 3;
  all.seats = Seats::upTo(2);
  all.name = "Anna";
  all.metal = SampleMetal::gold;
  all.grid = {{{1, 2}, {3, 255}}};
  all.chests[1].metal = SampleMetal::copper;
  all.chests[1].coins.push(9);
  all.chests[1].coins.push(0);
  all.tally.push(-1);
  all.notes = {"a", "b"};
  all.guess = 2;
  all.move = SampleStep{4, 1};
  all.moves = {SampleWait{}, SampleStep{0, 7}};
  return all;
}

// The same as JSON, as it must always be: records and pages are made of such text.
inline constexpr const char* sampleAllJson =
    R"({"ready":true,"debt":-300,"points":-70000,"words":4000000000,"lot":6,"at":5,"seat":3,"seats":[0,1],)"
    R"("name":"Anna","metal":"gold","grid":[[1,2],[3,255]],)"
    R"("chests":[{"metal":"none","coins":[]},{"metal":"copper","coins":[9,0]}],"tally":[-1],"notes":["a","b"],)"
    R"("guess":2,"move":{"is":"sampleStep","to":4,"by":1},)"
    R"("moves":[{"is":"sampleWait"},{"is":"sampleStep","to":0,"by":7}]})";

}  // namespace mastaba
